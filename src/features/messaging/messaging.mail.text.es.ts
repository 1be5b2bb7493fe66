import type { messagingEmailText as English } from './messaging.mail.text.ts'

export const messagingEmailText: typeof English = {
  unread: {
    subject: 'Tiene un mensaje nuevo',
    body: 'Hola:\n\nHay un mensaje para usted. Entre para leerlo cuando le venga bien.',
  },
}
