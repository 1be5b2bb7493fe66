import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '#ui/class-names.ts'
import { Count } from '#ui/count.tsx'
import { inBar, type Section } from './section.ts'

// A portal has no more than fit, and no use for the menu and its code.
const MoreSections = lazy(() => import('./more-sections.tsx'))

/** A phone's bottom bar holds this many; the rest is under More. */
const IN_THE_BOTTOM_BAR = 5

/** The sections at the left of a wide screen, the one below the other. */
export function Rail({
  label,
  sections,
  foot,
}: {
  label: string
  sections: readonly Section[]
  /** What stands at its foot. */
  foot?: ReactNode
}) {
  return (
    <nav
      data-rail
      aria-label={label}
      className="fixed top-12 bottom-0 left-0 z-20 flex w-52 flex-col gap-0.5 overflow-y-auto bg-sunken px-2 py-3 max-lg:hidden print:hidden"
    >
      {sections.map(({ to, label: name, icon: Icon, isCurrent, count, waiting }) => (
        <Link
          key={to}
          to={to}
          title={waiting || undefined}
          aria-current={isCurrent ? 'page' : undefined}
          className={joinClasses(
            'relative flex min-h-9 shrink-0 items-center gap-3 rounded-card px-2.5 text-sm -outline-offset-3',
            isCurrent
              ? 'bg-surface font-semibold before:absolute before:inset-y-2 before:left-0 before:w-0.75 before:rounded-full before:bg-rail'
              : 'text-muted hover:text-ink',
          )}
        >
          <Icon size={18} aria-hidden="true" className={joinClasses('shrink-0', isCurrent && 'text-rail')} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <Count count={count} words={waiting} />
        </Link>
      ))}
      {foot}
    </nav>
  )
}

/** The sections where there is no room for a rail: at the bottom, in reach of a thumb. */
export function BottomBar({ label, sections }: { label: string; sections: readonly Section[] }) {
  const fits = sections.length <= IN_THE_BOTTOM_BAR
  const shown = fits
    ? sections
    : sections.filter(({ isUnderMore }) => !isUnderMore).slice(0, IN_THE_BOTTOM_BAR - 1)
  const rest = sections.filter(section => !shown.includes(section))
  return (
    <nav
      data-foot=""
      aria-label={label}
      // A page that has acts of its own puts them here.
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 border-line border-t bg-paper in-[:has([data-page-acts])]:hidden pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {shown.map(({ to, label: name, short = name, icon: Icon, isCurrent, count, waiting }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={joinClasses(
            inBar,
            isCurrent ? 'font-semibold text-rail shadow-[inset_0_3px_0_var(--rail)]' : 'text-muted',
          )}
        >
          <Icon size={20} aria-hidden="true" />
          {/* The whole name is read out; axe asks that a label holds all that is seen, the count too. */}
          {short !== name && <span className="sr-only">{name}</span>}
          <span aria-hidden={short !== name} className="max-w-full truncate">
            {short}
          </span>
          <span className="absolute top-1 left-1/2 ml-1.5">
            <Count count={count} words={waiting} />
          </span>
        </Link>
      ))}
      {rest.length > 0 && (
        <Suspense fallback={<span className={inBar} />}>
          <MoreSections rest={rest} />
        </Suspense>
      )}
    </nav>
  )
}
