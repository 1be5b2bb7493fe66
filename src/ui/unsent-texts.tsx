import { useState } from 'react'
import { Button } from './button.tsx'
import { CheckIcon, CopyIcon, DeleteIcon } from './icons.ts'
import { uiText } from './ui.text.ts'

/** Words somebody typed that can't go where they were meant to go. */
export interface UnsentText {
  id: string
  /** What they were to become, in a word or two. */
  about: string
  words: string
}

/** Shows words that would otherwise be lost, to be copied or let go of. They lie on this device alone. */
export function UnsentTexts({
  title,
  hint,
  texts,
  onDelete,
}: {
  title: string
  hint: string
  texts: readonly UnsentText[]
  onDelete: (id: string) => void
}) {
  if (texts.length === 0) return null
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5 text-left">
      <div className="grid gap-1">
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="text-muted">{hint}</p>
      </div>
      <ul className="grid gap-3">
        {texts.map(text => (
          <UnsentLine key={text.id} text={text} onDelete={() => onDelete(text.id)} />
        ))}
      </ul>
    </section>
  )
}

function UnsentLine({ text: { about, words }, onDelete }: { text: UnsentText; onDelete: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => setCopied(true),
      // Where a browser allows no copying, the words can still be marked by hand.
      () => setCopied(false),
    )
  return (
    <li className="grid gap-2 rounded-card bg-sunken p-4">
      <p className="text-muted text-sm">{about}</p>
      <p className="max-h-64 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{words}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          icon={
            isCopied ? <CheckIcon size={18} aria-hidden="true" /> : <CopyIcon size={18} aria-hidden="true" />
          }
          onClick={() => void copy()}
        >
          {isCopied ? uiText.copied : uiText.copy}
        </Button>
        <span role="status" className="sr-only">
          {isCopied && uiText.copied}
        </span>
        <Button look="quiet" icon={<DeleteIcon size={18} aria-hidden="true" />} onClick={onDelete}>
          {uiText.deleteHere}
        </Button>
      </div>
    </li>
  )
}
