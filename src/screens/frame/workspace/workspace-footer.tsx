import { Link } from 'react-router'
import { brand } from '#lib/brand.ts'
import { joinClasses } from '#ui/class-names.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { ThemeSelect } from '../theme-switch.tsx'
import { workspaceText as text } from './workspace.text.ts'

const quiet =
  'inline-flex min-h-11 items-center whitespace-nowrap hover:text-ink hover:underline [&>svg]:hidden'

/**
 * The foot of a workspace, one line where there is a desk's width: what we do not do, where help is at any hour, and how the page is
 * shown. Below what is still on its way it would be pushed out of sight when that arrives: it comes with it.
 */
export default function WorkspaceFooter({ isPortal }: { isPortal: boolean }) {
  return (
    <footer
      className={joinClasses(
        'mx-auto mt-auto flex w-full max-w-(--frame-width) flex-wrap items-center gap-x-3 px-4 xl:gap-x-4 pt-6 pb-24 text-muted sm:px-6 lg:flex-nowrap lg:pb-2 print:hidden [main:has([data-arriving])+&]:hidden',
        !isPortal && 'text-[0.8125rem]',
      )}
    >
      <p className="min-w-0 py-2">{text.disclaimer}</p>
      <div className="flex grow flex-wrap items-center gap-x-3 xl:gap-x-4 lg:flex-nowrap lg:justify-end">
        {/* Where there is less room, the menu at the top leads there. */}
        <Link to="/" className={joinClasses(quiet, 'max-xl:hidden')}>
          {text.about(brand.name)}
        </Link>
        <Link to="/privacy" className={quiet}>
          {text.privacy}
        </Link>
        <Link to="/terms" className={quiet}>
          {text.terms}
        </Link>
        <LanguageSwitch className={quiet} />
        <ThemeSelect />
      </div>
    </footer>
  )
}
