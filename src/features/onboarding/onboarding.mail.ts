import type { Language } from '#lib/language.ts'
import { nameInMail } from '#lib/name-in-mail.ts'
import { onboardingEmailText as spanish } from './onboarding.mail.text.es.ts'
import { onboardingEmailText as english } from './onboarding.mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

/** Tells a patient what happens after the welcome conversation; `name` is the preferred name, where there is one. */
export function composeCompletedOnboarding(name: string | null, language: Language) {
  const { subject, body } = texts[language]
  return { subject, body: body(nameInMail(name) ?? null) }
}
