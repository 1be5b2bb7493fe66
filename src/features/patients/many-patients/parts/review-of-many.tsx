import { useQuery } from '@tanstack/react-query'
import { staffNames } from '#features/staff/staff.queries.ts'
import { allTags } from '#features/tags/tags.queries.ts'
import type { ActOnMany, ReviewOfMany } from '../many-patients.contract.ts'
import { MOST_AT_ONCE } from '../many-patients.rules.ts'
import { manyPatientsText as text } from '../many-patients.text.ts'

/** Before anything happens: what happens to whom, who is left out, and why. */
export function Review({ act, review }: { act: ActOnMany; review: ReviewOfMany }) {
  const sentence = useSentence(act, review.ids.length)
  if (review.isTooMany) return <p role="alert">{text.tooMany(MOST_AT_ONCE)}</p>
  const { ids, names, caseManagers, leftOut, settled } = review
  const open = (['tasks', 'appointments', 'nextSteps'] as const).flatMap(what =>
    settled[what] > 0 ? [text.settles[what](settled[what])] : [],
  )
  return (
    <>
      {ids.length === 0 ? (
        <p>{text.nothingToDo}</p>
      ) : (
        <div className="grid gap-2">
          <p className="font-semibold">{sentence}</p>
          {act.kind === 'move' && (
            <ul className="list-disc pl-5 text-muted">
              {caseManagers.map(({ name, patients }) => (
                <li key={name ?? ''}>{text.cameFrom(patients, name)}</li>
              ))}
            </ul>
          )}
          {open.length > 0 && <p>{text.settled(open.join(', '))}</p>}
          <p className="text-muted">{act.kind === 'close' ? text.noUndo : text.mayUndo}</p>
          <Names summary={text.whom(ids.length, names.length)} names={names} />
        </div>
      )}
      {leftOut.length > 0 && (
        <section className="grid gap-2 rounded-card bg-sunken p-4">
          <h3 className="font-semibold">{text.leftOut}</h3>
          {leftOut.map(({ reason, patients, names: those }) => (
            <Names key={reason} summary={text.leftOutLine(patients, reasonOf(act, reason))} names={those} />
          ))}
        </section>
      )}
    </>
  )
}

const reasonOf = ({ kind }: ActOnMany, reason: ReviewOfMany['leftOut'][number]['reason']) => {
  const reasons: Partial<Record<typeof reason, string>> = text.reasons[kind]
  return reasons[reason] ?? ''
}

function useSentence(act: ActOnMany, count: number): string {
  const { data: staff } = useQuery({ ...staffNames, enabled: act.kind === 'move' })
  const { data: tags } = useQuery({ ...allTags('administrator'), enabled: act.kind.endsWith('tag') })
  if (act.kind === 'close') return text.happens.close(count)
  if (act.kind === 'move') {
    const receiver = staff?.caseManagers.find(({ id }) => id === act.caseManagerId)
    return act.caseManagerId === null
      ? text.happens.unassign(count)
      : text.happens.move(count, receiver?.name ?? '')
  }
  return text.happens[act.kind](count, tags?.find(({ id }) => id === act.tagId)?.name ?? '')
}

function Names({ summary, names }: { summary: string; names: readonly string[] }) {
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1 text-rail">{summary}</summary>
      <ul className="columns-1 py-1 text-sm sm:columns-2">
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people share names, and the list stands still
          <li key={place} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}
