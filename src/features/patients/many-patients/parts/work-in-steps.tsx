import { useEffect, useRef, useState } from 'react'
import { problemCode } from '#platform/api/api.client.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { Step } from '../many-patients.queries.ts'
import { manyPatientsText as text } from '../many-patients.text.ts'

interface Work {
  /** Patients of the steps that are done, of all, and those that were changed. */
  done: number
  all: number
  changed: number
  /** What takes it back, the last first. */
  undo: Step[]
  /** What is still to be done. */
  rest: Step[]
  state: 'running' | 'stopped' | 'failed' | 'done'
  failure?: unknown
  isUndoing: boolean
}

const sumOf = (steps: readonly Step[]) => steps.reduce((sum, { patients }) => sum + patients, 0)

/** Does one step after the other: how far it is, a way to stop, to go on where the line was cut, and to take it back. */
export function useWorkInSteps() {
  const [work, setWork] = useState<Work>()
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  const run = async (from: Work) => {
    isStopped.current = false
    let now: Work = { ...from, state: 'running' }
    setWork(now)
    while (now.rest.length > 0 && !isStopped.current) {
      const [step, ...rest] = now.rest as [Step, ...Step[]]
      try {
        const { changed, undo } = await step.run()
        now = {
          ...now,
          rest,
          done: now.done + step.patients,
          changed: now.changed + changed,
          undo: [...undo, ...now.undo],
        }
        setWork(now)
      } catch (failure) {
        now = { ...now, failure, state: 'failed' }
        break
      }
    }
    if (now.state === 'running') now = { ...now, state: now.rest.length > 0 ? 'stopped' : 'done' }
    setWork(now)
    void queryClient.invalidateQueries({ queryKey: [['administrator']] })
  }
  const begin = (steps: Step[], isUndoing = false) =>
    run({ done: 0, all: sumOf(steps), changed: 0, undo: [], rest: steps, state: 'running', isUndoing })
  return {
    work,
    begin,
    stop: () => {
      isStopped.current = true
    },
    goOn: () => work && run(work),
    takeBack: () => work && begin(work.undo, true),
  }
}

/** How far the work is, or how it ended. */
export function WorkState({ work }: { work: Work }) {
  const { done, all, changed, state, failure, isUndoing } = work
  if (state === 'running')
    return (
      <ProgressBar
        label={text.running}
        percent={(done / Math.max(all, 1)) * 100}
        valueText={text.progress(done, all)}
        showsLabel
      />
    )
  const words = {
    done: (isUndoing ? text.undone : text.done)(changed),
    stopped: text.stopped(done, all),
    failed: problemCode(failure) === 'CONFLICT' && done === 0 ? text.noReceiver : text.failed(done, all),
  }
  return <p role="status">{words[state]}</p>
}

/** What can be done about it. */
export function WorkActions({
  work: { state, undo, isUndoing },
  stop,
  goOn,
  takeBack,
  onClose,
}: {
  work: Work
  stop: () => void
  goOn: () => void
  takeBack: () => void
  onClose: () => void
}) {
  if (state === 'running')
    return (
      <Button look="secondary" onClick={stop}>
        {text.stop}
      </Button>
    )
  return (
    <>
      {undo.length > 0 && !isUndoing && (
        <Button look="secondary" onClick={takeBack}>
          {text.undo}
        </Button>
      )}
      {state !== 'done' && (
        <Button look="secondary" onClick={goOn}>
          {text.rest}
        </Button>
      )}
      <Button onClick={onClose}>{text.closeDialog}</Button>
    </>
  )
}
