import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlanStep } from '#features/caseload/parts/plan-step.tsx'
import { remarksOf } from '#features/remarks/remarks.queries.ts'
import { formatDate } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { GutterGroup } from '#ui/gutter-group.tsx'
import type { ChecklistCategory, ChecklistEntry } from '../checklist.contract.ts'
import { checklistText } from '../checklist.text.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'
import { Recommendation, stateOfKey, whoSaid } from './record-item.tsx'
import { useSayingState } from './state-choice.tsx'
import { StateShape } from './state-shape.tsx'

const text = staffChecklistText.record

/** So many stand here at first: each of them stands in its group below too. */
const MOST_AT_FIRST = 3

/** What the person wants help with, before everything else: in their words, and what may come next. */
export function WantsHelp({
  categories,
  patientId,
}: {
  categories: readonly ChecklistCategory[]
  patientId: string
}) {
  const wanted = categories.flatMap(({ name, items }) =>
    items.filter(({ state }) => state === 'wants_help').map(item => ({ item, category: name })),
  )
  const [showsAll, setShowsAll] = useState(false)
  if (wanted.length === 0) return null
  const shown = wanted.slice(0, showsAll ? undefined : MOST_AT_FIRST)
  return (
    <GutterGroup label={checklistText.states.wants_help} count={wanted.length}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {shown.map(({ item, category }, place) => (
          <Wanted
            key={item.id}
            item={item}
            category={category}
            patientId={patientId}
            place={{ at: place + 1, of: wanted.length }}
          />
        ))}
      </ul>
      {shown.length < wanted.length && (
        <Button look="quiet" className="-ml-4 w-fit text-rail lg:min-h-8" onClick={() => setShowsAll(true)}>
          {text.showAll(wanted.length)}
        </Button>
      )}
    </GutterGroup>
  )
}

function Wanted({
  item,
  category,
  patientId,
  place,
}: {
  item: ChecklistEntry
  category: string
  patientId: string
  place: { at: number; of: number }
}) {
  const hat = useStaffHat()
  const planStep = usePlanStep()
  const { say } = useSayingState(hat, item)
  return (
    <li
      data-row={`wanted-${item.id}`}
      aria-posinset={place.at}
      aria-setsize={place.of}
      onKeyDown={event => {
        const said = stateOfKey(event)
        if (said) say(said)
      }}
      className="flex flex-wrap items-start gap-x-3 py-2 text-sm sm:flex-nowrap"
    >
      <StateShape state="wants_help" className="mt-0.5" />
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5 sm:basis-0">
        <p className="wrap-anywhere">
          <span className="mr-2 font-semibold">{item.title}</span>
          <span className="text-muted">{category}</span>
        </p>
        <OwnWords item={item} patientId={patientId} />
        <Recommendation item={item} />
      </div>
      {planStep && (
        <Button
          look="quiet"
          data-row-open=""
          aria-label={text.makeNextStepOf(item.title)}
          className="shrink-0 text-rail max-sm:ml-4 lg:min-h-8"
          onClick={() => planStep(item.recommendation ?? item.title)}
        >
          {text.makeNextStep}
        </Button>
      )}
    </li>
  )
}

/** What the person last said about it, and who said when that it wants help. */
function OwnWords({ item, patientId }: { item: ChecklistEntry; patientId: string }) {
  const { data = [] } = useQuery(remarksOf(useStaffHat(), patientId))
  const own = data.findLast(
    ({ checklistItemId, authorHat }) => checklistItemId === item.itemId && authorHat === 'patient',
  )
  const who = whoSaid(item)
  return (
    <p className="line-clamp-2 text-muted wrap-anywhere">
      {own && <>{text.quoted(own.words, formatDate(own.changedAt ?? own.writtenAt))}</>}
      {own && who && ' · '}
      {who}
    </p>
  )
}
