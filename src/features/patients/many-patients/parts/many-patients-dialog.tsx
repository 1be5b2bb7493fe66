import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { closingOfMany } from '#features/cases/cases.contract.ts'
import { whatIsWrongWithDay } from '#features/cases/cases.rules.ts'
import { type Problems, readForm, withProblems } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { clearHeld, valuesOf } from '#ui/form-held.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { ActOnMany, ChosenPatients } from '../many-patients.contract.ts'
import { type Closing, reviewOf, stepsOf } from '../many-patients.queries.ts'
import { manyPatientsText as text } from '../many-patients.text.ts'
import { ActFields, type ActKind, type ActValues, NOBODY } from './act-fields.tsx'
import { Review } from './review-of-many.tsx'
import { useWorkInSteps, WorkActions, WorkState } from './work-in-steps.tsx'

/** What was filled in; `undefined` while something is missing. */
interface Ready {
  act: ActOnMany
  closing?: Closing
}

/** Any id: the patients are said later. */
const ANYBODY = '00000000-0000-4000-8000-000000000000'

function readAct(kind: ActKind, values: ActValues, today: string): Ready | { problems: Problems } {
  const { caseManagerId, tagId, reason, changedOn, words, openTasks } = values
  if (kind === 'move')
    return { act: { kind, caseManagerId: caseManagerId === NOBODY ? null : caseManagerId } }
  if (kind !== 'close') return { act: { kind, tagId } }
  const wrong = whatIsWrongWithDay(changedOn, { today, notBefore: null })
  const typed = { patientIds: [ANYBODY], reason, changedOn, words, openTasks }
  const { data, problems } = withProblems(readForm(closingOfMany, typed), wrong ? { changedOn: wrong } : {})
  if (!data) return { problems }
  const { patientIds: _, ...closing } = data
  return { act: { kind, changedOn }, closing }
}

const nothingSaid = { caseManagerId: '', tagId: '', reason: '', words: '', openTasks: 'keep' }

/** Changes many patients at once: what is to be done, a review of what happens to whom, then the work, part after part. */
export default function ManyPatientsDialog({
  kind,
  chosen,
  today,
  onClose,
}: {
  kind: ActKind
  chosen: ChosenPatients
  /** The day it is for the organization. */
  today: string
  onClose: (isChanged: boolean) => void
}) {
  const held = useOwnDraft(`many-${kind}`)
  const values: ActValues = valuesOf({ ...nothingSaid, changedOn: today }, held.typed)
  const [problems, setProblems] = useState<Problems>({})
  const [ready, setReady] = useState<Ready>()
  const { work, begin, stop, goOn, takeBack } = useWorkInSteps()
  const close = () => {
    clearHeld(held)
    onClose(work !== undefined)
  }
  const isMissing = (kind === 'move' && !values.caseManagerId) || (kind.endsWith('tag') && !values.tagId)
  const look = () => {
    const read = readAct(kind, values, today)
    if ('act' in read) setReady(read)
    else setProblems(read.problems)
  }
  const around = { title: text.titles[kind], description: text.hints[kind], open: true, onOpenChange: close }
  if (work)
    return (
      <Dialog
        {...around}
        actions={
          <WorkActions
            work={work}
            stop={stop}
            goOn={() => void goOn()}
            takeBack={() => void takeBack()}
            onClose={close}
          />
        }
      >
        <WorkState work={work} />
      </Dialog>
    )
  if (ready)
    return (
      <ReviewStep
        around={around}
        chosen={chosen}
        act={ready.act}
        onBack={() => setReady(undefined)}
        onYes={ids => void begin(stepsOf(ready.act, ids, ready.closing))}
      />
    )
  return (
    <Dialog
      {...around}
      actions={
        <>
          <DialogClose asChild>
            <Button look="secondary">{text.cancel}</Button>
          </DialogClose>
          <Button disabled={isMissing} onClick={look}>
            {text.review}
          </Button>
        </>
      }
    >
      <ActFields
        kind={kind}
        values={values}
        problems={problems}
        today={today}
        onChange={change => {
          held.write(change)
          setProblems({})
        }}
      />
    </Dialog>
  )
}

function ReviewStep({
  around,
  chosen,
  act,
  onBack,
  onYes,
}: {
  around: { title: string; description: string; open: boolean; onOpenChange: () => void }
  chosen: ChosenPatients
  act: ActOnMany
  onBack: () => void
  onYes: (ids: readonly string[]) => void
}) {
  const { data, isError, isFetching, refetch } = useQuery(reviewOf(chosen, act))
  return (
    <Dialog
      {...around}
      actions={
        <>
          <Button look="secondary" onClick={onBack}>
            {text.back}
          </Button>
          {data && data.ids.length > 0 && (
            <Button look={act.kind === 'close' ? 'danger' : 'primary'} onClick={() => onYes(data.ids)}>
              {text.goOn[act.kind](data.ids.length)}
            </Button>
          )}
        </>
      }
    >
      {data && <Review act={act} review={data} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {!data && !isError && <Spinner label={text.reviewing} />}
    </Dialog>
  )
}
