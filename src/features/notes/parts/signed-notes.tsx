import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FileIcon, SearchIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { MoreButton } from '#ui/more-button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Note, SignedNote } from '../notes.contract.ts'
import { type NotesScope, signedNotes } from '../notes.queries.ts'
import { noteKinds } from '../notes.rules.ts'
import { notesText as text } from '../notes.text.ts'
import { NoteItem } from './note-item.tsx'
import { NoteSheet } from './note-sheet.tsx'

const NoteWithholding = lazyDialog(async () => (await import('./note-withholding.tsx')).default)

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
  const { search, kind, find, choose, clear, field } = useSearch()
  const isNarrowed = search !== '' || kind !== undefined
  const {
    data,
    isPending,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isPlaceholderData,
  } = useInfiniteQuery(signedNotes(scope, { search, kind }))
  const [printed, setPrinted] = useState<SignedNote>()
  const [withheld, setWithheld] = useState<Note>()
  if (isPending) return <SkeletonLines lines={5} />
  if (isError && !data) return <FailureState {...text.failures.load} onTryAgain={() => void refetch()} />
  const notes = data.pages.flatMap(page => page.notes)
  if (notes.length === 0 && !isNarrowed && !isPlaceholderData) {
    return <EmptyState title={text.empty} body={text.emptyHint} icon={<FileIcon size={24} />} />
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_13rem]">
        <TextField
          label={text.search}
          type="search"
          ref={field}
          defaultValue={search}
          onChange={event => find(event.target.value)}
        />
        <SelectField
          label={text.which}
          value={kind ?? ALL}
          onValueChange={choose}
          options={[
            { value: ALL, label: text.all },
            ...noteKinds.map(value => ({ value, label: text.kinds[value] })),
          ]}
        />
      </div>
      <p role="status" className={isNarrowed ? 'text-muted text-sm' : 'sr-only'}>
        {isNarrowed && !isPlaceholderData && text.found(notes.length, hasNextPage)}
      </p>
      {notes.length === 0 && <NoneFound isSearch={search !== ''} onClear={clear} />}
      <ul className="grid divide-y divide-line">
        {notes.map(note => (
          <li key={note.id} className="py-5 first:pt-0 last:pb-0">
            <NoteItem
              note={note}
              isWhole={search !== ''}
              onAmend={() => onAmend(note.id)}
              onPrint={() => setPrinted(note)}
              onWithhold={setWithheld}
            />
          </li>
        ))}
      </ul>
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={text.more} />
      {printed && <NoteSheet note={printed} name={name} onPrinted={() => setPrinted(undefined)} />}
      {withheld && (
        <Suspense fallback={null}>
          <NoteWithholding
            scope={scope}
            // As it stands now: what others say of it while the dialog is open is shown there.
            note={
              notes.flatMap(note => [note, ...note.addenda]).find(({ id }) => id === withheld.id) ?? withheld
            }
            onClose={() => setWithheld(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Stands for notes of every kind, which the address does not name. */
const ALL = 'all'

/** What is looked for stands in the address, so that the list comes back as it was left. */
function useSearch() {
  const [address, setAddress] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const say = (said: Partial<Record<'notes' | 'notes-kind', string>>) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        for (const [key, value] of Object.entries(said))
          if (value) after.set(key, value)
          else after.delete(key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => {
    if (field.current) field.current.value = ''
    field.current?.focus()
    say({ notes: '', 'notes-kind': '' })
  }
  return {
    search: (address.get('notes') ?? '').trim().slice(0, 200),
    kind: noteKinds.find(each => each === address.get('notes-kind')),
    find: (words: string) => say({ notes: words }),
    choose: (kind: string) => say({ 'notes-kind': kind === ALL ? '' : kind }),
    clear,
    field,
  }
}

function NoneFound({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={isSearch ? text.noneFound : text.noneOfKind}
      body={isSearch ? text.noneFoundHint : undefined}
      icon={<SearchIcon size={24} />}
      action={
        <Button look="secondary" onClick={onClear}>
          {isSearch ? text.clear : text.showAllKinds}
        </Button>
      }
    />
  )
}
