import { useLocation } from 'react-router'
import { brand } from '#lib/brand.ts'
import { Badge } from '#ui/badge.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { frameText } from '../frame.text.ts'
import type { FrameSession } from '../frame-session.ts'
import { changeLanguage, otherLanguage } from '../language-switch.tsx'
import { workspaceText as text } from './workspace.text.ts'

/** At most two letters that stand for a name: of its first and its last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(word => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

/** Who is here: their other workspaces, sign-in and sessions, the language, the site, and the way out. */
export function AccountMenu({ session }: { session: FrameSession }) {
  const { pathname } = useLocation()
  const name = session.name ?? ''
  const initials = initialsOf(name)
  const label = text.menuOf(initials, name)
  return (
    <DropdownMenu
      label={label}
      trigger={
        <button type="button" aria-label={label} className="grid size-11 place-items-center rounded-full">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-rail-soft font-semibold text-rail text-sm"
          >
            {initials}
          </span>
        </button>
      }
      heading={
        <>
          <span className="min-w-0 truncate">{name}</span>
          {/* On a wider screen it stands in the bar. */}
          {session.isPremium && (
            <span className="sm:hidden">
              <Badge tone="marigold">{frameText.premium}</Badge>
            </span>
          )}
        </>
      }
      items={[
        ...(session.isAdministrator ? [{ key: 'admin', label: frameText.admin, to: '/admin' }] : []),
        { key: 'case-manager', label: frameText.caseManager, to: '/case-manager' },
        { key: 'account', label: frameText.signInAndSessions, to: '/account' },
        ...(session.isStaff && session.trialDaysLeft
          ? [{ key: 'trial', label: frameText.trialLeft(session.trialDaysLeft), to: '/subscription' }]
          : []),
        {
          key: 'language',
          label: frameText.otherLanguage,
          lang: otherLanguage,
          onSelect: () => changeLanguage(pathname),
        },
        { key: 'about', label: text.about(brand.name), to: '/' },
        { key: 'sign-out', label: frameText.signOut, onSelect: () => void session.signOut() },
      ]}
    />
  )
}
