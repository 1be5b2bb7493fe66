import type { askedFilesText as English } from './asked-files.text.ts'

export const askedFilesText: typeof English = {
  asked: 'Su equipo le pide un archivo.',
  send: 'Enviar el archivo',
  received: 'Su equipo ya lo tiene:',
  done: 'Hecho',
}
