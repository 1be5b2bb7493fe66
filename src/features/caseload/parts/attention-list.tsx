import { useQuery } from '@tanstack/react-query'
import { CoverBadge } from '#features/cover/parts/cover-badge.tsx'
import { formatDay } from '#lib/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { patientsNeedingAttention } from '../caseload.queries.ts'
import { caseloadText as text } from '../caseload.text.ts'
import { PatientLink } from './caseload-table.tsx'
import { AttentionBadge } from './next-step.tsx'

/** Nobody is forgotten: who has no next step, or is past it, the longest wait first. */
export function AttentionList({ total }: { total: number }) {
  const { data, isPending, isError, refetch } = useQuery(patientsNeedingAttention)
  const patients = data?.patients ?? []
  return (
    <Card
      title={text.attention.heading}
      description={text.attention.hint}
      action={
        total > patients.length && patients.length > 0 ? (
          <ButtonLink to="/case-manager/patients?sort=attention" look="quiet">
            {text.attention.all(total)}
          </ButtonLink>
        ) : undefined
      }
    >
      {isPending && <SkeletonLines lines={5} />}
      {isError && !data && <FailureState onTryAgain={() => void refetch()} />}
      {data && patients.length === 0 && (
        <EmptyState
          title={text.attention.empty}
          body={text.attention.emptyHint}
          icon={<DoneIcon size={24} aria-hidden="true" />}
        />
      )}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {patients.map(patient => (
          <li key={patient.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="grid min-w-0 [overflow-wrap:anywhere]">
              <PatientLink patient={patient} />
              {patient.nextStep && patient.nextStepDueOn && (
                <span className="text-muted text-sm">
                  {patient.nextStep} · {text.step.due(formatDay(patient.nextStepDueOn))}
                </span>
              )}
              <CoverBadge cover={patient.cover} />
            </span>
            <AttentionBadge patient={patient} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
