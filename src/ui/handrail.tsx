import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { CheckIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

export interface HandrailStep {
  key: string
  label: ReactNode
  description?: ReactNode
}

type StepState = 'done' | 'current' | 'to-come'
type Part = 'list' | 'spacing' | 'step' | 'rail' | 'first' | 'last' | 'post' | 'knob' | 'words'
export type HandrailDirection = 'vertical' | 'horizontal' | 'responsive'

const shapes: Record<HandrailDirection, Record<Part, string>> = {
  vertical: {
    list: 'grid',
    spacing: 'ml-2',
    step: 'min-h-14 pb-7 last:pb-0',
    rail: 'top-0 left-0 h-full w-1.5',
    first: 'rounded-t-full',
    last: 'rounded-b-full',
    post: 'top-3 left-1 h-1 w-7',
    knob: 'top-0.5 -left-[9px]',
    words: 'pl-12',
  },
  horizontal: {
    list: 'grid grid-flow-col auto-cols-fr',
    spacing: 'mt-2 ml-1.5',
    step: 'pr-3',
    rail: 'top-0 left-0 h-1.5 w-full',
    first: 'rounded-l-full',
    last: 'rounded-r-full',
    post: 'top-1 left-1 h-7 w-1 dense:h-5',
    knob: '-top-[9px] -left-1.5',
    words: 'pt-11 pl-1 dense:pt-6',
  },
  responsive: {
    list: 'grid md:grid-flow-col md:auto-cols-fr',
    spacing: 'ml-2 md:mt-2',
    step: 'min-h-14 pb-7 last:pb-0 md:min-h-0 md:pr-8 md:pb-0',
    rail: 'top-0 left-0 h-full w-1.5 md:h-1.5 md:w-full',
    first: 'max-md:rounded-t-full md:rounded-l-full',
    last: 'max-md:rounded-b-full md:rounded-r-full',
    post: 'top-3 left-1 h-1 w-7 md:top-1 md:left-1 md:h-9 md:w-1',
    knob: 'top-0.5 -left-[9px] md:-top-[9px] md:-left-1.5',
    words: 'pl-12 md:pt-14 md:pl-1',
  },
}

function stateOf(step: number, current: number | undefined): StepState {
  if (current === undefined || step < current) return 'done'
  return step === current ? 'current' : 'to-come'
}

const stateWords: Record<StepState, string> = {
  done: uiText.stepDone,
  current: uiText.stepCurrent,
  'to-come': uiText.stepToCome,
}

/**
 * The mark of Handrail, at work: one line with a post for each step. `current` is the index of the step
 * a person is at (the number of steps when all are done); leave it out where steps are only described.
 */
export function Handrail({
  steps,
  current,
  direction = 'responsive',
  label,
}: {
  steps: readonly HandrailStep[]
  current?: number
  direction?: HandrailDirection
  label?: string
}) {
  const shape = shapes[direction]
  return (
    <ol aria-label={label} className={joinClasses(shape.list, current !== undefined && shape.spacing)}>
      {steps.map((step, position) => {
        const state = stateOf(position, current)
        const isLast = position === steps.length - 1
        return (
          <li
            key={step.key}
            aria-current={state === 'current' ? 'step' : undefined}
            className={joinClasses('relative', shape.step)}
          >
            <span
              aria-hidden="true"
              className={joinClasses(
                'absolute transition-colors duration-250',
                shape.rail,
                position === 0 && shape.first,
                isLast && shape.last,
                state === 'done' ? 'bg-rail' : 'bg-line',
              )}
            />
            <span
              aria-hidden="true"
              className={joinClasses(
                'absolute rounded-full transition-colors duration-250',
                shape.post,
                state === 'to-come' ? 'bg-line' : 'bg-rail',
              )}
            />
            {current !== undefined && state !== 'to-come' && <Knob state={state} className={shape.knob} />}
            <div className={joinClasses('grid gap-1', shape.words, state === 'to-come' && 'text-muted')}>
              <span className={joinClasses('text-lg leading-7', state !== 'to-come' && 'font-semibold')}>
                {step.label}
                {current !== undefined && <span className="sr-only"> ({stateWords[state]})</span>}
              </span>
              {step.description && <span className="text-muted">{step.description}</span>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Knob({ state, className }: { state: 'done' | 'current'; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'absolute grid size-6 place-items-center rounded-full border-3 border-rail',
        state === 'done' ? 'bg-rail text-on-rail' : 'bg-marigold',
        className,
      )}
    >
      {state === 'done' && <CheckIcon size={14} strokeWidth={3.5} />}
    </span>
  )
}

/**
 * The same line without words, for many steps or little room: a form's questions, a conversation.
 * `valueText` says aloud where one is ("Question 3 of 8").
 */
export function HandrailProgress({
  label,
  total,
  done,
  valueText,
}: {
  label: string
  total: number
  done: number
  valueText?: string
}) {
  const share = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100))
  const posts = total <= 40 ? total : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={valueText}
      className="relative h-6"
    >
      <span className="absolute inset-x-0 top-0 h-1.5 rounded-full bg-line" />
      <span
        className="absolute top-0 left-0 h-1.5 rounded-full bg-rail transition-[width] duration-250 ease-rail"
        style={{ width: `${share}%` }}
      />
      <span className="absolute inset-0 flex justify-around">
        {Array.from({ length: posts }, (_, post) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: posts are alike and never move
            key={post}
            className={joinClasses('h-5 w-1 rounded-b-full', post < done ? 'bg-rail' : 'bg-line')}
          />
        ))}
      </span>
    </div>
  )
}
