import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { assistantPatientText as text } from '../assistant.patient.text.ts'
import { affirmation } from '../assistant.queries.ts'

/** The affirmation of the day. Nothing stands here where there is none, or where the page could not have it. */
export function AffirmationCard() {
  const { data, isPending } = useQuery({ ...affirmation, retryOnMount: false })
  if (!isPending && !data?.text) return null
  return (
    <Card title={text.affirmation.title} className="bg-rail-soft! grave:hidden">
      {isPending ? (
        <Skeleton className="h-8 w-full max-w-md" />
      ) : (
        <p className="font-display text-2xl">{data?.text}</p>
      )}
    </Card>
  )
}
