import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Finder, type FinderOption } from '#ui/finder.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { AddIcon } from '#ui/icons.ts'
import type { Tag } from '../tags.contract.ts'
import { allTags, putTagOn } from '../tags.queries.ts'
import { findTags, LONGEST_NAME, tagKey } from '../tags.rules.ts'
import { tagsText } from '../tags.text.ts'

const text = tagsText.dialog

/** Finds a tag, or makes one of the words that were typed, and puts it on a patient. */
export function AddTagDialog({ patientId, present }: { patientId: string; present: readonly Tag[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" className="text-sm" icon={<AddIcon size={18} aria-hidden="true" />}>
          {tagsText.add}
        </Button>
      }
      actions={
        <DialogClose asChild>
          <Button look="secondary">{text.done}</Button>
        </DialogClose>
      }
    >
      <TagFinder patientId={patientId} present={present} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function TagFinder({
  patientId,
  present,
  onDone,
}: {
  patientId: string
  present: readonly Tag[]
  onDone: () => void
}) {
  const hat = useStaffHat()
  const [query, setQuery] = useState('')
  const { data = [], isPending } = useQuery(allTags(hat))
  const putOn = useMutation(putTagOn(hat))
  const name = query.trim().replace(/\s+/g, ' ')
  const choose = (chosen: string) => {
    if (putOn.isPending) return
    void putOn.mutateAsync({ patientId, id: crypto.randomUUID(), name: chosen }).then(onDone, () => {})
  }
  const others = findTags(data, query).filter(tag => !present.some(({ id }) => id === tag.id))
  const isNew = name !== '' && !data.some(tag => tagKey(tag.name) === tagKey(name))
  const isLong = [...name].length > LONGEST_NAME
  const found = others.map(
    (tag): FinderOption => ({ key: tag.id, label: tag.name, choose: () => choose(tag.name) }),
  )
  const fresh: FinderOption[] =
    isNew && !isLong ? [{ key: 'new', label: text.make(name), choose: () => choose(name) }] : []
  return (
    <Finder
      label={text.find}
      placeholder={text.find}
      query={query}
      onQuery={setQuery}
      groups={[
        { label: text.found, options: found },
        { label: text.fresh, options: fresh },
      ]}
      isSearching={isPending || putOn.isPending}
      problem={isLong && <FormMessage>{text.tooLong}</FormMessage>}
      empty={
        !isLong &&
        (data.length === 0 ? (
          <EmptyState title={text.none} body={text.noneHint} />
        ) : (
          <EmptyState title={text.all} body={text.allHint} />
        ))
      }
      announcement={text.count(found.length + fresh.length)}
    />
  )
}
