import type { mailboxPartsText as English } from './mailbox.text.ts'

export const mailboxPartsText: typeof English = {
  list: 'Correos',
  to: 'Para',
  status: { waiting: 'En espera', sent: 'Entregado aquí', withheld: 'Retenido' },
}
