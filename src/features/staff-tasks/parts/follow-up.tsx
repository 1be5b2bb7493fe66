import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { addDays, today } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useForm } from '#ui/form.ts'
import { TextField } from '#ui/text-field.tsx'
import { ownTask } from '../staff-tasks.contract.ts'
import { planOwnTask } from '../staff-tasks.queries.ts'
import { USUAL_DAYS } from '../staff-tasks.rules.ts'
import { staffTasksText } from '../staff-tasks.text.ts'

const text = staffTasksText.followUp

/**
 * A task of one's own, planned in the same act as something else is written. `save` keeps it where one is asked for and then goes
 * on; where that fails nothing goes on, and the next try keeps the same task. `about` holds the words on this device until then.
 */
export function useFollowUp(about: string) {
  const plan = useMutation(planOwnTask)
  const goOn = useRef<() => void>(undefined)
  const form = useForm({
    initial: { isAskedFor: false, title: '', dueOn: '' },
    held: useOwnDraft(`follow-up-${about}`),
    isBusy: plan.isPending,
    failure: plan.error,
    read: ({ title, dueOn }, id) => readForm(ownTask, { id, title, dueOn }),
    words: staffTasksText.problems,
    onReady: (task, settle) =>
      void plan.mutateAsync(task).then(
        () => {
          const next = goOn.current
          goOn.current = undefined
          settle()
          next?.()
        },
        () => {
          goOn.current = undefined
        },
      ),
  })
  const save = (then: () => void) => {
    if (!form.values.isAskedFor) return then()
    goOn.current = then
    ;(form.props.ref as RefObject<HTMLFormElement | null>).current?.requestSubmit()
  }
  return { form, save, isBusy: plan.isPending }
}

/** Its words and its day, once it is ticked. */
export function FollowUp({ followUp: { form } }: { followUp: ReturnType<typeof useFollowUp> }) {
  const { values } = form
  return (
    <form {...form.props} className="grid gap-3">
      <Checkbox
        label={text.ask}
        checked={values.isAskedFor}
        onCheckedChange={isAskedFor =>
          form.set({ isAskedFor, dueOn: values.dueOn || addDays(today(), USUAL_DAYS) })
        }
      />
      {values.isAskedFor && (
        <>
          <div className="grid gap-3 sm:grid-cols-[1fr_10rem]">
            <TextField label={text.what} {...form.field('title')} maxLength={200} />
            <TextField label={text.when} {...form.field('dueOn')} type="date" />
          </div>
          <p className="text-muted text-sm">{text.hint}</p>
        </>
      )}
    </form>
  )
}
