import { useQuery } from '@tanstack/react-query'
import type { ColleagueHere } from '../presence.contract.ts'
import { colleaguesAt } from '../presence.queries.ts'
import { useLeaving, useWriting } from '../presence.store.ts'
import { presenceText as text } from '../presence.text.ts'

/**
 * One muted line at the head of a thread: which colleagues read it at this moment, and who writes. Whoever sees it is seen by them
 * likewise, for as long as the page is looked at.
 */
export default function ColleaguesHere({
  conversationId,
  sending,
}: {
  conversationId: string
  /** How many of one's own words are on their way. */
  sending: number
}) {
  const { place, isWriting } = useWriting(conversationId, sending)
  const { data } = useQuery(colleaguesAt(conversationId, isWriting))
  useLeaving(conversationId)
  return (
    // It stands there before there is anything to say: what is put into it is announced.
    <div ref={place} role="status" className="text-muted text-sm wrap-anywhere">
      {data && data.length > 0 && <p className="border-line border-b px-4 py-1.5">{sayWhoIsHere(data)}</p>}
    </div>
  )
}

function sayWhoIsHere(colleagues: readonly ColleagueHere[]): string {
  const namesOf = (does: boolean) =>
    colleagues.filter(({ isWriting }) => isWriting === does).map(({ name }) => name)
  const [writing, reading] = [namesOf(true), namesOf(false)]
  return [
    ...(writing.length > 0 ? [text.writing(writing)] : []),
    ...(reading.length > 0 ? [text.reading(reading)] : []),
  ].join(' · ')
}
