import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { addressIn, languageChoice, languages, pageLanguage } from '#lib/language.ts'
import { LanguageIcon } from '#ui/icons.ts'
import { frameText } from './frame.text.ts'

const wordsShown = { always: undefined, 'on a wide screen': 'max-xl:sr-only', never: 'sr-only' }

/** The language that this page is not in. */
export const otherLanguage = languages.find(language => language !== pageLanguage) ?? pageLanguage

const choice = `${languageChoice}=${otherLanguage}`

/** Shows the page at this path in the other language; the query and the fragment (a filter, a heading on the page) stay. */
export function changeLanguage(pathname: string): void {
  const { search, hash } = window.location
  window.location.assign(
    `${addressIn(otherLanguage, pathname)}${search ? `${search}&` : '?'}${choice}${hash}`,
  )
}

/**
 * A link to the same page in the other language, which the server takes for a choice that stays for a year: it works
 * before, and without, any script.
 */
export function LanguageSwitch({
  className,
  words = 'always',
}: {
  className?: string
  /** Where it says the language beside its picture. */
  words?: keyof typeof wordsShown
}) {
  const { pathname } = useLocation()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    changeLanguage(pathname)
  }

  return (
    <a
      href={`${addressIn(otherLanguage, pathname)}?${choice}`}
      hrefLang={otherLanguage}
      lang={otherLanguage}
      onClick={follow}
      className={className}
    >
      <LanguageIcon size={18} aria-hidden="true" />
      <span className={wordsShown[words]}>{frameText.otherLanguage}</span>
    </a>
  )
}
