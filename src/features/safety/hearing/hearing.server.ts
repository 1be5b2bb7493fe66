/**
 * What is sent is read for danger wherever somebody writes (decisions 29, 53 and 58): what a procedure does not read itself is read
 * here after it was taken, and what is refused is read as if it had been taken. Only then somebody is told to wait.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import { type HeardConcern, hearDanger } from '../detection/detection.rules.ts'
import { type Heard, places, wordsIn } from './hearing.rules.ts'

/** So many characters of what was refused are read: more was never going to be taken. */
const MOST_READ = 20_000

const uuid = z.uuid()

/** Raised once for these words of this place, unless they stand in the patient's private notebook. */
const raiseAlert = (input: object, concerns: HeardConcern[], source: string, words: string | null) => {
  const { id, conversationId } = input as Record<string, unknown>
  const subject = uuid.safeParse(id).data ?? null
  const conversation = uuid.safeParse(conversationId).data ?? null
  return sqlFor
    .selectNoFrom([
      sql`app.raise_safety_alert(coalesce(${subject}::uuid, app.patient()), ${JSON.stringify(concerns)}::jsonb, ${source}, ${words}, true)`.as(
        'isRaised',
      ),
      sql<string>`app.patient()`.as('patient'),
      sql<boolean>`exists (select from patients p where p.id = app.patient() and p.case_manager_id is not null)`.as(
        'hasCaseManager',
      ),
    ])
    .where(
      sql<boolean>`app.patient() is not null and (${conversation}::uuid is null or exists (
        select from conversations c where c.id = ${conversation}::uuid and c.participant_type <> 'private'))`,
    )
}

/** What a request brought, and whether it was taken. */
interface Sent {
  session: DatabaseSession
  hat: string
  procedure: string
  input: unknown
  isTaken: boolean
}

/**
 * Reads what a patient or a visitor sent. Answers with the dangers that the words speak of, and whether the case manager was told;
 * nothing where there are none, or where the procedure has read them itself.
 */
export async function hearSent({
  session,
  hat,
  procedure,
  input,
  isTaken,
}: Sent): Promise<Heard | undefined> {
  const place = places[procedure]
  if (!place || (isTaken && place.readsItself) || typeof input !== 'object' || input === null)
    return undefined
  if (place.source !== null && hat !== 'patient') return undefined
  const words = wordsIn(input).join('\n').slice(0, MOST_READ)
  const concerns = await hearDanger(words, inTimeSlices())
  const safety = concerns.map(concern => concern.kind)
  if (safety.length === 0) return undefined
  if (place.source === null || place.isPrivate?.(input as Record<string, unknown>))
    return { safety, isCaseManagerTold: false }
  const raised = await session.one(
    raiseAlert(input, concerns, place.source, place.isRewritten ? words : null),
  )
  if (raised) session.notify({ topic: 'safety', patient: raised.patient })
  return { safety, isCaseManagerTold: raised?.hasCaseManager ?? false }
}
