import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { callName } from '#features/patients/patients.rules.ts'
import { hearDanger } from '#features/safety/detection/detection.rules.ts'
import type { Language } from '#lib/language.ts'
import { type Context, found } from '#platform/api/api.server.ts'
import { restOf, tooMany } from '#platform/api/budgets.server.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import { inTimeSlices } from '#platform/time-slices/time-slices.ts'
import {
  type OnboardingConversation,
  type OnboardingReplied,
  onboardingContract,
} from './onboarding.contract.ts'
import {
  type AnsweredState,
  beginOnboarding,
  latestAnswered,
  type OnboardingItem,
  type OnboardingTurn,
  replyToOnboarding,
} from './onboarding.rules.ts'
import { tellIn } from './retelling/retelling.rules.ts'

const api = implement(onboardingContract).$context<Context>()

/** More answers than anybody types in a minute. */
const REPLIES_PER_MINUTE = 40

const readPerson = sqlFor
  .selectFrom('patients')
  .select(['id', 'name', 'preferredName', 'language'])
  .where('id', '=', sql<string>`app.patient()`)

const readConversation = sqlFor
  .selectFrom('onboardingConversations')
  .select(['itemIds', 'messages', 'answers', 'states', 'currentStep', 'progress', 'isCompleted'])
  .where('patientId', '=', sql<string>`app.patient()`)

/** The items that the assistant asks about, in the order of the catalogue. */
const readItems = sqlFor
  .selectFrom('checklistItems as i')
  .innerJoin('checklistCategories as c', join =>
    join.onRef('c.organizationId', '=', 'i.organizationId').onRef('c.id', '=', 'i.categoryId'),
  )
  .leftJoin('checklistProgress as p', join =>
    join
      .onRef('p.organizationId', '=', 'i.organizationId')
      .onRef('p.checklistItemId', '=', 'i.id')
      .on('p.patientId', '=', sql<string>`app.patient()`),
  )
  .select(['i.id', 'i.key', 'i.title', 'i.titleEs', 'i.question', 'i.questionEs'])
  // A conversation that has begun goes on as it began.
  .select(sql<boolean>`i.is_onboarding and i.retired_at is null`.as('isOnboarding'))
  .select(
    // What a case manager completed is known already, and not asked (decision 15).
    sql<boolean>`coalesce(p.is_completed and p.completed_by is distinct from app.user_id(), false)`.as(
      'isKnown',
    ),
  )
  .orderBy('c.orderIndex')
  .orderBy('c.id')
  .orderBy('i.orderIndex')
  .orderBy('i.id')

type Person = Awaited<ReturnType<typeof readPerson.execute>>[number]
type ItemRow = Awaited<ReturnType<typeof readItems.execute>>[number]
type ConversationRow = Awaited<ReturnType<typeof readConversation.execute>>[number]

/** The words of an item in a language; what an organization wrote only in English is shown in English. */
function inLanguage(row: ItemRow, language: Language): OnboardingItem {
  const isSpanish = language === 'es'
  return {
    id: row.id,
    key: row.key,
    title: (isSpanish && row.titleEs) || row.title,
    question: (isSpanish && row.questionEs) || row.question,
  }
}

/** The items of a begun conversation, in its own order. What was taken out of the catalogue since is not asked. */
function itemsOf(row: ConversationRow, rows: readonly ItemRow[], language: Language): OnboardingItem[] {
  const byId = new Map(rows.map(item => [item.id, item]))
  return row.itemIds.flatMap(id => {
    const item = byId.get(id)
    return item ? [inLanguage(item, language)] : []
  })
}

/** As it is read in the language of the page. It is stored in the record's. */
function toConversation(
  row: ConversationRow,
  rows: readonly ItemRow[],
  person: Person,
  language: Language = person.language,
): OnboardingConversation {
  const { currentStep, progress, isCompleted } = row
  const itemsIn = (each: Language) => itemsOf(row, rows, each)
  const messages = tellIn(language, { messages: row.messages, itemsIn, name: callName(person) })
  const latest = latestAnswered(itemsIn(language), row)
  return { messages, currentStep, progress, isCompleted, latest }
}

/** Completing is the same update as the last answer: triggers make the checklist, the task, the activity and the mail. */
function writeTurn(turn: OnboardingTurn, step: number): Query<unknown> {
  return sqlFor
    .updateTable('onboardingConversations')
    .set({
      messages: JSON.stringify(turn.messages),
      answers: JSON.stringify(turn.answers),
      states: JSON.stringify(turn.states),
      currentStep: turn.currentStep,
      progress: JSON.stringify(turn.progress),
      isCompleted: turn.isComplete,
      completedAt: turn.isComplete ? sql<string>`now()` : null,
      updatedAt: sql<string>`now()`,
    })
    .where('patientId', '=', sql<string>`app.patient()`)
    .where('currentStep', '=', step)
    .where('isCompleted', '=', false)
    .returning('currentStep')
}

const raiseAlerts = (id: string, dangers: readonly { kind: string; said: string }[]) =>
  sqlFor.selectNoFrom(
    sql<boolean>`app.raise_safety_alert(${id}, ${JSON.stringify(dangers)}::jsonb, 'onboarding')`.as('raised'),
  )

const countReply = sqlFor.selectNoFrom(
  sql<boolean>`app.within_limit('onboarding:' || app.patient(), ${REPLIES_PER_MINUTE}, 60)`.as('isWithin'),
)

/** Tells every screen that shows what completing changed. */
function notifyCompletion(session: DatabaseSession, patient: string): void {
  session.notify(
    { topic: 'checklist', patient },
    { topic: 'tasks', patient },
    { topic: 'patients', patient },
    { topic: 'activities', patient },
  )
}

