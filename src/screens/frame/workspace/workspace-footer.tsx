import { Link } from 'react-router'
import { frameText } from '../frame.text.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { workspaceText as text } from './workspace.text.ts'

const quiet = 'inline-flex min-h-11 items-center gap-1.5 hover:text-ink hover:underline'

/**
 * The foot of a workspace: what we do not do, where help is at any hour, and how the page is shown. Below what is still on its way
 * it would be pushed out of sight when that arrives: it comes with it.
 */
export default function WorkspaceFooter() {
  return (
    <footer className="mx-auto mt-auto flex w-full max-w-(--frame-width) flex-wrap items-center gap-x-6 px-4 pt-6 pb-24 text-muted text-sm sm:px-6 lg:pb-4 print:hidden [main:has([data-arriving])+&]:hidden">
      <p className="max-w-prose py-2">{text.disclaimer}</p>
      <div className="flex flex-wrap items-center gap-x-5 lg:ml-auto">
        <Link to="/privacy" className={quiet}>
          {frameText.privacy}
        </Link>
        <Link to="/terms" className={quiet}>
          {frameText.terms}
        </Link>
        <LanguageSwitch className={quiet} />
        <ThemeSwitch look="pictures" />
      </div>
    </footer>
  )
}
