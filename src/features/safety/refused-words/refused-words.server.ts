/**
 * What a budget refuses is still read for danger (decisions 29 and 58): the alert is raised and the card is shown, as if the
 * words had been taken. Only then the patient is told to wait.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import { type DatabaseSession, sqlFor } from '#platform/database/database.server.ts'
import { findSafetyConcern, type SafetyKind } from '../safety.rules.ts'

type Input = Record<string, unknown>

interface Place {
  source: string
  /** A text that is changed while it is written: each of its wordings counts by itself (app.raise_safety_alert). */
  isRewritten?: boolean
  /** Private words tell nobody: the card alone is shown. */
  isPrivate?: (input: Input) => boolean
}

/** Where patients write, by procedure, and as what an alert names it. */
const places: Readonly<Record<string, Place>> = {
  'messaging.send': { source: 'message' },
  'assistant.needs': { source: 'needs' },
  'onboarding.reply': { source: 'onboarding' },
  'goals.create': { source: 'goal', isRewritten: true },
  'goals.annotate': { source: 'goal', isRewritten: true },
  'forms.keepAnswers': { source: 'form', isRewritten: true },
  'forms.submitForm': { source: 'form', isRewritten: true },
  'remarks.write': { source: 'profile', isRewritten: true },
  'checkIns.checkIn': { source: 'check_in', isPrivate: input => input.isShared !== true },
}

const uuid = z.uuid()

/** Every text in what was sent, wherever it stands. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.safeParse(value).success ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** Raised once for these words of this place, unless they stand in the patient's private notebook. */
const raiseAlert = (input: Input, kinds: SafetyKind[], source: string, words: string | null) => {
  const subject = uuid.safeParse(input.id).data ?? null
  const conversation = uuid.safeParse(input.conversationId).data ?? null
  return sqlFor
    .selectNoFrom([
      sql`app.raise_safety_alert(coalesce(${subject}::uuid, app.patient()), ${kinds}::text[], ${source}, ${words}, true)`.as(
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

/**
 * Reads what a patient sent to a procedure and was refused. Answers with the dangers that the words speak of, and whether the
 * case manager was told; nothing where there are none.
 */
export async function hearRefusedWords(
  session: DatabaseSession,
  procedure: string,
  input: unknown,
): Promise<{ safety: SafetyKind[]; isCaseManagerTold: boolean } | undefined> {
  const place = places[procedure]
  if (!place || typeof input !== 'object' || input === null) return undefined
  const sent = input as Input
  const words = wordsIn(sent).join('\n')
  const safety = findSafetyConcern(words).map(concern => concern.kind)
  if (safety.length === 0) return undefined
  if (place.isPrivate?.(sent)) return { safety, isCaseManagerTold: false }
  const raised = await session.one(raiseAlert(sent, safety, place.source, place.isRewritten ? words : null))
  if (raised) session.notify({ topic: 'safety', patient: raised.patient })
  return { safety, isCaseManagerTold: raised?.hasCaseManager ?? false }
}
