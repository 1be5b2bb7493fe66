import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { allTags, tagMany } from '../tags.queries.ts'
import { tagsText } from '../tags.text.ts'

const text = tagsText.many

/** One tag for many: which one, for whom, and whether it is put on or taken off. */
export default function TagManyDialog({
  people: chosen,
  onClose,
  onDone,
}: {
  people: readonly { id: string; name: string }[]
  onClose: () => void
  onDone: () => void
}) {
  // For whom it is said here is for whom it is done, whatever the list behind it shows meanwhile.
  const [people] = useState(chosen)
  const [id, setId] = useState('')
  const { data: tags, isError, isFetching, refetch } = useQuery(allTags('staff'))
  const nameOf = (patientId: string) => people.find(person => person.id === patientId)?.name ?? ''
  const set = useMutation(tagMany(nameOf))
  const tag = tags?.find(each => each.id === id)
  const act = (isOn: boolean) => {
    if (!tag) return
    const done = () => {
      onClose()
      onDone()
    }
    void set.mutateAsync({ tag, patientIds: people.map(person => person.id), isOn }).then(done, () => {})
  }
  const may = tags && tags.length > 0
  return (
    <Dialog
      title={text.title(people.length)}
      description={text.hint}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <DialogClose asChild>
            <Button look="quiet">{text.cancel}</Button>
          </DialogClose>
          {may && (
            <>
              <Button look="secondary" disabled={!tag || set.isPending} onClick={() => act(false)}>
                {text.takeOff}
              </Button>
              <Button disabled={!tag} busy={set.isPending} onClick={() => act(true)}>
                {text.putOn}
              </Button>
            </>
          )}
        </>
      }
    >
      {may && (
        <SelectField
          label={text.tag}
          placeholder={tagsText.filter.choose}
          value={tag ? id : ''}
          onValueChange={setId}
          options={tags.map(({ id: value, name: label }) => ({ value, label }))}
        />
      )}
      {tags?.length === 0 && <EmptyState title={tagsText.dialog.none} body={text.noneHint} />}
      {!tags && isError && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {!tags && !isError && <SkeletonLines lines={2} />}
      <section aria-label={text.whom} className="grid gap-2">
        <h3 className="font-semibold">{text.whom}</h3>
        <ul className="grid max-h-48 gap-1 overflow-y-auto text-sm">
          {people.map(person => (
            <li key={person.id} className="wrap-anywhere">
              {person.name}
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}
