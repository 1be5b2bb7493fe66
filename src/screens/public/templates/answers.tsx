export interface Answer {
  /** What goes wrong, in the words of somebody it happens to. */
  problem: string
  answer: string
}

/** What goes wrong, set against what is done about it. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="grid content-start border-line border-t">
      {answers.map(({ problem, answer }) => (
        <div
          key={problem}
          className="grid gap-x-12 gap-y-2 border-line border-b py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <dt className="font-display text-xl leading-snug">{problem}</dt>
          <dd className="max-w-prose text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
