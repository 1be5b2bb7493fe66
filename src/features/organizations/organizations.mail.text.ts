import { brand } from '#lib/brand.ts'

/** The mails that invite somebody. A patient's names nobody and nothing that whoever looks over a shoulder could guess. */
export const organizationsEmailText = {
  patient: {
    subject: 'You have an invitation',
    body: 'Someone who works with you has made a page for you. It is free, private, and yours alone.\n\nThe link works for 14 days, and it opens the page only for you. Please do not pass it on.',
  },
  staff: {
    subject: `You are invited to a team on ${brand.name}`,
    team: 'A team',
    body: (name: string, organization: string, role: string) =>
      `Hello${name && ` ${name}`},\n\n${organization} invites you to work with ${brand.name} as ${role}.\n\nThe link works for 14 days, and only for you. Please do not pass it on.`,
    unverified: (body: string) =>
      `${body}\n\nThis team is new here. ${brand.name} has not verified who runs it. If you do not know them, you can ignore this mail.`,
  },
  roles: {
    administrator: 'an administrator',
    case_manager: 'a case manager',
    specialist: 'a specialist',
  },
}
