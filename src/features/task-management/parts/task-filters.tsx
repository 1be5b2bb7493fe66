import { SelectField } from '#ui/select-field.tsx'
import {
  type AssigneeType,
  assigneeAsked,
  assigneeTypes,
  taskDues,
  taskStates,
} from '../task-management.rules.ts'
import { taskManagementText } from '../task-management.text.ts'
import { AssigneeField } from './assignee-field.tsx'

const { filters: text, statusChoices } = taskManagementText

/** Whose tasks, in which state, due when. What is asked for by itself leaves the address. */
export function TaskFilters({
  asked,
  nameOfAssignee,
  onAsk,
}: {
  asked: { assignee: string; status: string; due: string }
  /** Of the one person whose tasks are shown, as far as it is known. */
  nameOfAssignee: string | undefined
  onAsk: (changes: Readonly<Record<string, string>>) => void
}) {
  const { type, id } = assigneeAsked(asked.assignee)
  const isOfPeople = type !== 'all' && type !== 'none'
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <SelectField
        label={text.assignee}
        value={type}
        onValueChange={value => onAsk({ assignee: value === 'all' ? '' : value })}
        options={(['all', 'none', ...assigneeTypes] as const).map(value => ({
          value,
          label: text.assignees[value],
        }))}
      />
      {isOfPeople && (
        <AssigneeField
          key={type}
          label={text.who}
          type={type as AssigneeType}
          value={id ?? ALL}
          chosenName={nameOfAssignee}
          first={{ value: ALL, label: text.allOfThem }}
          onValueChange={value => onAsk({ assignee: value === ALL ? type : `${type}:${value}` })}
        />
      )}
      <SelectField
        label={text.status}
        value={asked.status}
        onValueChange={value => onAsk({ status: value === 'all' ? '' : value })}
        options={taskStates.map(value => ({ value, label: statusChoices[value] }))}
      />
      <SelectField
        label={text.due}
        value={asked.due}
        onValueChange={value => onAsk({ due: value === 'any' ? '' : value })}
        options={taskDues.map(value => ({ value, label: text.dues[value] }))}
      />
    </div>
  )
}

/** Stands for all people of a kind. */
const ALL = 'all'
