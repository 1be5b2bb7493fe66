import { joinClasses } from '#ui/class-names.ts'

interface Step {
  title: string
  body: string
  when?: string
  /** The screen it is on, by its name in the product. */
  where?: string
}

/** How far each step of the stairs lies below the last one, where there is room for stairs. */
const below: Record<number, readonly string[]> = {
  4: ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', ''],
  5: ['lg:mt-40', 'lg:mt-30', 'lg:mt-20', 'lg:mt-10', ''],
}

/** Four or five steps as stairs that climb to the right; on a phone as a rail. */
export function Climb({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={joinClasses('grid', steps.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4')}>
      {steps.map(({ when, title, body, where }, step) => (
        <li
          key={title}
          className={joinClasses(
            'group relative grid content-start gap-2 pb-10 pl-12 last:pb-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-5',
            below[steps.length]?.[step],
          )}
        >
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 h-full w-1.5 bg-rail group-first:rounded-t-full group-last:rounded-b-full lg:h-1.5 lg:w-full lg:group-first:rounded-l-full lg:group-first:rounded-tr-none lg:group-last:rounded-r-full lg:group-last:rounded-bl-none"
          />
          <span
            aria-hidden="true"
            className={joinClasses(
              'absolute top-3 left-1 h-1 w-7 rounded-full bg-rail lg:top-0 lg:left-0 lg:w-1.5 lg:group-first:hidden',
              steps.length === 5 ? 'lg:h-11.5' : 'lg:h-13.5',
            )}
          />
          {when && <p className="font-semibold text-rail tabular-nums">{when}</p>}
          <h3 className="font-display text-2xl">{title}</h3>
          <p className="text-muted">{body}</p>
          {where && <p className="font-semibold text-sm">{where}</p>}
        </li>
      ))}
    </ol>
  )
}
