import type { Language } from '#lib/language.ts'
import { organizationsEmailText as spanish } from './organizations.mail.text.es.ts'
import { organizationsEmailText as english } from './organizations.mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

interface Invited {
  kind: 'administrator' | 'case_manager' | 'specialist' | 'patient'
  name: string
  organizationName: string
}

/** Invites somebody to their page (a patient) or to the team. */
export function composeInvitation({ kind, name, organizationName }: Invited, language: Language) {
  const text = texts[language]
  if (kind === 'patient') return text.patient
  return {
    subject: text.staff.subject(organizationName),
    body: text.staff.body(name, organizationName, text.roles[kind]),
  }
}
