import { addressIn, type Language } from '#lib/language.ts'
import type { MailWords } from './notices/notices.rules.ts'
import { notificationsEmailText as spanish } from './notifications.mail.text.es.ts'
import { notificationsEmailText as english } from './notifications.mail.text.ts'

const texts: Record<Language, typeof english> = { en: english, es: spanish }

interface Letter {
  words: MailWords
  language: Language
  /** Where the screen stands, e.g. https://care.example.org */
  originUrl: string
  /** The screen to open, where there is one. */
  screen?: string
  audience: keyof typeof english.why
}

/** The whole text of a mail: what there is to say, the way to the screen, and why it came. */
export function composeBody({ words, language, originUrl, screen, audience }: Letter): string {
  const text = texts[language]
  const way = screen ? [text.open, `${originUrl}${addressIn(language, screen)}`] : []
  return [words.body, ...way, text.why[audience]].join('\n\n')
}
