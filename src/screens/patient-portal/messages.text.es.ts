import type { messagesText as English } from './messages.text.ts'

export const messagesText: typeof English = {
  pageTitle: 'Mensajes',
  title: 'Mensajes',
  lead: 'Escriba a las personas que le ayudan. Aquí llegan las respuestas.',
}
