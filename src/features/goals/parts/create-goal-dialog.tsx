import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { today } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast, withdrawToast } from '#ui/toast.ts'
import { newGoal } from '../goals.contract.ts'
import { createGoal } from '../goals.queries.ts'
import { goalsText } from '../goals.text.ts'
import type { GoalConcern } from './goal-help.tsx'

const text = goalsText.create
/** What its toast is about: it goes with the dialog. */
const MISSING = 'new-goal'
const categories = Object.entries(goalsText.categories).map(([value, label]) => ({ value, label }))

/** Create New Goal. What is typed stays until the goal is added. */
export function CreateGoalDialog({
  onConcern,
  ...opened
}: {
  onConcern: (concern: GoalConcern) => void
} & DialogOnDemand) {
  const create = useMutation(createGoal)
  return (
    <FormDialog
      {...opened}
      title={text.title}
      description={text.hint}
      onOpenChange={open => {
        if (!open) withdrawToast(MISSING)
      }}
      keepsWhenClosed
      cancelLabel={text.cancel}
      submitLabel={text.submit}
      isBusy={create.isPending}
      held={useOwnDraft('new-goal')}
      initial={{ title: '', description: '', category: 'Personal', targetOn: '' }}
      read={({ targetOn, ...words }, id) => readForm(newGoal, { id, ...words, targetOn: targetOn || null })}
      words={goalsText.problems}
      onProblems={({ title }) => {
        if (title === 'titleMissing')
          showToast({ kind: 'failure', about: MISSING, ...goalsText.titleRequired })
      }}
      onReady={(goal, close) =>
        // The first goal takes away the part where this stands: what follows from the answer must not go with it.
        void create.mutateAsync(goal).then(
          ({ safety, isCaseManagerTold }) => {
            close()
            if (safety.length > 0) onConcern({ kinds: safety, isCaseManagerTold })
          },
          () => {},
        )
      }
    >
      {({ field, choice }) => (
        <>
          <TextField label={text.goalTitle} {...field('title')} maxLength={200} required />
          <TextArea label={text.description} {...field('description')} maxLength={2000} rows={3} optional />
          <SelectField label={text.category} {...choice('category')} options={categories} />
          <TextField label={text.target} {...field('targetOn')} type="date" min={today()} optional />
        </>
      )}
    </FormDialog>
  )
}
