import { FilterFold } from '#ui/filter-fold.tsx'
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
  asked: { assignee: string; status: string; due: string; sort: 'newest' | 'due' }
  /** Of the one person whose tasks are shown, as far as it is known. */
  nameOfAssignee: string | undefined
  onAsk: (changes: Readonly<Record<string, string>>) => void
}) {
  const { type, id } = assigneeAsked(asked.assignee)
  const set = [asked.assignee !== 'all', asked.status !== 'all', asked.due !== 'any'].filter(Boolean).length
  const isOfPeople = type !== 'all' && type !== 'none'
  return (
    <FilterFold set={set} className="lg:grid-cols-2 xl:grid-cols-4">
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
      {/* Elsewhere the headings of the list sort it. */}
      <div className="sm:hidden">
        <SelectField
          label={text.sort}
          value={asked.sort}
          onValueChange={value => onAsk({ sort: value === 'newest' ? '' : value })}
          options={(['newest', 'due'] as const).map(value => ({ value, label: text.sorts[value] }))}
        />
      </div>
    </FilterFold>
  )
}

/** Stands for all people of a kind. */
const ALL = 'all'
