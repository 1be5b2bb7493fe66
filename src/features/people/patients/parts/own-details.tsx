import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { OwnRecord } from '../patients.contract.ts'
import { ownRecord } from '../patients.queries.ts'
import { patientsText } from '../patients.text.ts'

const text = patientsText.record

function factsOf(record: OwnRecord): [string, string][] {
  return [
    [text.name, record.name],
    [text.preferredName, record.preferredName ?? text.notGiven],
    [text.pronouns, record.pronouns ?? text.notGiven],
    [text.interpreter, record.interpreterLanguage ?? text.notGiven],
    [text.email, record.email ?? text.notGiven],
    [text.phone, record.phone ?? text.notGiven],
    [text.caseManager, record.caseManagerName ?? text.noCaseManager],
    ...(record.specialistName ? [[text.specialist, record.specialistName] as [string, string]] : []),
  ]
}

/** What stands in the record of the patient who is signed in. */
export function OwnDetails() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(ownRecord)
  return (
    <Card title={text.heading} description={text.toChange}>
      {isPending && <SkeletonLines lines={8} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data && (
        <dl className="grid gap-3">
          {factsOf(data).map(([label, value]) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
          <div className="grid gap-1">
            <dt className="text-muted">
              {text.notes} <span className="text-sm">({text.notesHint})</span>
            </dt>
            <dd className="whitespace-pre-line break-words">{data.notes || text.notGiven}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}
