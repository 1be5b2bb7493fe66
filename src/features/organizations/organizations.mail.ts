import type { Language } from '#lib/language.ts'
import { nameInMail } from '#lib/name-in-mail.ts'
import { organizationsEmailText as spanish } from './organizations.mail.text.es.ts'
import { organizationsEmailText as english } from './organizations.mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

interface Invited {
  kind: 'administrator' | 'case_manager' | 'specialist' | 'patient'
  name: string
  organizationName: string
  /** Founded a short while ago by somebody whom nobody here knows. */
  isNew: boolean
}

/** Invites somebody to their page (a patient) or to the team; says of a new organization that nobody verified it. */
export function composeInvitation({ kind, name, organizationName, isNew }: Invited, language: Language) {
  const text = texts[language]
  const { subject, body } =
    kind === 'patient'
      ? text.patient
      : {
          subject: text.staff.subject,
          body: text.staff.body(
            nameInMail(name) ?? '',
            nameInMail(organizationName) ?? text.staff.team,
            text.roles[kind],
          ),
        }
  return { subject, body: isNew ? text.staff.unverified(body) : body }
}
