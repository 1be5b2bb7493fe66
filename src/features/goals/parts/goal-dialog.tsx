import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { formatDay } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { AddIcon, EditIcon } from '#ui/icons.ts'
import { useOpenedByAddress } from '#ui/opened-by-address.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { changedGoal, type Goal, newGoal } from '../goals.contract.ts'
import { goalsText } from '../goals.text.ts'
import { editGoal, setGoal } from '../staff-goals/staff-goals.queries.ts'
import { staffGoalsText as text } from '../staff-goals/staff-goals.text.ts'

type Changed = Pick<Goal, 'id' | keyof Words> & { seen?: Partial<Words> }
type Words = Record<'title' | 'description' | 'category' | 'targetOn', string>

/** The button that sets a goal for a patient, or with a `goal` the one that changes its words, and the dialog of both. */
export function GoalDialog({ patientId, goal }: { patientId: string; goal?: Goal }) {
  const [isOpen, setOpen] = useOpenedByAddress(goal ? `goal-${goal.id}` : 'goal')
  const hat = useStaffHat()
  const create = useMutation(setGoal(hat))
  const edit = useMutation(editGoal(hat))
  return (
    <FormDialog<Words, Changed>
      title={goal ? text.editTitle : text.add}
      description={goal ? text.editHint : text.addHint}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<GoalButton goal={goal} />}
      cancelLabel={text.cancel}
      submitLabel={goal ? text.save : text.create}
      isBusy={create.isPending || edit.isPending}
      failure={edit.error}
      shared={{ labels: fieldLabels, reads: { targetOn: formatDay }, words: ['title', 'description'] }}
      held={useOwnDraft(goal ? `goal-${goal.id}` : `goal-of-${patientId}`)}
      initial={wordsOf(goal)}
      read={({ targetOn, ...words }, id, seen) =>
        readForm<Changed>(goal ? changedGoal : newGoal, {
          id: goal?.id ?? id,
          ...words,
          targetOn: targetOn || null,
          seen,
        })
      }
      words={goalsText.problems}
      onReady={(words, close) => {
        if (goal) void edit.mutateAsync(words).then(close, () => {})
        else void create.mutateAsync({ ...words, patientId }).then(close, () => {})
      }}
    >
      {form => <GoalFields form={form} ownCategory={goal?.category} />}
    </FormDialog>
  )
}

function wordsOf(goal: Goal | undefined): Words {
  const { title = '', description = '', category = 'Personal', targetOn } = goal ?? {}
  return { title, description, category, targetOn: targetOn ?? '' }
}

/** Opens the dialog, which gives it what opening takes. */
function GoalButton({ goal, ...opening }: { goal: Goal | undefined }) {
  return goal ? (
    <Button
      {...opening}
      look="quiet"
      icon={<EditIcon size={18} aria-hidden="true" />}
      aria-label={text.editOf(goal.title)}
    >
      {text.edit}
    </Button>
  ) : (
    <Button {...opening} look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
      {text.add}
    </Button>
  )
}

const fieldLabels = {
  title: text.title,
  description: text.goalDescription,
  category: text.category,
  targetOn: text.target,
}

function GoalFields({
  form: { field, choice },
  ownCategory,
}: {
  form: Form<Words>
  ownCategory: string | undefined
}) {
  return (
    <>
      <TextField label={text.title} {...field('title')} maxLength={200} />
      <TextArea label={text.goalDescription} {...field('description')} maxLength={2000} rows={3} optional />
      <SelectField label={text.category} {...choice('category')} options={categoriesWith(ownCategory)} />
      <TextField label={text.target} {...field('targetOn')} type="date" optional />
    </>
  )
}

/** The usual categories, and the goal's own where it is another. */
function categoriesWith(own: string | undefined): { value: string; label: string }[] {
  const usual = Object.entries(goalsText.categories).map(([value, label]) => ({ value, label }))
  return own && !goalsText.categories[own] ? [...usual, { value: own, label: own }] : usual
}
