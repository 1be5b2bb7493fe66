export const mailboxPartsText = {
  list: 'Mails',
  to: 'To',
  status: { waiting: 'Waiting', sent: 'Delivered here', withheld: 'Held back' },
}
