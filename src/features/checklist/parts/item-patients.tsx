import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOfPatient } from '#features/caseload/caseload.rules.ts'
import { formatDate } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { DoneIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { checklistText } from '../checklist.text.ts'
import type { ItemState, ItemStatus, PatientStatus } from '../staff-checklist/staff-checklist.contract.ts'
import { itemPatients, type OfWhom } from '../staff-checklist/staff-checklist.queries.ts'
import { staffChecklistText } from '../staff-checklist/staff-checklist.text.ts'
import { stateIcons } from './state-choice.tsx'

const text = staffChecklistText.status

/** How each active patient stands with one item. */
export function ItemPatients({
  item,
  ofWhom,
  state,
}: {
  item: ItemStatus
  ofWhom: OfWhom
  state: ItemState
}) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(itemPatients({ ...ofWhom, itemId: item.itemId, state }))
  if (isPending) return <SkeletonLines lines={3} />
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  const patients = data.pages.flatMap(page => page.patients)
  if (patients.length === 0) return <p className="py-2 text-muted">{text.nobody}</p>
  return (
    <>
      <ul aria-label={text.patientsOf(item.title)} className="grid divide-y divide-line">
        {patients.map(patient => (
          <li
            key={patient.patientId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1"
          >
            <Link
              to={addressOfPatient(patient.patientId, ofWhom.hat === 'administrator')}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold text-rail underline underline-offset-4 wrap-anywhere"
            >
              {patient.patientName}
            </Link>
            <span className="flex flex-wrap items-center gap-2">
              <State patient={patient} state={state} />
              <Details item={item} patient={patient} state={state} />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={text.more} look="quiet" />
    </>
  )
}

/** What is not in place says how it stands; what nobody asked is called Pending on its own tab, and Not Started beside what is. */
function State({ patient, state }: { patient: PatientStatus; state: ItemState }) {
  if (patient.state === 'in_place')
    return (
      <Badge tone="good" icon={<DoneIcon size={16} aria-hidden="true" />}>
        {text.states.completed}
      </Badge>
    )
  const Icon = stateIcons[patient.state]
  const isAsked = patient.state !== 'not_asked'
  return (
    <Badge icon={<Icon size={16} aria-hidden="true" />} mayWrap>
      {state === 'incomplete'
        ? text.pendingAs(checklistText.states[patient.state])
        : isAsked
          ? checklistText.states[patient.state]
          : text.states[state]}
    </Badge>
  )
}

function Details({ item, patient, state }: { item: ItemStatus; patient: PatientStatus; state: ItemState }) {
  const facts = [
    [text.patient, patient.patientName],
    [text.description, item.description || text.noDescription],
    [text.category, item.categoryName],
    [text.completedDate, patient.completedAt ? formatDate(patient.completedAt) : text.notCompleted],
    [text.notes, patient.notes || text.noNotes],
  ] as const
  return (
    <Dialog
      title={item.title}
      trigger={
        <Button look="quiet" aria-label={text.detailsOf(item.title, patient.patientName)}>
          {text.details}
        </Button>
      }
      actions={
        <DialogClose asChild>
          <Button look="secondary">{text.close}</Button>
        </DialogClose>
      }
    >
      <State patient={patient} state={state} />
      <dl className="grid gap-4">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
