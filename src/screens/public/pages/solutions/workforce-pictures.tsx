import { Picture, PictureCard } from '#screens/public/templates/picture.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons.ts'
import { workforceText as text } from './workforce.text.ts'

/** How many doors of the picture are open. */
const openCount = 2

/** The month as a row of doors, of which the first are open. */
export function OpenDoors() {
  return (
    <Picture label={text.doorsLabel}>
      <PictureCard>
        <div className="grid gap-2.5">
          {text.doors.map((door, position) => {
            const isOpen = position < openCount
            const isNext = position === openCount
            return (
              <div key={door} className="flex items-center gap-4">
                <span
                  className={joinClasses(
                    'grid h-11 w-8 shrink-0 place-items-center rounded-t-card border-2',
                    isOpen && 'border-rail bg-rail text-on-rail',
                    isNext && 'border-rail bg-marigold text-on-marigold',
                    !isOpen && !isNext && 'border-line bg-sunken text-muted',
                  )}
                >
                  {isOpen ? (
                    <CheckIcon size={16} strokeWidth={3} />
                  ) : (
                    <span className="tabular-nums">{position + 1}</span>
                  )}
                </span>
                <p className={joinClasses(isNext ? 'font-semibold' : 'text-muted')}>{door}</p>
              </div>
            )
          })}
        </div>
      </PictureCard>
    </Picture>
  )
}

/** Fourteen days of a check-in: `false` is a day that was missed. */
const days = [true, true, true, true, true, false, false, false, true, true, true, true, true, true]

/** A streak that a bad week pauses and does not end. */
export function PausedStreak() {
  return (
    <figure className="grid content-center gap-4 rounded-card border border-on-deep-muted p-5 sm:p-8">
      <figcaption className="sr-only">{text.kindLabel}</figcaption>
      <div aria-hidden="true" className="grid gap-5">
        <div className="flex gap-1.5 sm:gap-3">
          {days.map((wasThere, day) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: days of a fixed picture never move
              key={day}
              className={joinClasses(
                'h-12 max-w-7 flex-1 rounded-full sm:h-16',
                wasThere ? 'bg-marigold' : 'border-2 border-on-deep-muted border-dashed',
              )}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-x-8 gap-y-2">
          <p className="flex items-center gap-3">
            <span className="h-5 w-3 rounded-full bg-marigold" />
            {text.kindDays}
          </p>
          <p className="flex items-center gap-3">
            <span className="h-5 w-3 rounded-full border-2 border-on-deep-muted border-dashed" />
            {text.kindPause}
          </p>
        </div>
      </div>
    </figure>
  )
}
