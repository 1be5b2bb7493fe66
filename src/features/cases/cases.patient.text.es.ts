import type { casesPatientText as English } from './cases.patient.text.ts'

export const casesPatientText: typeof English = {
  title: day => `Su caso está cerrado desde el ${day}`,
  body: 'Todo lo que hay aquí sigue siendo suyo: puede leerlo y descargarlo. No hay citas ni formularios nuevos.',
  ask: name => `Si necesita ayuda otra vez o tiene una pregunta, escriba a ${name}.`,
  askTeam: 'Si necesita ayuda otra vez o tiene una pregunta, escriba a su equipo de atención.',
  write: 'Escribir un mensaje',
  download: 'Descargar sus datos',
  noNewFormTitle: 'No hay nada que llenar',
  noNewForm:
    'Su caso está cerrado, así que no hay formularios nuevos para llenar. Todavía puede leer lo que envió.',
}
