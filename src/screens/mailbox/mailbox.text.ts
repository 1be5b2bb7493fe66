import { brand } from '#lib/brand.ts'

export const mailboxText = {
  meta: 'Mailbox',
  title: 'Mailbox',
  lead: 'An evaluation copy sends no mail. Every mail that it would have sent lands here, the newest first.',
  closed: {
    title: 'There is no mailbox here',
    body: `Only an evaluation copy of ${brand.name} shows its mails. This copy sends them to the people they are for, and nobody else can read them.`,
  },
  locked: {
    title: 'This mailbox is locked',
    body: 'Other machines can reach this copy, and its mails hold links that open accounts. Open the mailbox with the address that its terminal shows.',
  },
  home: 'Return to Home',
  empty: {
    title: 'No mail yet',
    body: 'Sign up, invite someone or finish an onboarding: the mail that follows appears here within seconds.',
  },
  choose: 'Choose a mail to read it here.',
  look: 'Look for new mail',
  loading: 'Opening the mailbox',
}
