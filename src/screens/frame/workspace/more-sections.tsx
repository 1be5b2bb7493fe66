import { joinClasses } from '#ui/class-names.ts'
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
        </button>
      }
      items={rest.map(({ to, label, icon: Icon, isCurrent }) => ({
        key: to,
        label,
        to,
        icon: <Icon size={18} aria-hidden="true" />,
        isChosen: isCurrent,
      }))}
    />
  )
}
