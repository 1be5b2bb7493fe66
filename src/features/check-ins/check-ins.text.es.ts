import type { checkInsText as English } from './check-ins.text.ts'

const daysIn = (days: number) => `${days} ${days === 1 ? 'día' : 'días'}`

/** The words of check-ins, the streak and milestones (Spanish). */
export const checkInsText: typeof English = {
  heading: '¿Cómo va su día?',
  moods: {
    1: 'Muy difícil',
    2: 'Difícil',
    3: 'Más o menos',
    4: 'Bien',
    5: 'Muy bien',
  },
  moodGroup: 'Cómo va su día',
  words: '¿Quiere contar algo más?',
  wordsHint: 'Solo usted puede leerlo, a menos que lo comparta.',
  share: 'Compartir el día de hoy con mi gestor de casos',
  shareHint: 'Verá cómo va su día y lo que escribió aquí. Puede deshacerlo.',
  elsewhere: 'En otro aparato usted escribió:',
  keepsBoth: 'Al guardar quedan los dos.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado por hoy.',
  savedAndShared: 'Guardado por hoy y compartido con su gestor de casos.',
  streak: {
    new: 'Su primer registro comienza la cuenta.',
    today: days => (days === 1 ? 'Este es su primer registro.' : `Ya tiene ${days} días con registro.`),
    open: days => `Lleva ${daysIn(days)}. Hoy puede ser el siguiente.`,
    paused: days =>
      `${days === 1 ? 'Su día está guardado' : `Sus ${days} días están guardados`}. La cuenta está en pausa y sigue cuando usted quiera.`,
    back: days => `Qué bueno verle de nuevo. Con hoy son ${days} días.`,
  },
  unit: days => (days === 1 ? 'día' : 'días'),
  paused: 'En pausa',
  milestones: 'Lo que ha logrado',
  goals: count => (count === 1 ? 'Primera meta lograda' : `${count} metas logradas`),
  checklist: count => (count === 1 ? 'Primer paso hecho' : `${count} pasos hechos`),
  earlier: 'Sus últimos registros',
  shared: 'Compartido',
  private: 'Solo usted',
  forget: 'Borrar',
  forgetOf: day => `Borrar el registro del ${day}`,
  forgotten: { title: 'Borrado', body: 'Este registro ya no existe.' },
  more: 'Sus días hasta ahora',
  hide: 'Desactivar esto',
  notTold: 'Este registro es privado. No se le ha avisado a nadie.',
  nobodyToTell: 'Todavía no tiene gestor de casos. Use uno de los números de arriba.',
  forStaff: {
    heading: 'Registros que compartió',
    description:
      'Cómo van sus días, en sus propias palabras. Lo que guarda en privado no se le muestra a nadie.',
    none: 'No ha compartido ningún registro.',
  },
  failures: {
    checkIn: {
      title: 'No se guardó',
      body: 'No se pudo guardar su registro. Sus palabras siguen aquí. Inténtelo de nuevo.',
    },
    tell: {
      title: 'No se envió',
      body: 'No se pudo avisar a su gestor de casos. Llame o escriba al 988, o al 911 en una emergencia.',
    },
    forget: { title: 'Error', body: 'El registro sigue ahí. Inténtelo de nuevo.' },
  },
}
