import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { type Form, useForm } from '#ui/form.ts'
import { FormMessage } from '#ui/form-message.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SharedFields } from '#ui/unseen.tsx'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import type { OpenedForm } from '../form-management/form-management.contract.ts'
import { managedForm, reuseForm, saveForm } from '../form-management/form-management.queries.ts'
import { emptyField, findFieldProblems, formListAddress } from '../form-management/form-management.rules.ts'
import {
  fieldIn,
  fieldsIn,
  readWords,
  type Words,
  wordsOf,
} from '../form-management/form-management.store.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import type { FormField } from '../questions/questions.rules.ts'
import { AddField } from './add-field.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import { FormHead } from './form-head.tsx'
import { FormPreview } from './form-preview.tsx'

/** How the form's words are read where somebody else changed them meanwhile. */
const shared: SharedFields = {
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
        .map(({ label, labelEs }, place) => [`${place + 1} ${label}`, labelEs].filter(Boolean).join(' · '))
        .join('\n'),
  },
  words: ['description', 'descriptionEs'],
}

const goneCodes = ['NOT_FOUND', 'BAD_REQUEST']

/** The page on which a form is built or changed: `id` is null for one that is new; `onSaved` leads back to the list. */
export function FormBuilder({ id, onSaved }: { id: string | null; onSaved: () => void }) {
  const { data, error, isFetching, refetch } = useQuery({ ...managedForm(id ?? ''), enabled: id !== null })
  if (id === null || data) return <Building id={id} form={data} onSaved={onSaved} />
  const back = <ButtonLink to={formListAddress}>{text.back}</ButtonLink>
  if (goneCodes.includes(problemCode(error) ?? ''))
    return <EmptyState title={text.gone} body={text.goneHint} action={back} />
  if (error) return <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />
  return <SkeletonLines lines={8} />
}

function Building({
  id,
  form: stored,
  onSaved,
}: {
  id: string | null
  form: OpenedForm | undefined
  onSaved: () => void
}) {
  const save = useMutation(saveForm(id === null))
  const [opened, setOpened] = useState<number>()
  const form = useForm({
    initial: wordsOf(stored),
    // Whoever leaves without saving finds it again, on this device.
    held: useOwnDraft(`form-${id ?? 'new'}`),
    isShared: true,
    read: (values: Words, freshId, seen) => readWords(id ?? freshId, values, seen),
    words: text.problems,
    failure: save.error,
    isBusy: save.isPending,
    onProblems: problems => {
      if ('fields' in problems) setOpened(findFieldProblems(fieldsIn(form.values.fields))[0]?.place)
    },
    onReady: (words, settle) =>
      void save.mutateAsync(words).then(
        () => {
          settle()
          onSaved()
        },
        () => {},
      ),
  })
  const fields = fieldsIn(form.values.fields)
  return (
    <form {...form.props}>
      <FormHead form={form} stored={stored} fields={fields} isBusy={save.isPending} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div data-dense className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 pt-4">
          <UnseenInForm form={form} {...shared} />
          {stored?.retiredAt && <Retired id={stored.id} />}
          <Kept form={form} />
          <FormWords form={form} />
          <FormFields form={form} fields={fields} opened={opened} onOpen={setOpened} />
        </div>
        <FormPreview fields={fields} opened={opened} />
      </div>
    </form>
  )
}

/** What came back from this device, and the way to let go of it. */
function Kept({ form }: { form: Form<Words> }) {
  if (!(form.isRestored && form.isChanged)) return null
  return (
    <FormMessage>
      <p>{text.restored}</p>
      <Button look="quiet" className="-ml-4 dense:-ml-3" onClick={form.clear}>
        {text.discard}
      </Button>
    </FormMessage>
  )
}

/** A form that nobody is asked any more is changed once it is in use again. */
function Retired({ id }: { id: string }) {
  const reuse = useMutation(reuseForm)
  return (
    <FormMessage title={text.retired}>
      <p>{text.retiredHint}</p>
      <Button look="secondary" className="mt-2" busy={reuse.isPending} onClick={() => reuse.mutate({ id })}>
        {text.reuse}
      </Button>
    </FormMessage>
  )
}

/** What the form is called and says of itself, in both languages. */
function FormWords({ form: { field } }: { form: Form<Words> }) {
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <TextField label={text.form.title} {...field('title')} maxLength={200} />
      <TextField label={text.form.titleEs} lang="es" {...field('titleEs')} maxLength={200} optional />
      <TextArea label={text.form.description} {...field('description')} rows={2} maxLength={2000} optional />
      <TextArea
        label={text.form.descriptionEs}
        lang="es"
        {...field('descriptionEs')}
        rows={2}
        maxLength={2000}
        optional
      />
    </div>
  )
}

/** The fields in their order, what is wrong among them, and the one that is to come next. */
function FormFields({
  form: { values, set, problemAt },
  fields,
  opened,
  onOpen,
}: {
  form: Form<Words>
  fields: readonly FormField[]
  opened: number | undefined
  onOpen: (place: number | undefined) => void
}) {
  const problem = problemAt('fields')
  return (
    <>
      <FieldsEditor
        fields={fields}
        opened={opened}
        onOpen={onOpen}
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
    </>
  )
}
