import { useMutation, useQuery } from '@tanstack/react-query'
import { PremiumNote, useIsPremiumClosed } from '#features/billing/parts/premium-note.tsx'
import { staffNames } from '#features/staff/staff.queries.ts'
import { allTags } from '#features/tags/tags.queries.ts'
import { readForm } from '#lib/form-reading.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { newReport } from '../reports.contract.ts'
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

type KindOfOne = 'case_manager' | 'specialist' | 'tag'
const isOfOne = (kind: ReportKind): kind is KindOfOne =>
  kind === 'case_manager' || kind === 'specialist' || kind === 'tag'

function Choice({ hat, onAsked }: { hat: StaffHat; onAsked: (id: string) => void }) {
  const kinds = hat === 'administrator' ? administratorReportKinds : staffReportKinds
  const make = useMutation(makeReport(hat))
  const form = useForm({
    initial: { kind: kinds[0] as ReportKind, subjectId: '' },
    read: ({ kind, subjectId }, id) =>
      readForm(newReport, { id, kind, subjectId: isOfOne(kind) ? subjectId : null }),
    words: { other: text.choose },
    isBusy: make.isPending,
    onReady: (report, settle) =>
      make.mutate(report, {
        onSuccess: ({ id }) => {
          settle()
          onAsked(id)
        },
      }),
  })
  const { kind } = form.values
  return (
    <form {...form.props} className="grid justify-items-start gap-4">
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <SelectField
          label={text.whose}
          value={kind}
          onValueChange={next => form.set({ kind: next as ReportKind, subjectId: '' })}
          options={kinds.map(value => ({ value, label: text.kinds[value] }))}
        />
        {isOfOne(kind) && <Subject kind={kind} {...form.choice('subjectId')} />}
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
  ...choice
}: {
  kind: KindOfOne
  value: string
  onValueChange: (id: string) => void
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
  return <PersonField label={label} options={options[kind]} {...choice} />
}
