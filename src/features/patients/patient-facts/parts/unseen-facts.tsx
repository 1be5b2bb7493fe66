import { FormMessage } from '#ui/form-message.tsx'
import { patientFactsText } from '../patient-facts.text.ts'

const text = patientFactsText.unseen

/** What somebody else wrote while one was typing, before anything is saved over it. */
export function UnseenFacts<Fact extends string>({
  facts,
  labels,
}: {
  facts: Readonly<Record<string, string | undefined>>
  labels: Readonly<Record<Fact, string>>
}) {
  const changed = (Object.keys(labels) as Fact[]).filter(fact => facts[fact] !== undefined)
  if (changed.length === 0) return null
  return (
    <FormMessage kind="failure" title={text.title}>
      <ul className="[overflow-wrap:anywhere]">
        {changed.map(fact => (
          <li key={fact}>{text.line(labels[fact], facts[fact] ?? '')}</li>
        ))}
      </ul>
      <p>{text.hint}</p>
    </FormMessage>
  )
}
