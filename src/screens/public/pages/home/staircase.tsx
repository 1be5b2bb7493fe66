import { joinClasses } from '#ui/class-names.ts'
import { Handrail } from '#ui/handrail.tsx'
import { CheckIcon } from '#ui/icons.ts'

interface Moment {
  when: string
  what: string
}

/** The position of each card, in percent of the picture: on its own stair, under the rail. */
const stairs = ['bottom-[20.4%] left-[4%]', 'bottom-[34.4%] left-[36.2%]', 'bottom-[48.4%] left-[69.3%]']

/** The picture of the home page: a staircase, its rail, and three moments of one person climbing it. */
export function Staircase({ label, steps }: { label: string; steps: readonly Moment[] }) {
  const current = steps.length - 1
  return (
    <figure aria-label={label} className="m-0">
      <div className="relative hidden sm:block">
        <StaircaseDrawing />
        <ol>
          {steps.map((step, position) => (
            <li
              key={step.what}
              className={joinClasses(
                'absolute grid w-[27.2%] gap-1 rounded-card border bg-surface px-3 py-3',
                position === current ? 'border-marigold shadow-float' : 'border-line',
                stairs[position],
              )}
            >
              <span className="flex items-center gap-1.5 text-muted text-sm">
                {position === current ? (
                  <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-marigold" />
                ) : (
                  <CheckIcon size={16} strokeWidth={3} aria-hidden="true" className="shrink-0 text-rail" />
                )}
                {step.when}
              </span>
              <span className="font-semibold leading-snug">{step.what}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="sm:hidden">
        <Handrail
          direction="vertical"
          current={current}
          steps={steps.map(step => ({ key: step.what, label: step.what, description: step.when }))}
        />
      </div>
    </figure>
  )
}

function StaircaseDrawing() {
  return (
    <svg viewBox="0 0 720 500" aria-hidden="true" fill="none" className="w-full overflow-visible">
      <path
        d="M0 500V402h240v-70h240v-70h240v228a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10Z"
        fill="var(--rail-soft)"
      />
      <path
        d="M0 402h240v-70h240v-70h240"
        stroke="var(--rail)"
        strokeOpacity="0.4"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g stroke="var(--rail)" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M88 205v197M164 183v219M324 136v196M404 113v219M564 67v195M634 46v216"
          strokeWidth="5"
          strokeOpacity="0.22"
        />
        <path d="M246 159v173M486 89v173" strokeWidth="8" />
        {/* One line: up the first post, along the stairs, down the last. */}
        <path d="M16 402V238q0-12 11-15L691 30q13-3 13 10v222" strokeWidth="12" />
      </g>
    </svg>
  )
}
