import type { assistantPatientText as English } from './assistant.patient.text.ts'

/** What a patient reads around the guide's words: the needs box and the affirmation of the day (Spanish). */
export const assistantPatientText: typeof English = {
  needsBox: {
    title: '¿Qué necesita?',
    description: 'Escríbalo con sus propias palabras. Enseguida verá unos primeros pasos.',
    label: '¿Qué necesita en este momento?',
    placeholder: 'Por ejemplo: debo la renta y no tengo cómo llegar al médico.',
    submit: 'Enviar',
    submitting: 'Buscando primeros pasos...',
    responseTitle: 'Respuesta de apoyo de la IA',
    savedToNotes: 'Sus palabras se agregan a sus notas, donde su equipo puede leerlas.',
    failure: 'Error',
    failureHint: 'Lo que escribió sigue aquí. Inténtelo otra vez, por favor.',
  },
  affirmation: {
    title: 'Frase del día',
    hint: 'Cada día, una nueva.',
  },
  guideNote:
    'Respuesta de la guía integrada, con textos de una colección fija. No es consejo médico ni legal.',
}