async function begin(session: DatabaseSession, { language }: Reading): Promise<OnboardingConversation> {
  const [people, items] = await session.batch(readPerson, readItems)
  const person = found(people[0])
  const asked = items.filter(item => item.isOnboarding)
  // A new organization's catalogue takes a moment to be filled in; without it there is nothing to walk through.
  if (asked.length === 0)
    throw new ORPCError('CONFLICT', { message: 'The first questions are being prepared.' })
  const toAsk = asked.filter(item => !item.isKnown).map(item => inLanguage(item, person.language))
  const turn = beginOnboarding(toAsk, callName(person), person.language)
  const [, , rows] = await session.batch(
    sqlFor
      .insertInto('onboardingConversations')
      .values({
        itemIds: toAsk.map(item => item.id),
        messages: JSON.stringify(turn.messages),
        answers: JSON.stringify(turn.answers),
        states: JSON.stringify(turn.states),
        currentStep: turn.currentStep,
        progress: JSON.stringify(turn.progress),
      })
      .onConflict(conflict => conflict.columns(['organizationId', 'patientId']).doNothing()),
    // With nothing left to ask it is complete at once; a conversation that has questions is left as it is.
    sqlFor
      .updateTable('onboardingConversations')
      .set({ isCompleted: true, completedAt: sql<string>`now()` })
      .where('patientId', '=', sql<string>`app.patient()`)
      .where('isCompleted', '=', false)
      .where(sql<boolean>`cardinality(item_ids) = 0`),
    readConversation,
  )
  if (turn.isComplete) notifyCompletion(session, person.id)
  else session.notify({ topic: 'activities', patient: person.id }, { topic: 'patients', patient: person.id })
  return toConversation(found(rows[0]), items, person, language)
}

/** In which language the answer is read. */
interface Reading {
  language?: Language | undefined
}

interface Settled extends Reading {
  itemId: string
  state: AnsweredState['state']
}

interface Reply extends Reading {
  id: string
  step: number
  answer: string
}

async function reply(session: DatabaseSession, input: Reply): Promise<OnboardingReplied> {
  const [limits, people, rows, items] = await session.batch(
    countReply,
    readPerson,
    readConversation,
    readItems,
  )
  const person = found(people[0])
  const row = found(rows[0])
  if (!limits[0]?.isWithin) throw tooMany(restOf(60))
  const isCurrent = row.currentStep === input.step && !row.isCompleted
  const state = {
    items: itemsOf(row, items, person.language),
    messages: row.messages,
    currentStep: row.currentStep,
    answers: row.answers,
    states: row.states,
  }
  const heard = await hearDanger(input.answer, inTimeSlices())
  const turn = isCurrent
    ? replyToOnboarding(state, input.answer, callName(person), person.language, heard)
    : undefined
  // Words of danger are heard even when the question was answered on another device meanwhile.
  const concerns = turn?.concerns ?? heard
  const dangers = concerns.map(({ kind, matched }) => ({
    kind,
    said: heard.find(each => each.kind === kind)?.said ?? matched,
  }))
  const alerts = concerns.length > 0 ? [raiseAlerts(input.id, dangers)] : []
  const writes = turn ? [writeTurn(turn, input.step)] : []
  const answers = await session.batch(...alerts, ...writes, readConversation)
  const now = found((answers.at(-1) as ConversationRow[])[0])
  const isAccepted = turn !== undefined && answers.at(-2)?.length === 1
  const hasJustCompleted = isAccepted && now.isCompleted
  if (concerns.length > 0) session.notify({ topic: 'safety', patient: person.id })
  if (hasJustCompleted) notifyCompletion(session, person.id)
  else if (isAccepted) session.notify({ topic: 'patients', patient: person.id })
  return {
    ...toConversation(now, items, person, input.language),
    isAccepted,
    hasJustCompleted,
    concerns: concerns.map(({ kind }) => ({ kind })),
  }
}

async function readBegun(
  session: DatabaseSession,
  { language }: Reading,
): Promise<OnboardingConversation | null> {
  const [people, rows, items] = await session.batch(readPerson, readConversation, readItems)
  return rows[0] ? toConversation(rows[0], items, found(people[0]), language) : null
}

/** Says how an item stands; once the conversation made the checklist, a trigger says it there. */
async function settle(session: DatabaseSession, input: Settled): Promise<OnboardingConversation> {
  const { itemId, state } = input
  const said = JSON.stringify({ [itemId]: { state, isSuggested: false } })
  const rows = await session.all(
    sqlFor
      .updateTable('onboardingConversations')
      .set({ states: sql<string>`states || ${said}::jsonb`, updatedAt: sql<string>`now()` })
      .where('patientId', '=', sql<string>`app.patient()`)
      .where(sql<boolean>`answers ? ${itemId}`)
      .returning(['patientId', 'isCompleted']),
  )
  const { patientId, isCompleted } = found(rows[0])
  if (isCompleted)
    session.notify({ topic: 'checklist', patient: patientId }, { topic: 'patients', patient: patientId })
  return found((await readBegun(session, input)) ?? undefined)
}

export const onboardingProcedures = {
  read: api.read.handler(({ context: { session }, input }) => readBegun(session, input)),
  start: api.start.handler(({ context: { session }, input }) => begin(session, input)),
  reply: api.reply.handler(({ context: { session }, input }) => reply(session, input)),
  settle: api.settle.handler(({ context: { session }, input }) => settle(session, input)),
}
