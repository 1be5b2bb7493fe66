import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { addressIn, languageChoice, languages, pageLanguage } from '#lib/language.ts'
import { LanguageIcon } from '#ui/icons.ts'
import { frameText } from './frame.text.ts'

const wordsShown = { always: undefined, 'on a wide screen': 'max-xl:sr-only', never: 'sr-only' }

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
  const other = languages.find(language => language !== pageLanguage) ?? pageLanguage
  const address = addressIn(other, pathname)
  const choice = `${languageChoice}=${other}`

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // The query and the fragment (a filter, a heading on the page) stay.
    event.preventDefault()
    const { search, hash } = window.location
    window.location.assign(`${address}${search ? `${search}&` : '?'}${choice}${hash}`)
  }

  return (
    <a href={`${address}?${choice}`} hrefLang={other} lang={other} onClick={follow} className={className}>
      <LanguageIcon size={18} aria-hidden="true" />
      <span className={wordsShown[words]}>{frameText.otherLanguage}</span>
    </a>
  )
}
