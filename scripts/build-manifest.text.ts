import type { Language } from '../src/lib/language.ts'

/** The words of the web manifest. They say nothing about care: a home screen is seen by others too. */
export const manifestWords: Record<Language, { description: string }> = {
  en: { description: 'Your messages, plans and next steps in one place.' },
  es: { description: 'Sus mensajes, planes y próximos pasos en un solo lugar.' },
}
