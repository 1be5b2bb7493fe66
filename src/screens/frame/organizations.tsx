import { useLocation } from 'react-router'
import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons.ts'
import { frameText } from './frame.text.ts'
import type { FrameSession } from './frame-session.ts'

/** Which organization one acts in, in a menu; nothing for who belongs to one. */
export function Organizations({ session, className }: { session: FrameSession; className?: string }) {
  const organizations = session.organizationsAt(useLocation().pathname)
  if (organizations.length < 2) return null
  return (
    <fieldset className={joinClasses('border-line border-t pt-3', className)}>
      <legend className="sr-only">{frameText.organization}</legend>
      <p aria-hidden="true" className="px-3 pb-1 text-muted text-sm">
        {frameText.organization}
      </p>
      {organizations.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          // The first is the one they act in.
          aria-pressed={index === 0}
          onClick={() => void session.chooseOrganization(id)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-card px-3 text-left hover:bg-rail-soft"
        >
          {name}
          {index === 0 && <CheckIcon size={18} aria-hidden="true" className="shrink-0 text-rail" />}
        </button>
      ))}
    </fieldset>
  )
}
