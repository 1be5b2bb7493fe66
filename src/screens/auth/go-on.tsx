import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import type { Session } from '#features/auth/auth.contract.ts'
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

/** Whether somebody signs in on this page: before, nobody was here. */
export function useIsSigningIn(session: Session | undefined): boolean {
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (session && !session.person) setAwaited(true)
  }, [session])
  return isAwaited
}

/**
 * Leads whoever is signed in on to `to`; who has just signed in, in the language stored with their account, unless one was chosen
 * on this device (decision 55).
 */
export function GoOn({
  to,
  language,
  isSigningIn,
}: {
  to: string
  language: Language
  isSigningIn: boolean
}) {
  const [isForeign] = useState(() => isSigningIn && language !== pageLanguage && !isChosenHere())
  useEffect(() => {
    if (!isForeign) return
    const address = new URL(addressIn(language, to), window.location.origin)
    address.searchParams.set(languageChoice, asStored(language))
    window.location.replace(address)
  }, [isForeign, language, to])
  return isForeign ? <SpinnerArea height="24rem" /> : <Navigate to={to} replace />
}
