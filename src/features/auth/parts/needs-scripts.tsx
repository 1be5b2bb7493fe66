import { addressIn, pageLanguage } from '#lib/language.ts'
import { signInText } from '../sign-in/sign-in.text.ts'

/** What somebody reads whose browser runs no scripts, and where they can go meanwhile. */
export function NeedsScripts() {
  return (
    <p className="noscript:block hidden rounded-card border border-line bg-sunken p-4">
      {signInText.needsScripts}{' '}
      <a href={addressIn(pageLanguage, '/contact')} className="font-semibold text-rail underline">
        {signInText.contact}
      </a>
    </p>
  )
}
