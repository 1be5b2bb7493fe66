export interface Term {
  who: string
  does: string
}

/** Who, or what, and what is to be said about it: one line of the list each. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="grid border-line border-t">
      {terms.map(({ who, does }) => (
        <div
          key={who}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{who}</dt>
          <dd className="max-w-prose text-muted">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
