import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import {
  addressIn,
  asStored,
  type Language,
  languageChoice,
  languageCookie,
  languages,
  pageLanguage,
} from '#lib/language.ts'
import { SpinnerArea } from '#ui/spinner.tsx'

/** Whether somebody chose a language on this device; the stored one of who signed in here before is no choice. */
const isChosenHere = () =>
  languages.some(language => document.cookie.split('; ').includes(`${languageCookie}=${language}`))

/** Leads whoever has signed in on to `to`, in the language stored with their account unless one was chosen here (decision 55). */
export function GoOn({ to, language }: { to: string; language: Language }) {
  const [isForeign] = useState(() => language !== pageLanguage && !isChosenHere())
  useEffect(() => {
    if (!isForeign) return
    const address = new URL(addressIn(language, to), window.location.origin)
    address.searchParams.set(languageChoice, asStored(language))
    window.location.replace(address)
  }, [isForeign, language, to])
  return isForeign ? <SpinnerArea height="24rem" /> : <Navigate to={to} replace />
}
