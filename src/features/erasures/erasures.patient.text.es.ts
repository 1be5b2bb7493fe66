import type { erasuresPatientText as English } from './erasures.patient.text.ts'

export const erasuresPatientText: typeof English = {
  heading: 'Pedir que se borre todo',
  body: 'Puede pedir que aquí no se guarde nada sobre usted: su expediente, sus mensajes, sus archivos y su cuenta. Si quiere conservar sus datos, descárguelos antes.',
  ask: 'Pedir que se borre todo',
  title: '¿Pedir que se borre todo sobre usted?',
  hint: 'La administración de su equipo lo lee y lo confirma. Después no se puede deshacer y usted ya no podrá entrar aquí. Hasta entonces puede retirarlo.',
  no: 'No, conservarlo',
  yes: 'Sí, pedirlo',
  asked: { title: 'Lo pidió', body: 'Puede retirarlo aquí hasta que se confirme.' },
  waiting: day => `Lo pidió el ${day}. Puede retirarlo hasta que se confirme.`,
  waitingByOther: day =>
    `El ${day}, la administración de su equipo anotó que usted quiere que se borre todo sobre usted. Si no es así, retire la petición. Puede hacerlo hasta que se confirme.`,
  running: 'Ya se confirmó. Se está borrando todo sobre usted.',
  takeBack: 'Retirar la petición',
  takenBack: { title: 'Retirada', body: 'Todo queda como está.' },
  failed: { title: 'No se guardó', body: 'Inténtelo de nuevo en un momento.' },
}
