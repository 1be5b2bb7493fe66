import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { patientRecordOf } from '#features/patients/patient-records/patient-records.queries.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { type StaffHat, StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PersonIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { Rows } from '#ui/rows.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'

const goneCodes = ['NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']

/**
 * The page of one patient, for staff at their desk or for an administrator. When access ends while it is open, `gone` is
 * shown in its place. j and k move among the rows of its section.
 */
export function PatientPage({
  hat,
  patientId,
  gone,
  children,
}: {
  hat: StaffHat
  patientId: string
  /** `wasOpen`: the record stood here until now. */
  gone: (wasOpen: boolean) => ReactNode
  children: (patient: PatientRecord) => ReactNode
}) {
  const { data, error, isPending, refetch } = useQuery(patientRecordOf(hat, patientId))
  if (goneCodes.includes(problemCode(error) ?? '')) return gone(data !== undefined)
  return (
    <StaffHatContext value={hat}>
      <Page width="wide">
        {isPending && <SkeletonLines lines={8} />}
        {error && !data && <FailureState onTryAgain={() => void refetch()} />}
        {data && <Rows>{children(data)}</Rows>}
      </Page>
    </StaffHatContext>
  )
}

/** Says that there is no record to show, and leads back to the list. */
export function PatientGone({
  title,
  body,
  back,
  children,
}: {
  title: string
  body: string
  back: { to: string; label: string }
  children?: ReactNode
}) {
  return (
    <Page width="reading">
      <div role="alert" className="grid gap-6">
        <EmptyState
          title={title}
          body={body}
          icon={<PersonIcon size={24} />}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
        {children}
      </div>
    </Page>
  )
}
