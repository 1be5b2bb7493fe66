import { useId } from 'react'
import { useCaseNumber } from '#features/auth/auth.store.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { patientFactsText } from '#features/patients/patient-facts/patient-facts.text.ts'
import { formatDate, formatDay } from '#lib/dates.ts'
import type { SideOfMerge } from '../merges.contract.ts'
import type { MergeableDetail } from '../merges.rules.ts'
import { mergesStaffText as text } from '../merges.staff.text.ts'

function wordsOf(side: SideOfMerge, detail: MergeableDetail): string {
  if (detail === 'language') return text.languages[side.language]
  if (detail === 'birthDate' && side.birthDate) return formatDay(side.birthDate)
  return side[detail] ?? text.missing
}

/** One of the two records: who it is, since when, who cares for it. */
export function SideOfMergeCard({ title, side }: { title: string; side: SideOfMerge }) {
  const sayCaseNumber = useCaseNumber()
  const lines = [
    patientFactsText.caseNumber(sayCaseNumber(side.caseNumber)),
    side.birthDate ? text.born(formatDay(side.birthDate)) : '',
    side.email ?? '',
    side.phone ?? '',
    text.account[side.hasAccount ? 'true' : 'false'],
    text.since(formatDate(side.createdAt)),
    `${text.team}: ${side.team.join(', ') || text.noTeam}`,
  ].filter(Boolean)
  return (
    <section className="grid min-w-0 content-start gap-1 rounded-card border border-edge p-4">
      <h3 className="text-muted text-sm">{title}</h3>
      <p className="wrap-anywhere font-semibold text-lg">{calledName(side)}</p>
      {lines.map(line => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  )
}

/** Where the two records differ, one of both is chosen. */
export function DetailChoices({
  staying,
  going,
  choices,
  taken,
  onTake,
}: {
  staying: SideOfMerge
  going: SideOfMerge
  choices: readonly MergeableDetail[]
  taken: readonly MergeableDetail[]
  onTake: (detail: MergeableDetail, isTaken: boolean) => void
}) {
  const id = useId()
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{text.chooseDetails}</h3>
      {choices.map(detail => (
        <fieldset key={detail} className="grid min-w-0 gap-1">
          <legend className="mb-1 text-muted text-sm">{text.details[detail]}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {[staying, going].map(side => (
              <label
                key={side.id}
                className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 rounded-card border border-edge px-4 py-2 has-checked:border-rail has-checked:bg-rail-soft"
              >
                <input
                  type="radio"
                  name={`${id}-${detail}`}
                  checked={taken.includes(detail) === (side === going)}
                  onChange={() => onTake(detail, side === going)}
                  className="size-5 shrink-0 accent-rail"
                />
                <span className="min-w-0 wrap-anywhere">{wordsOf(side, detail)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
