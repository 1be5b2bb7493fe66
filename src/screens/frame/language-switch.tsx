import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { addressIn, type Language, languageCookie, languages, pageLanguage } from '#lib/language.ts'
import { LanguageIcon } from '#ui/icons.ts'
import { frameText } from './frame.text.ts'

const oneYear = 365 * 24 * 60 * 60

function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice; not every browser has a cookie store
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}

/** A plain link to the same page in the other language. The choice stays for a year. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname } = useLocation()
  const other = languages.find(language => language !== pageLanguage) ?? pageLanguage
  const address = addressIn(other, pathname)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    keepLanguage(other)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // What stands behind the address (a filter, a place on the page) comes along.
    event.preventDefault()
    window.location.assign(address + window.location.search + window.location.hash)
  }

  return (
    <a href={address} hrefLang={other} lang={other} onClick={follow} className={className}>
      <LanguageIcon size={18} aria-hidden="true" />
      {frameText.otherLanguage}
    </a>
  )
}
