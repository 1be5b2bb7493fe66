import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FileIcon, SearchIcon } from '#ui/icons.ts'
import { MoreButton } from '#ui/more-button.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SignedNote } from '../notes.contract.ts'
import { type NotesScope, signedNotes } from '../notes.queries.ts'
import { notesText as text } from '../notes.text.ts'
import { NoteItem } from './note-item.tsx'
import { NoteSheet } from './note-sheet.tsx'

/** What was signed about a patient, newest contact first; found and paged by the server. */
export function SignedNotes({
  scope,
  name,
  onAmend,
}: {
  scope: NotesScope
  name: string
  onAmend: (id: string) => void
}) {
  const { search, find, clear, field } = useSearch()
  const {
    data,
    isPending,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isPlaceholderData,
  } = useInfiniteQuery(signedNotes(scope, search))
  const [printed, setPrinted] = useState<SignedNote>()
  if (isPending) return <SkeletonLines lines={5} />
  if (isError && !data) return <FailureState {...text.failures.load} onTryAgain={() => void refetch()} />
  const notes = data.pages.flatMap(page => page.notes)
  if (notes.length === 0 && !search && !isPlaceholderData) {
    return <EmptyState title={text.empty} body={text.emptyHint} icon={<FileIcon size={24} />} />
  }
  return (
    <div className="grid gap-4">
      <TextField
        label={text.search}
        type="search"
        ref={field}
        defaultValue={search}
        onChange={event => find(event.target.value)}
      />
      <p role="status" className={search ? 'text-muted text-sm' : 'sr-only'}>
        {search && !isPlaceholderData && text.found(notes.length, hasNextPage)}
      </p>
      {notes.length === 0 && <NoneFound onClear={clear} />}
      <ul className="grid divide-y divide-line">
        {notes.map(note => (
          <li key={note.id} className="py-5 first:pt-0 last:pb-0">
            <NoteItem
              note={note}
              isWhole={search !== ''}
              onAmend={() => onAmend(note.id)}
              onPrint={() => setPrinted(note)}
            />
          </li>
        ))}
      </ul>
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={text.more} />
      {printed && <NoteSheet note={printed} name={name} onPrinted={() => setPrinted(undefined)} />}
    </div>
  )
}

/** What is looked for stands in the address, so that the list comes back as it was left. */
function useSearch() {
  const [address, setAddress] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const find = (words: string) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        if (words) after.set('notes', words)
        else after.delete('notes')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => {
    if (field.current) field.current.value = ''
    field.current?.focus()
    find('')
  }
  return { search: (address.get('notes') ?? '').trim().slice(0, 200), find, clear, field }
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={text.noneFound}
      body={text.noneFoundHint}
      icon={<SearchIcon size={24} />}
      action={
        <Button look="secondary" onClick={onClear}>
          {text.clear}
        </Button>
      }
    />
  )
}
