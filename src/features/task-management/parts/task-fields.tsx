import { type Task, taskPriority } from '#features/tasks/tasks.contract.ts'
import { tasksText } from '#features/tasks/tasks.text.ts'
import { formatDay } from '#lib/dates.ts'
import type { Form } from '#ui/form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SharedFields } from '#ui/unseen.tsx'
import { taskManagementText as text } from '../task-management.text.ts'

/** The words of a task as its form holds them; a day that is not set is an empty text. */
export type TaskWords = Record<'title' | 'description' | 'priority' | 'dueOn', string>

export const noWords: TaskWords = { title: '', description: '', priority: 'medium', dueOn: '' }

export const wordsOf = ({
  title,
  description,
  priority,
  dueOn,
}: Omit<TaskWords, 'dueOn'> & Pick<Task, 'dueOn'>) => ({
  title,
  description,
  priority,
  dueOn: dueOn ?? '',
})

/** What several people may change about one task. */
export const sharedTaskWords: SharedFields = {
  labels: {
    title: text.columns.title,
    description: text.columns.description,
    priority: text.columns.priority,
    dueOn: text.columns.dueDate,
  },
  reads: { dueOn: formatDay, priority: value => tasksText.priority[value as Task['priority']] },
  words: ['title', 'description'],
}

/** What every task says: title, description, priority, and by when. */
export function TaskFields<Values extends TaskWords>({ form }: { form: Form<Values> }) {
  const { field, choice } = form as unknown as Form<TaskWords>
  return (
    <>
      <TextField label={text.columns.title} {...field('title')} maxLength={200} />
      <TextArea label={text.columns.description} {...field('description')} optional />
      <SelectField
        label={text.columns.priority}
        {...choice('priority')}
        options={taskPriority.options.map(value => ({ value, label: tasksText.priority[value] }))}
      />
      <TextField label={text.columns.dueDate} {...field('dueOn')} type="date" optional />
    </>
  )
}
