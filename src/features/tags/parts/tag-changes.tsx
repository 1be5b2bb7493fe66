import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { type FormReading, readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import { type Tag, tagName } from '../tags.contract.ts'
import { mergeTag, removeTag, renameTag, tagUse } from '../tags.queries.ts'
import { tagsText } from '../tags.text.ts'

const text = tagsText.manage

/** Back to the list, and what is done here. */
function Actions({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button look="secondary" onClick={onBack}>
        {text.back}
      </Button>
      {children}
    </div>
  )
}

/** Gives a tag another name. What was typed stays through a closed tab, until it is saved or given up. */
export function RenameTag({ tag, onBack }: { tag: Tag; onBack: () => void }) {
  const rename = useMutation(renameTag)
  const form = useForm({
    initial: { name: tag.name },
    held: useOwnDraft(`rename-tag-${tag.id}`),
    isShared: true,
    failure: rename.error,
    read: (values, _id, seen) => readForm(tagName, { id: tag.id, ...values, seen }),
    words: tagsText.problems,
    onReady: (renamed, settle) =>
      void rename.mutateAsync(renamed).then(
        () => {
          settle()
          onBack()
        },
        () => {},
      ),
    isBusy: rename.isPending,
  })
  const leave = () => {
    form.clear()
    onBack()
  }
  return (
    <form {...form.props} className="grid gap-5">
      <UnseenInForm form={form} labels={{ name: text.name }} />
      <TextField label={text.name} autoFocus {...form.field('name')} />
      <Actions onBack={leave}>
        <Button type="submit" busy={rename.isPending}>
          {text.save}
        </Button>
      </Actions>
    </form>
  )
}

/** Lets another tag take the place of this one: how many patients that changes is said before. */
export function MergeTag({ tag, tags, onBack }: { tag: Tag; tags: readonly Tag[]; onBack: () => void }) {
  const merge = useMutation(mergeTag)
  const form = useForm({
    initial: { intoId: '' },
    held: useOwnDraft(`merge-tag-${tag.id}`),
    read: ({ intoId }): FormReading<{ id: string; intoId: string }> =>
      intoId === '' ? { problems: { intoId: 'intoMissing' } } : { data: { id: tag.id, intoId } },
    words: tagsText.problems,
    onReady: (pair, settle) =>
      void merge.mutateAsync(pair).then(
        () => {
          settle()
          onBack()
        },
        () => {},
      ),
    isBusy: merge.isPending,
  })
  const { intoId } = form.values
  const { data: use } = useQuery({ ...tagUse(tag.id, intoId), enabled: intoId !== '' })
  const leave = () => {
    form.clear()
    onBack()
  }
  return (
    <form {...form.props} className="grid gap-5">
      <SelectField
        label={text.into(tag.name)}
        options={tags.filter(({ id }) => id !== tag.id).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.choice('intoId')}
      />
      <p role="status" className="min-h-12">
        {intoId !== '' && (use ? text.willMerge(use.patients, use.withOther) : text.counting)}
      </p>
      <Actions onBack={leave}>
        <Button type="submit" busy={merge.isPending} disabled={intoId !== '' && !use}>
          {text.mergeNow}
        </Button>
      </Actions>
    </form>
  )
}

/** Deletes a tag for good: on how many patients it is, is said before. */
export function DeleteTag({ tag, onBack }: { tag: Tag; onBack: () => void }) {
  const remove = useMutation(removeTag)
  const { data: use } = useQuery(tagUse(tag.id))
  return (
    <div className="grid gap-5">
      <p role="status" className="min-h-12">
        {use ? text.willDelete(use.patients) : text.counting}
      </p>
      <Actions onBack={onBack}>
        <Button
          look="danger"
          busy={remove.isPending}
          disabled={!use}
          onClick={() => void remove.mutateAsync({ id: tag.id }).then(onBack, () => {})}
        >
          {text.deleteNow}
        </Button>
      </Actions>
    </div>
  )
}
