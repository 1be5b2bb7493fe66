import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import type { Session } from '../auth.contract.ts'
import { sessionQuery } from '../auth.queries.ts'
import { authText as text } from '../auth.text.ts'

type SamplePerson = Session['samplePeople'][number]

/** In an evaluation copy alone: who can be signed in as, folded away. Pressing a name fills in the form. */
export function SamplePeople({
  hats,
  onChoose,
}: {
  hats: readonly SamplePerson['hat'][]
  onChoose: (person: SamplePerson) => void
}) {
  const { data } = useQuery(sessionQuery)
  const people = data?.samplePeople.filter(({ hat }) => hats.includes(hat)) ?? []
  if (people.length === 0) return null
  return (
    <Card className="py-0! [&>details]:border-0!">
      <Fold title={text.samples.title}>
        <p className="mb-4 text-muted">{text.samples.note}</p>
        <ul className="grid gap-2">
          {people.map(person => (
            <li key={`${person.email} ${person.hat}`}>
              <button
                type="button"
                onClick={() => onChoose(person)}
                className="grid min-h-11 w-full gap-0.5 rounded-card border border-line px-3 py-2 text-left transition-colors hover:border-rail hover:bg-rail-soft"
              >
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-semibold">{person.name}</span>
                  <span className="text-muted">{text.samples.hats[person.hat]}</span>
                </span>
                <span className="break-all text-muted text-sm">{person.email}</span>
                <span className="break-all text-muted text-sm">{text.samples.password(person.password)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </Card>
  )
}
