import { publicPartsText as words } from './public-parts.text.ts'

export interface Moment {
  when: string
  title: string
  body: string
  /** The screen on which it happens, by its name in the product. */
  where: string
}

/** A day, a month or a semester along the rail: when, what happened, and on which screen. */
export function DayRail({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="grid">
      {moments.map(moment => (
        <li key={moment.when} className="group relative grid gap-x-8 pb-10 pl-12 last:pb-0 sm:pl-14">
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 h-full w-1.5 bg-rail group-first:rounded-t-full group-last:rounded-b-full"
          />
          <span aria-hidden="true" className="absolute top-3 left-1 h-1 w-7 rounded-full bg-rail sm:w-8" />
          <p className="font-semibold text-rail tabular-nums">{moment.when}</p>
          <div className="grid gap-1.5">
            <h3 className="font-display text-2xl">{moment.title}</h3>
            <p className="max-w-prose text-muted">{moment.body}</p>
            <p className="text-sm">
              <span className="sr-only">{words.where}: </span>
              <span className="font-semibold">{moment.where}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
