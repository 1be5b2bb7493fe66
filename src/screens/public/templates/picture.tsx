import type { ReactNode } from 'react'
import { joinClasses } from '#ui/class-names.ts'
import { publicPartsText as words } from './public-parts.text.ts'

/**
 * A screen of the product, drawn small from its own parts. It is there to be looked at: what it shows is said in
 * `label`, and read aloud in its place.
 */
export function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div
        aria-hidden="true"
        className="overflow-x-clip rounded-card border border-line bg-sunken p-3 sm:p-5"
      >
        <div className="grid gap-3">{children}</div>
      </div>
      <figcaption className="text-muted text-sm">
        <span className="sr-only">{label} </span>
        {words.exampleNote}
      </figcaption>
    </figure>
  )
}

/** A card within a picture. */
export function PictureCard({
  title,
  note,
  className,
  children,
}: {
  title?: ReactNode
  note?: ReactNode
  className?: string
  children?: ReactNode
}) {
  return (
    <div className={joinClasses('grid gap-3 rounded-card border border-line bg-surface p-4', className)}>
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-semibold">{title}</p>
          {note && <p className="text-muted text-sm tabular-nums">{note}</p>}
        </div>
      )}
      {children}
    </div>
  )
}

/** One row of a list within a picture: what it is, a word about it, and its state. */
export function PictureRow({
  title,
  body,
  state,
}: {
  title: ReactNode
  body?: ReactNode
  state?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">{title}</p>
        {body && <p className="text-muted text-sm">{body}</p>}
      </div>
      {state}
    </div>
  )
}

/** What somebody wrote, on one's own side or on the other's. */
export function PictureBubble({ isOwn = false, children }: { isOwn?: boolean; children: ReactNode }) {
  return (
    <p
      className={joinClasses(
        'max-w-[85%] rounded-card px-4 py-2.5',
        isOwn ? 'justify-self-end bg-rail text-on-rail' : 'justify-self-start bg-sunken text-ink',
      )}
    >
      {children}
    </p>
  )
}
