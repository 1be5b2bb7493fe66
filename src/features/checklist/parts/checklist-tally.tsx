import { joinClasses } from '#ui/class-names.ts'
import { HandrailTally } from '#ui/handrail-tally.tsx'
import { uiText } from '#ui/ui.text.ts'
import type { Checklist } from '../checklist.contract.ts'
import { checklistStates, completionTone } from '../checklist.rules.ts'
import { checklistText } from '../checklist.text.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'
import { StateShape } from './state-shape.tsx'

const text = staffChecklistText.record

const tones = { in_place: 'rail', wants_help: 'marigold', not_now: 'edge', not_asked: 'line' } as const
const words = {
  good: uiText.completionGood,
  fair: uiText.completionFair,
  poor: uiText.completionPoor,
  none: text.notBegun,
}

/** How all items stand: four figures with their shapes, the percent with its word, and one post for each item. */
export function ChecklistTally({ list: { categories, progress } }: { list: Checklist }) {
  const items = categories.flatMap(category => category.items)
  const parts = checklistStates.map(state => ({
    key: state,
    count: items.filter(item => item.state === state).length,
    tone: tones[state],
  }))
  const isBegun = items.some(({ state }) => state !== 'not_asked')
  const tone = isBegun ? completionTone(progress.percentage) : 'none'
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
        {parts.map(({ key, count }) => (
          <div key={key} className="flex items-center gap-2">
            <StateShape state={key} />
            <dt className="order-last text-sm">{text.counted[key](count)}</dt>
            <dd className="font-semibold text-lg tabular-nums">{count}</dd>
          </div>
        ))}
        <div className="col-span-2 flex items-baseline gap-1.5 text-sm sm:ml-auto">
          <dt className="sr-only">{checklistText.progressLabel}</dt>
          <dd className="text-muted">
            {checklistText.completedOf(progress.completed, progress.total)}
            {' · '}
            <span
              className={joinClasses(
                'font-semibold tabular-nums',
                tone === 'poor' ? 'text-poor' : 'text-ink',
              )}
            >
              {uiText.percent(progress.percentage)}
            </span>{' '}
            {words[tone].toLowerCase()}
          </dd>
        </div>
      </dl>
      <HandrailTally
        label={parts.map(({ key, count }) => `${count} ${text.counted[key](count)}`).join(', ')}
        parts={parts}
      />
    </div>
  )
}
