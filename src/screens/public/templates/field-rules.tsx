import { publicPartsText as words } from './public-parts.text.ts'

export interface FieldRule {
  name: string
  /** What the rule asks for, as simply as it can be said. */
  asks: string
  /** What the product does towards it. */
  here: string
  /** What no software can do for the organization. */
  yours: string
}

/** The rules of a field: what each asks, what the product does, and what stays with the organization. */
export function FieldRules({ rules }: { rules: readonly FieldRule[] }) {
  return (
    <div className="grid gap-6">
      {rules.map(rule => (
        <article key={rule.name} className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h3 className="mb-4 font-display text-2xl">{rule.name}</h3>
          <dl className="grid gap-x-8 gap-y-5 md:grid-cols-3">
            <Part term={words.ruleAsks} words={rule.asks} />
            <Part term={words.ruleHere} words={rule.here} />
            <Part term={words.ruleYours} words={rule.yours} />
          </dl>
        </article>
      ))}
      <p className="text-muted text-sm">{words.notAdvice}</p>
    </div>
  )
}

function Part({ term, words: body }: { term: string; words: string }) {
  return (
    <div className="grid content-start gap-1 border-line border-t-2 pt-3">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{body}</dd>
    </div>
  )
}
