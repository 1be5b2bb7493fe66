import type { Language } from '#lib/language.ts'
import { verificationMailText as spanish } from './verification.mail.text.es.ts'
import { verificationMailText as english } from './verification.mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

/** The code to sign up with. */
export function composeCode(code: string, language: Language) {
  const { subject, body } = texts[language].code
  return { subject, body: body(code) }
}

/** For whoever signs up with an address that has an account: it was not made twice, and how to get in. */
export function composeKnownAccount(language: Language) {
  return texts[language].known
}

/** To the former address: that notices go elsewhere now. It doesn't say where. */
export function composeAddressChanged(language: Language) {
  return texts[language].addressChanged
}

/** The link for choosing a new password. */
export function composeNewPassword(language: Language) {
  return texts[language].newPassword
}

/** The link that confirms an address. */
export function composeVerification(language: Language) {
  return texts[language].verification
}
