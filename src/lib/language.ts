/** The languages in which patients and visitors read Handrail. */
export type Language = 'en' | 'es'

/** Every language, in the order in which a choice is offered. */
export const languages: readonly Language[] = ['en', 'es']

/** What stands before every address of a language: English at `/…`, Spanish at `/es/…`. */
export const languageAddress: Record<Language, string> = { en: '', es: '/es' }

/** The cookie that keeps a person's choice of language. */
export const languageCookie = 'handrail_language'

/** What an address carries when it is followed as a choice of language: `?language=es`. */
export const languageChoice = 'language'

/** Stands before the language where nobody chose it on this device: it is the stored one of who signed in (decision 55). */
const OF_ACCOUNT = 'account-'
export const asStored = (language: Language) => `${OF_ACCOUNT}${language}`

/** The language that a choice or a cookie names, chosen on this device or stored with an account; undefined for anything else. */
export const languageNamed = (words: string | null | undefined): Language | undefined =>
  languages.find(known => words === known || words === asStored(known))

/**
 * The language of this build of the pages. Run by Node (the server, tests) there is no build, and it
 * is English: the server picks words by the person's own language instead.
 */
export const pageLanguage: Language = import.meta.env?.VITE_LANGUAGE === 'es' ? 'es' : 'en'

/** The same page in a language, from its address without a language, such as `/pricing`. */
export function addressIn(language: Language, address: string): string {
  return address === '/' && language !== 'en'
    ? `${languageAddress[language]}/`
    : `${languageAddress[language]}${address}`
}
