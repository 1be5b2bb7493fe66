import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { Answers } from '../parts/answers.tsx'
import { Band } from '../parts/band.tsx'
import { ClosingCall } from '../parts/closing-call.tsx'
import { FieldRules } from '../parts/field-rules.tsx'
import { Opening } from '../parts/opening.tsx'
import { Picture, PictureCard } from '../parts/picture.tsx'
import { ProductLinks } from '../parts/product-links.tsx'
import { publicPartsText } from '../parts/public-parts.text.ts'
import { workforceText as text } from './workforce.text.ts'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/solutions/workforce' })

/** Told as the first thirty days: a row of doors, and a bad week that costs nothing. */
export default function Workforce() {
  return (
    <>
      <Opening
        kicker={text.title}
        title={text.heading}
        lead={text.lead}
        ways={[
          { to: '/demo', label: text.demo },
          { to: '/patient-portal', label: text.portal },
        ]}
        picture={<Doors />}
      />
      <Band title={text.monthTitle} lead={text.monthLead} tone="sunken">
        <Climb />
      </Band>
      <Band title={text.kindTitle} lead={text.kindBody} tone="deep" split>
        <PausedStreak />
      </Band>
      <Band title={text.answersTitle}>
        <Answers answers={text.answers} />
      </Band>
      <Band title={text.rulesTitle} tone="sunken">
        <FieldRules rules={text.rules} />
      </Band>
      <Band title={publicPartsText.productTitle} lead={text.partsLead}>
        <ProductLinks reasons={text.parts} />
      </Band>
      <ClosingCall
        title={text.closingTitle}
        body={text.closingBody}
        action={{ to: '/demo', label: text.demo }}
        second={{ to: '/patient-portal', label: text.portal }}
      />
    </>
  )
}

/** How far each step of the stairs lies below the last one, where there is room for stairs. */
const below = ['lg:mt-40', 'lg:mt-30', 'lg:mt-20', 'lg:mt-10', '']

/** The month as stairs that climb to the right; on a phone as a rail. */
function Climb() {
  return (
    <ol className="grid lg:grid-cols-5">
      {text.month.map((moment, step) => (
        <li
          key={moment.when}
          className={joinClasses(
            'group relative grid content-start gap-2 pb-10 pl-12 last:pb-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-5',
            below[step],
          )}
        >
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 h-full w-1.5 bg-rail group-first:rounded-t-full group-last:rounded-b-full lg:h-1.5 lg:w-full lg:group-first:rounded-l-full lg:group-first:rounded-tr-none lg:group-last:rounded-r-full lg:group-last:rounded-bl-none"
          />
          <span
            aria-hidden="true"
            className="absolute top-3 left-1 h-1 w-7 rounded-full bg-rail lg:top-0 lg:left-0 lg:h-11.5 lg:w-1.5 lg:group-first:hidden"
          />
          <p className="font-semibold text-rail tabular-nums">{moment.when}</p>
          <h3 className="font-display text-2xl">{moment.title}</h3>
          <p className="text-muted">{moment.body}</p>
          <p className="font-semibold text-sm">{moment.where}</p>
        </li>
      ))}
    </ol>
  )
}

/** How many doors of the picture stand open. */
const openDoors = 2

function Doors() {
  return (
    <Picture label={text.doorsLabel}>
      <PictureCard>
        <div className="grid gap-2.5">
          {text.doors.map((door, position) => {
            const isOpen = position < openDoors
            const isNext = position === openDoors
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

function PausedStreak() {
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
