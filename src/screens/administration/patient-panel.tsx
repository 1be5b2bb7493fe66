import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { activitiesOf } from '#features/activities/activities.queries.ts'
import { askForDraft, draftsOf } from '#features/assistant/drafts/drafts.queries.ts'
import { checklistOf } from '#features/checklist/checklist.queries.ts'
import type { AdministeredPatient } from '#features/patients/patient-records/patient-records.contract.ts'
import { patientRecordOf } from '#features/patients/patient-records/patient-records.queries.ts'
import { formatDay } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { administrationText } from './administration.text.ts'

const text = administrationText.panel
const hat = 'administrator'

/** The short of a patient, below their row: what the assistant suggests, checklist, what happened last. It leads to the whole page. */
export function PatientPanel({ patient: { id } }: { patient: AdministeredPatient }) {
  const { search } = useLocation()
  const address = new URLSearchParams(search)
  address.set('patient', id)
  return (
    <div className="grid gap-x-10 gap-y-5 px-4 py-4 max-sm:w-[calc(100vw-2.5rem)] lg:grid-cols-[minmax(0,2fr)_1fr_1fr] lg:text-sm">
      <Part title={text.suggestions}>
        <Suggestions patientId={id} />
      </Part>
      <Part title={text.checklist}>
        <ChecklistFigure patientId={id} />
        <NextStep patientId={id} />
      </Part>
      <Part title={text.lastActivity}>
        <LastActivity patientId={id} />
        <ButtonLink to={`/admin?${address}`} className="w-fit">
          {text.open}
        </ButtonLink>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The newest suggestions; where there are none yet they are asked for, once. */
function Suggestions({ patientId }: { patientId: string }) {
  const scope = { hat, patientId } as const
  const { data, isError, refetch } = useQuery(draftsOf(scope))
  const ask = useMutation(askForDraft)
  const newest = data?.drafts.find(({ kind }) => kind === 'suggestions')
  const isWanted = data?.areEnginesOn && !newest
  const wasAsked = useRef(false)
  const { mutate } = ask
  useEffect(() => {
    if (!isWanted || wasAsked.current) return
    wasAsked.current = true
    mutate({ scope: { hat, patientId }, kind: 'suggestions' })
  }, [isWanted, mutate, patientId])
  if (isError && !data) return <FailureState onTryAgain={() => void refetch()} />
  if (!data || ask.isPending)
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner /> {text.generating}
      </p>
    )
  if (!newest?.text) return <p className="text-muted">{text.noSuggestions}</p>
  return (
    <>
      <Badge>{text.draft}</Badge>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{newest.text}</p>
    </>
  )
}

function ChecklistFigure({ patientId }: { patientId: string }) {
  const { data } = useQuery(checklistOf(hat, patientId))
  if (!data) return <SkeletonLines lines={1} />
  const { completed, total } = data.progress
  return <p>{total > 0 ? text.inPlace(completed, total) : text.noChecklist}</p>
}

/** Read with the record, so that opening the panel is in the log as opening the record is (decision 37). */
function NextStep({ patientId }: { patientId: string }) {
  const { data } = useQuery(patientRecordOf(hat, patientId))
  if (!data) return <SkeletonLines lines={1} />
  const { nextStep, nextStepDueOn } = data
  return (
    <p className="wrap-anywhere">
      <span className="block text-muted">{text.nextStep}</span>
      {nextStep && nextStepDueOn ? text.by(nextStep, formatDay(nextStepDueOn)) : text.noNextStep}
    </p>
  )
}

function LastActivity({ patientId }: { patientId: string }) {
  const { data } = useQuery(activitiesOf(hat, { patientId }, 1))
  if (!data) return <SkeletonLines lines={2} />
  const [last] = data
  if (!last) return <p className="text-muted">{text.noActivity}</p>
  return (
    <p className="wrap-anywhere">
      {last.description}
      <span className="block text-muted">
        <RelativeTime at={last.createdAt} />
      </span>
    </p>
  )
}
