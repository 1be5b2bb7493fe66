/** Las palabras de los archivos que se le muestran a una persona (español). */
import type { filesPatientText as English } from './files.patient.text.ts'

export const filesPatientText: typeof English = {
  heading: 'Archivos para usted',
  description: 'Documentos que su equipo de atención puso aquí para que los lea y los guarde.',
  list: 'Archivos para usted, primero los más nuevos',
  added: day => `Desde el ${day}`,
  loadFailed: 'No se pudieron cargar sus archivos. No se perdió nada.',
}
