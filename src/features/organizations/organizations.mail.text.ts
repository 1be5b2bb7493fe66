import { brand } from '#lib/brand.ts'

/** The mails that invite somebody. A patient's names nobody and nothing that whoever looks over a shoulder could guess. */
export const organizationsEmailText = {
  patient: {
    subject: 'You have an invitation',
    body: 'Someone who works with you has made a page for you. It is free, private, and yours alone.\n\nThe link works for 14 days, and it opens the page only for you. Please do not pass it on.',
  },
  staff: {
    subject: (organization: string) => `Join ${organization} on ${brand.name}`,
    body: (name: string, organization: string, role: string) =>
      `Hello ${name},\n\n${organization} invites you to work with ${brand.name} as ${role}.\n\nThe link works for 14 days, and only for you. Please do not pass it on.`,
  },
  roles: {
    administrator: 'an administrator',
    case_manager: 'a case manager',
    specialist: 'a specialist',
  },
}
