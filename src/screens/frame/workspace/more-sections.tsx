import { joinClasses } from '#ui/class-names.ts'
import { Count } from '#ui/count.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { MoreIcon } from '#ui/icons.ts'
import { inBar, type Section } from './section.ts'
import { workspaceText as text } from './workspace.text.ts'

/** The sections that found no room in the bottom bar, behind a button. */
export default function MoreSections({ rest }: { rest: readonly Section[] }) {
  return (
    <DropdownMenu
      label={text.more}
      trigger={
        <button
          type="button"
          className={joinClasses(
            inBar,
            rest.some(({ isCurrent }) => isCurrent) ? 'font-semibold text-rail' : 'text-muted',
          )}
        >
          <MoreIcon size={20} aria-hidden="true" />
          {text.more}
          <span className="absolute top-1 left-1/2 ml-1.5">
            <Count
              count={rest.reduce((sum, { count = 0 }) => sum + count, 0)}
              words={rest.flatMap(({ waiting = '' }) => waiting || []).join(', ')}
            />
          </span>
        </button>
      }
      items={rest.map(({ to, label, icon: Icon, isCurrent, count }) => ({
        key: to,
        label: count ? `${label} (${count > 99 ? '99+' : count})` : label,
        to,
        icon: <Icon size={18} aria-hidden="true" />,
        isChosen: isCurrent,
      }))}
    />
  )
}
