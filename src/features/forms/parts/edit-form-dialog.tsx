import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm, withProblems } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type OpenedForm, savedForm } from '../form-management/form-management.contract.ts'
import { managedForm, saveForm } from '../form-management/form-management.queries.ts'
import { measureSpanish } from '../form-management/form-management.rules.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import type { FormField } from '../questions/questions.rules.ts'
import { AddField, emptyField } from './add-field.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import { FormPreview } from './form-preview.tsx'

/** The form's words as they are typed; its fields, and the one that is to be added, as their JSON. */
const wordsOf = (form: OpenedForm | undefined) => ({
  title: form?.title ?? '',
  titleEs: form?.titleEs ?? '',
  description: form?.description ?? '',
  descriptionEs: form?.descriptionEs ?? '',
  required: form?.required ? 'yes' : '',
  fields: JSON.stringify(form?.fields ?? []),
  adding: JSON.stringify(emptyField),
})
type Words = ReturnType<typeof wordsOf>

const fieldsIn = (words: string) => JSON.parse(words) as FormField[]
const fieldIn = (words: string) => JSON.parse(words) as FormField

/** What may be saved. A field that was typed and not added would be lost unseen. */
function readWords(id: string, { adding, ...words }: Words, { adding: _, ...seen }: Words) {
  const { name, label } = fieldIn(adding)
  const fields = fieldsIn(words.fields)
  const reading = readForm(savedForm, { ...words, id, required: words.required === 'yes', fields, seen })
  const isFieldWrong = Object.keys(reading.problems ?? {}).some(field => field.startsWith('fields.'))
  return withProblems(reading, {
    ...(isFieldWrong && { fields: 'fieldsWrong' }),
    ...((name || label) && { adding: 'fieldUnadded' }),
  })
}

/** Builds a form, or changes one: `id` is null for one that is new. */
export function EditFormDialog({
  id,
  open,
  onOpenChange,
}: {
  id: string | null
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { data, isError, refetch } = useQuery({ ...managedForm(id ?? ''), enabled: id !== null })
  const save = useMutation(saveForm(id === null))
  const isThere = id === null || data !== undefined
  const waiting = isError ? <FailureState onTryAgain={() => void refetch()} /> : <SkeletonLines lines={8} />
  return (
    <FormDialog
      width="widest"
      title={id === null ? text.create : text.editTitle}
      description={data?.isAnswered ? text.answeredHint : text.dialogHint}
      open={open}
      onOpenChange={onOpenChange}
      cancelLabel={text.cancel}
      submitLabel={id === null ? text.create : text.save}
      isBusy={save.isPending}
      instead={isThere ? undefined : waiting}
      held={useOwnDraft(`form-${id ?? 'new'}`)}
      keepsWhenClosed
      initial={wordsOf(data)}
      failure={save.error}
      shared={{
        labels: {
          title: text.form.title,
          titleEs: text.form.titleEs,
          description: text.form.description,
          descriptionEs: text.form.descriptionEs,
          required: text.form.required,
          fields: text.fields,
        },
        reads: {
          required: value => (value ? text.required : text.optional),
          fields: value =>
            fieldsIn(value)
              .map(({ label, labelEs }, place) =>
                [`${place + 1} ${label}`, labelEs].filter(Boolean).join(' · '),
              )
              .join('\n'),
        },
        words: ['description', 'descriptionEs'],
      }}
      read={(values, freshId, seen) => readWords(id ?? freshId, values, seen)}
      words={text.problems}
      onReady={(form, close) => void save.mutateAsync(form).then(close, () => {})}
    >
      {form => <FormBuilder form={form} />}
    </FormDialog>
  )
}

function FormBuilder({ form }: { form: Form<Words> }) {
  const { values, set, field, problemAt } = form
  const fields = fieldsIn(values.fields)
  const problem = problemAt('fields')
  return (
    <>
      {form.isRestored && form.isChanged && (
        <FormMessage>
          <p>{text.restored}</p>
          <Button look="quiet" className="-ml-4" onClick={form.clear}>
            {text.discard}
          </Button>
        </FormMessage>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={text.form.title} {...field('title')} maxLength={200} />
        <TextField label={text.form.titleEs} lang="es" {...field('titleEs')} maxLength={200} optional />
        <TextArea
          label={text.form.description}
          {...field('description')}
          rows={2}
          maxLength={2000}
          optional
        />
        <TextArea
          label={text.form.descriptionEs}
          lang="es"
          {...field('descriptionEs')}
          rows={2}
          maxLength={2000}
          optional
        />
      </div>
      <Checkbox
        label={text.form.required}
        checked={values.required === 'yes'}
        onCheckedChange={isRequired => set({ required: isRequired ? 'yes' : '' })}
      />
      <FieldsEditor
        fields={fields}
        onChange={changed => set({ fields: JSON.stringify(changed) })}
        showsProblems={problem !== undefined}
      />
      {problem && <FormMessage kind="failure">{problem}</FormMessage>}
      <AddField
        field={fieldIn(values.adding)}
        fields={fields}
        error={problemAt('adding')}
        onChange={adding => set({ adding: JSON.stringify(adding) })}
        onAdd={added =>
          set({ fields: JSON.stringify([...fields, added]), adding: JSON.stringify(emptyField) })
        }
      />
      <SpanishSoFar form={{ ...values, fields }} />
      <FormPreview fields={fields} />
    </>
  )
}

/** Says to whoever saves the form what Spanish readers would read in English. */
function SpanishSoFar({ form }: { form: Parameters<typeof measureSpanish>[0] }) {
  const { isWhole, questions, missing, isTitleMissing } = measureSpanish(form)
  if (isWhole || questions === 0) return null
  return (
    <FormMessage title={text.spanishSoFar(questions - missing.length, questions)}>
      {text.readInEnglish(missing, isTitleMissing)}
    </FormMessage>
  )
}
