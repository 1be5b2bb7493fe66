import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PremiumNote, useIsPremiumClosed } from '#features/billing/parts/premium-note.tsx'
import { staffNames } from '#features/staff/staff.queries.ts'
import { allTags } from '#features/tags/tags.queries.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { makeReport } from '../reports.queries.ts'
import { administratorReportKinds, type ReportKind, staffReportKinds } from '../reports.rules.ts'
import { reportsText as text } from '../reports.text.ts'
import { LatestReports } from './latest-reports.tsx'

/** Whose patients a report is about, making it, and those that were made. */
export function ReportDesk({ hat, onAsked }: { hat: StaffHat; onAsked: (id: string) => void }) {
  const isClosed = useIsPremiumClosed(hat)
  return (
    <div className="grid gap-6">
      {isClosed ? (
        <PremiumNote title={text.premium} body={text.premiumHint} />
      ) : (
        <Choice hat={hat} onAsked={onAsked} />
      )}
      <LatestReports hat={hat} />
    </div>
  )
}

function Choice({ hat, onAsked }: { hat: StaffHat; onAsked: (id: string) => void }) {
  const kinds = hat === 'administrator' ? administratorReportKinds : staffReportKinds
  const [kind, setKind] = useState<ReportKind>(kinds[0])
  const [subjectId, setSubjectId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const make = useMutation(makeReport(hat))
  const needsSubject = kind === 'case_manager' || kind === 'specialist' || kind === 'tag'
  const choose = (next: string) => {
    setSubjectId(next)
    setMissing(false)
  }
  const generate = () => {
    if (needsSubject && !subjectId) return setMissing(true)
    make.mutate(
      { id: crypto.randomUUID(), kind, subjectId: needsSubject ? subjectId : null },
      { onSuccess: ({ id }) => onAsked(id) },
    )
  }
  return (
    <form
      className="grid justify-items-start gap-4"
      onSubmit={event => {
        event.preventDefault()
        generate()
      }}
    >
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <SelectField
          label={text.whose}
          value={kind}
          onValueChange={next => {
            setKind(next as ReportKind)
            choose('')
          }}
          options={kinds.map(value => ({ value, label: text.kinds[value] }))}
        />
        {needsSubject && (
          <Subject
            kind={kind}
            value={subjectId}
            onChoose={choose}
            error={isMissing ? text.choose : undefined}
          />
        )}
      </div>
      <Button type="submit" look="primary" busy={make.isPending}>
        {text.make}
      </Button>
    </form>
  )
}

/** Which case manager, specialist or tag. */
function Subject({
  kind,
  value,
  onChoose,
  error,
}: {
  kind: 'case_manager' | 'specialist' | 'tag'
  value: string
  onChoose: (id: string) => void
  error: string | undefined
}) {
  const { data: names } = useQuery({ ...staffNames, enabled: kind !== 'tag' })
  const { data: tags = [] } = useQuery({ ...allTags('administrator'), enabled: kind === 'tag' })
  const options = {
    case_manager: (names?.caseManagers ?? []).map(personOption),
    specialist: (names?.specialists ?? []).map(personOption),
    tag: tags.map(({ id, name }) => ({ value: id, label: name })),
  }
  const label = { case_manager: text.caseManager, specialist: text.specialist, tag: text.tag }[kind]
  return (
    <PersonField label={label} value={value} onValueChange={onChoose} options={options[kind]} error={error} />
  )
}
