/** Las palabras de los archivos que se le muestran a una persona (español). */
import type { filesPatientText as English } from './files.patient.text.ts'

export const filesPatientText: typeof English = {
  heading: 'Archivos para usted',
  description: 'Documentos que su equipo puso aquí para usted, y los que usted le envió.',
  list: 'Archivos para usted, primero los más nuevos',
  added: day => `Desde el ${day}`,
  find: 'Buscar un archivo por su nombre',
  more: 'Mostrar más archivos',
  noneFound: 'Ningún archivo tiene estas palabras en su nombre.',
  loadFailed: 'No se pudieron cargar sus archivos. No se perdió nada.',
  asked: {
    choose: 'Enviar un archivo',
    another: 'Enviar otro archivo',
    of: title => `Enviar un archivo: ${title}`,
    hint: 'Una foto, un PDF o un documento. Como máximo 25 MB.',
    sending: name => `Enviando ${name}`,
    waiting: 'Sin conexión. Sigue solo cuando vuelva la conexión.',
    cancel: 'Cancelar',
    sent: name => `${name} ya lo tiene su equipo. Cuando haya enviado todo, marque la tarea como hecha.`,
    failed: 'El archivo no se envió. No se perdió nada. Inténtelo otra vez.',
    refused: {
      empty: 'Este archivo está vacío. Elija otro.',
      tooLarge: 'Este archivo tiene más de 25 MB. Tome una foto más pequeña o envíelo en partes.',
      unknownKind: 'Este tipo de archivo no se puede enviar. Tome una foto o guárdelo como PDF.',
      couldRun: 'Este tipo de archivo no se puede enviar. Tome una foto o guárdelo como PDF.',
      mixed: 'Este archivo está dañado. Guárdelo otra vez o tome una foto.',
      macros: 'Este documento tiene macros. Guárdelo como PDF y envíe ese.',
      bomb: 'Este archivo no se puede abrir de forma segura. Guárdelo como PDF y envíe ese.',
      infected: 'Se encontró un virus en este archivo. No se guardó.',
    },
  },
}
