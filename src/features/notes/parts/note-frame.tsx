import type { ReactNode } from 'react'
import { useId } from 'react'
import { Dialog } from '#ui/dialog.tsx'

/** Below a row of a list, beside what one reads, or, where there is no room for that, as a sheet above it. */
export type NoteLook = 'row' | 'beside' | 'sheet'

/** What a note is written in. */
export function NoteFrame({
  look,
  title,
  buttons,
  onLeave,
  children,
}: {
  look: NoteLook
  title: string
  buttons: ReactNode
  onLeave: () => void
  children: ReactNode
}) {
  const headingId = useId()
  if (look === 'sheet')
    return (
      <Dialog title={title} open onOpenChange={isOpen => !isOpen && onLeave()}>
        <section aria-label={title} className="@container grid gap-4">
          {children}
          <div className="-mx-5 sticky -bottom-5 border-line border-t bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
            {buttons}
          </div>
        </section>
      </Dialog>
    )
  return (
    <section
      aria-labelledby={headingId}
      // The words stay; the keys of the record are the record's again.
      onKeyDown={event => {
        const field = event.target as HTMLElement
        if (look === 'beside' && event.key === 'Escape' && event.currentTarget.contains(field)) field.blur()
      }}
      className={
        look === 'row'
          ? '@container grid gap-4 rounded-card border border-rail p-4 sm:p-5'
          : '@container grid content-start gap-3'
      }
    >
      <h2 id={headingId} className="font-semibold">
        {title}
      </h2>
      {children}
      {look === 'row' ? (
        buttons
      ) : (
        // In sight however much is written: what ends the act.
        <div className="-mx-6 sticky -bottom-5 border-line border-t bg-surface px-6 py-3">{buttons}</div>
      )}
    </section>
  )
}
