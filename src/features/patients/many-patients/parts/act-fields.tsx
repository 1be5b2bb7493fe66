import { useQuery } from '@tanstack/react-query'
import { closingReasons } from '#features/cases/cases.rules.ts'
import { casesText } from '#features/cases/cases.text.ts'
import { staffNames } from '#features/staff/staff.queries.ts'
import { allTags } from '#features/tags/tags.queries.ts'
import type { Problems } from '#lib/form-reading.ts'
import { problemWords } from '#lib/form-reading.ts'
import { PersonField, personOption } from '#ui/person-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ActOnMany } from '../many-patients.contract.ts'
import { manyPatientsText as text } from '../many-patients.text.ts'

export type ActKind = ActOnMany['kind']

/** What is chosen and typed, whichever act it is for. */
export type ActValues = Record<
  'caseManagerId' | 'tagId' | 'reason' | 'changedOn' | 'words' | 'openTasks',
  string
>

interface Fields {
  values: ActValues
  problems: Problems
  onChange: (change: Partial<ActValues>) => void
  /** The day it is for the organization. */
  today: string
}

/** Stands for no case manager. */
export const NOBODY = 'nobody'

/** What an act asks for. */
export function ActFields({ kind, ...fields }: Fields & { kind: ActKind }) {
  if (kind === 'move') return <WhoField {...fields} />
  return kind === 'close' ? <ClosingFields {...fields} /> : <TagField {...fields} />
}

function WhoField({ values, onChange }: Fields) {
  const { data } = useQuery(staffNames)
  return (
    <PersonField
      label={text.caseManager}
      value={values.caseManagerId}
      onValueChange={caseManagerId => onChange({ caseManagerId })}
      options={[{ value: NOBODY, label: text.nobody }, ...(data?.caseManagers ?? []).map(personOption)]}
    />
  )
}

function TagField({ values, onChange }: Fields) {
  const { data: tags } = useQuery(allTags('administrator'))
  if (tags?.length === 0) return <p>{text.noTags}</p>
  return (
    <SelectField
      label={text.tag}
      value={values.tagId}
      onValueChange={tagId => onChange({ tagId })}
      options={(tags ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

function ClosingFields({ values, problems, onChange, today }: Fields) {
  const errorOf = (field: keyof ActValues) => {
    const problem = problems[field]
    return problem ? { error: problemWords(casesText.problems, problem) } : {}
  }
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={casesText.reason}
          placeholder={casesText.choose}
          value={values.reason}
          onValueChange={reason => onChange({ reason })}
          options={closingReasons.map(value => ({ value, label: casesText.reasons[value] }))}
          {...errorOf('reason')}
        />
        <TextField
          label={casesText.closedOn}
          type="date"
          max={today}
          value={values.changedOn}
          onChange={event => onChange({ changedOn: event.target.value })}
          {...errorOf('changedOn')}
        />
      </div>
      <TextArea
        label={casesText.words}
        hint={casesText.wordsHint}
        rows={2}
        maxLength={500}
        value={values.words}
        onChange={event => onChange({ words: event.target.value })}
        optional={values.reason !== 'other'}
        {...errorOf('words')}
      />
      <SelectField
        label={casesText.open.tasksChoice}
        hint={casesText.open.tasksHint}
        value={values.openTasks}
        onValueChange={openTasks => onChange({ openTasks })}
        options={(['keep', 'remove'] as const).map(value => ({
          value,
          label: casesText.open.tasksChoices[value],
        }))}
      />
    </>
  )
}
