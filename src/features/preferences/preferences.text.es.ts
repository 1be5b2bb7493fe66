import type { preferencesText as English } from './preferences.text.ts'

/** The words about what a patient decides about themselves (Spanish). */
export const preferencesText: typeof English = {
  failed: {
    title: 'No se guardó',
    body: 'No se pudo guardar su decisión. Nada más cambió. Inténtelo de nuevo.',
  },
  save: 'Guardar',
  saving: 'Guardando…',
  contact: {
    heading: 'Cómo comunicarnos con usted sin riesgo',
    description: 'Su equipo lo ve. Todos los correos que enviamos lo respetan.',
    ways: 'Es seguro…',
    mayEmail: 'escribirme por correo electrónico',
    mayEmailHint: 'Sin esto, no le llega ningún correo. Aquí sigue viendo todo.',
    mayCall: 'llamarme',
    mayText: 'enviarme mensajes de texto',
    mayLeaveMessage: 'dejar un recado',
    mayLeaveMessageHint: 'En el buzón de voz o con quien conteste.',
    hours: 'Horas seguras',
    hoursHint: 'Un correo que llegue a otra hora espera hasta estas horas.',
    fromHour: 'Desde',
    untilHour: 'Hasta',
    dayBegins: 'Comienzo del día',
    dayEnds: 'Final del día',
    words: 'Algo más que debamos saber',
    wordsHint: 'Por ejemplo: llamen al teléfono de mi trabajo, o digan que son de la biblioteca.',
    saved: { title: 'Guardado', body: 'Su equipo puede ver cómo comunicarse con usted.' },
  },
  model: {
    heading: 'Usted y la IA',
    guide:
      'La ayuda que lee aquí viene de una guía que es parte de este sitio: consejos claros que personas escribieron y revisaron. Funciona en nuestro propio servidor. Sus palabras no salen de aquí.',
    off: 'Su organización no ha activado ningún modelo de lenguaje (la IA que escribe por sí sola). Así que ningún modelo lee lo que usted escribe, elija lo que elija aquí.',
    on: 'Su organización activó un modelo de lenguaje (la IA que escribe por sí sola). Si usted dice que sí, puede leer lo que escribe, sin su nombre, correo, teléfono ni dirección, para ayudar a su equipo. Una persona revisa lo que escribe.',
    question: '¿Puede un modelo leer sus palabras?',
    asked: 'Todavía no se lo hemos preguntado, así que cuenta como un no.',
    yes: 'Sí, puede',
    no: 'No, no puede',
    freely: 'No pierde nada por decir que no. Puede cambiar de opinión cuando quiera, y vale de inmediato.',
    saved: { title: 'Guardado', body: 'Su decisión vale desde ahora.' },
  },
  clock: {
    heading: 'Idioma y hora',
    language: 'Idioma',
    languages: { en: 'English', es: 'Español' },
    timeZone: 'Zona horaria',
    timeZoneHint: 'Las horas y los días se muestran según este reloj.',
    here: zone => `Usar la zona horaria de este dispositivo: ${zone}`,
    saved: { title: 'Guardado', body: 'Su idioma y su zona horaria cambiaron.' },
  },
  checkIns: {
    heading: 'Registros del día',
    body: 'Un registro breve en su inicio, con una cuenta de sus días que nunca se pierde. Solo si le gusta.',
    wants: 'Mostrar los registros del día y los logros',
    on: { title: 'Los registros están activados', body: 'Los encuentra en su inicio.' },
    off: {
      title: 'Los registros están desactivados',
      body: 'Lo que escribió se conserva. Puede activarlos de nuevo en Mi perfil.',
    },
  },
  problems: {
    hoursTurned: 'Elija un final que sea posterior al comienzo.',
    wordsLong: 'Use como máximo 500 letras.',
    timeZoneUnknown: 'Elija una zona horaria de la lista.',
  },
}
