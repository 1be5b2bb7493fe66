import { useId } from 'react'
import { NativeSelectField } from '#ui/native-select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CaseFile } from '../files.contract.ts'
import type { FilesAsked } from '../files.queries.ts'
import { type FileKind, fileKinds, LONGEST_LABELS, LONGEST_NAME, labelsOf } from '../files.rules.ts'
import { filesText } from '../files.text.ts'

const text = filesText.filters

/** What somebody wrote or chose, as it is asked; what nobody could choose counts as not chosen. */
export const filesAsked = (of: (name: string) => string | null): FilesAsked => {
  const kind = fileKinds.find(known => known === of('kind'))
  return { find: of('find') ?? '', label: of('label') ?? '', ...(kind ? { kind } : {}) }
}

export const isNarrowed = ({ find, kind, label }: FilesAsked) => Boolean(find || kind || label)

/** By what files are found; the labels of those that are there are offered. */
export function FileFilters({
  asked,
  files,
  onAsk,
}: {
  asked: FilesAsked
  files: readonly CaseFile[]
  onAsk: (changes: Readonly<Record<string, string>>) => void
}) {
  const listId = useId()
  const labels = [...new Set(files.flatMap(file => labelsOf(file.labels)))]
  return (
    <div className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:grid-cols-[minmax(0,1fr)_10rem_12rem] sm:*:first:col-span-1">
      <TextField
        label={text.find}
        type="search"
        maxLength={LONGEST_NAME}
        defaultValue={asked.find}
        onChange={event => onAsk({ find: event.target.value })}
      />
      <NativeSelectField
        label={filesText.kind}
        empty={text.anyKind}
        value={asked.kind ?? ''}
        onChange={event => onAsk({ kind: event.target.value as FileKind | '' })}
        options={fileKinds.map(value => ({ value, label: filesText.kinds[value] }))}
      />
      <TextField
        label={text.label}
        type="search"
        list={listId}
        maxLength={LONGEST_LABELS}
        defaultValue={asked.label}
        onChange={event => onAsk({ label: event.target.value })}
      />
      <datalist id={listId}>
        {labels.map(label => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </div>
  )
}
