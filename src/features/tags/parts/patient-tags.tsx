import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import type { Tag } from '../tags.contract.ts'
import { tagsOf, takeTagOff } from '../tags.queries.ts'
import { tagsText as text } from '../tags.text.ts'
import { AddTagDialog } from './add-tag-dialog.tsx'
import { TagChip } from './tag-chip.tsx'

/** So many stand there before the rest is asked for: what comes below must not leave a phone's first screen. */
const SHOWN_FIRST = 8

/** The tags of a patient, under their name. Who may change them adds and takes off; nobody else sees an empty row. */
export function PatientTags({ patientId }: { patientId: string }) {
  const hat = useStaffHat()
  const { data, isError } = useQuery(tagsOf(hat, patientId))
  const row = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  if (isError && !data) return <p className="text-muted text-sm">{text.failures.load}</p>
  // The row keeps its height while it is asked for.
  if (!data) return <div className="min-h-11" aria-hidden="true" />
  if (!data.mayChange && data.tags.length === 0) return null
  // One more takes no more room than the button that would show it.
  const isFolded = !showsAll && data.tags.length > SHOWN_FIRST + 1
  const shown = isFolded ? data.tags.slice(0, SHOWN_FIRST) : data.tags
  return (
    <ul
      ref={row}
      tabIndex={-1}
      aria-label={text.heading}
      className="flex min-h-11 flex-wrap items-center gap-2"
    >
      {shown.map(tag => (
        <li key={tag.id} className="min-w-0 max-w-full">
          <OneTag
            tag={tag}
            patientId={patientId}
            mayChange={data.mayChange}
            onGone={() => row.current?.focus()}
          />
        </li>
      ))}
      {isFolded && (
        <li>
          <Button look="quiet" className="text-sm" onClick={() => setShowsAll(true)}>
            {text.showAll(data.tags.length)}
          </Button>
        </li>
      )}
      {data.mayChange && (
        <li className={data.tags.length === 0 ? '-ml-4' : undefined}>
          <AddTagDialog patientId={patientId} present={data.tags} />
        </li>
      )}
    </ul>
  )
}

function OneTag({
  tag,
  patientId,
  mayChange,
  onGone,
}: {
  tag: Tag
  patientId: string
  mayChange: boolean
  /** The button that had the focus goes with the tag. */
  onGone: () => void
}) {
  const takeOff = useMutation(takeTagOff(useStaffHat()))
  if (!mayChange) return <TagChip name={tag.name} />
  return (
    <TagChip
      name={tag.name}
      removing={text.remove(tag.name)}
      isBusy={takeOff.isPending}
      // The change notification may take the tag away before the answer is here: this waits for it all the same.
      onRemove={() => void takeOff.mutateAsync({ patientId, id: tag.id }).then(onGone, () => {})}
    />
  )
}
