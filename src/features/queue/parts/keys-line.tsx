import { queueText as text } from '../queue.text.ts'

/** The keys of the queue in one line, for who has a keyboard. */
export function KeysLine() {
  return (
    <p className="flex flex-wrap gap-x-4 border-line border-t pt-3 text-muted text-sm max-lg:hidden">
      {text.keys.map(([key, what]) => (
        <span key={key}>
          <kbd className="mr-1 rounded border border-line px-1.5 font-sans">{key}</kbd>
          {what}
        </span>
      ))}
    </p>
  )
}
