/**
 * Everything that is kept about a patient and what they may have of it, read as that patient: each section is an ordinary question
 * through the database session, so the policies decide, or a function of its feature that answers with the patient's rows alone; nothing
 * of anybody else can come along (decision 40).
 */
import { type SqlBool, sql } from 'kysely'
import { isKnownType, subjectOf } from '#features/activities/activities.rules.ts'
import { activitiesText as activitiesSpanish } from '#features/activities/activities.text.es.ts'
import { activitiesText as activitiesEnglish } from '#features/activities/activities.text.ts'
import { recommendationByKey } from '#features/assistant/assistant.rules.ts'
import type { Opening } from '#features/audit/audit.contract.ts'
import { auditText as auditSpanish } from '#features/audit/audit.text.es.ts'
import { auditText as auditEnglish } from '#features/audit/audit.text.ts'
import { isTimeZone } from '#features/auth/auth.rules.ts'
import { type FormField, sayAnswer } from '#features/forms/questions/questions.rules.ts'
import type { Language } from '#lib/language.ts'
import { type DatabaseSession, type Query, sqlFor } from '#platform/database/database.server.ts'
import { downloads } from './data-export.gen.ts'

export interface Answer {
  question: string
  answer: string
}
/** A row of the document; each key has its label in the words of the document. */
export type Entry = Record<string, string | number | boolean | null | Answer[]>
/** The entries of one section, some at a time. */
export type Pages = AsyncGenerator<Entry[]>

const AT_A_TIME = 500
const mine = sql<string>`app.patient()`

async function* once<Row>(
  session: DatabaseSession,
  query: Query<Row>,
  toEntries: (row: Row) => Entry | Entry[],
): Pages {
  yield (await session.all(query)).flatMap<Entry>(toEntries)
}

const asItIs = (row: Entry) => row

function ofPatient(language: Language) {
  const title = language === 'es' ? sql<string>`coalesce(i.title_es, i.title)` : sql<string>`i.title`
  return {
    profile: sqlFor
      .selectFrom('patients as p')
      .leftJoin('profiles as a', join => join.on('a.id', '=', sql<string>`app.user_id()`))
      .select(['p.name', 'p.preferredName', 'p.birthDate', 'p.caseNumber', 'p.pronouns'])
      .select(['p.interpreterLanguage', 'p.email', 'p.phone'])
      .select(['a.fullName as accountName', 'a.email as accountEmail', 'a.phone as accountPhone'])
      .select(['p.language', 'p.timeZone', 'p.status', 'p.modelChoice', 'p.wantsCheckIns'])
      .select([
        'p.createdAt',
        sql<string | null>`(select c.name from case_managers c
          where c.organization_id = p.organization_id and c.id = p.case_manager_id)`.as('caseManager'),
        sql<string | null>`(select s.name from specialists s
          where s.organization_id = p.organization_id and s.id = p.specialist_id)`.as('specialist'),
      ])
      .where('p.id', '=', mine),
    nextStep: sqlFor
      .selectFrom('nextSteps')
      .select(['step', 'dueOn', 'libraryKey'])
      .where('patientId', '=', mine),
    formRequests: sqlFor
      .selectFrom('formRequests as r')
      .innerJoin('forms as i', join =>
        join.onRef('i.organizationId', '=', 'r.organizationId').onRef('i.id', '=', 'r.formId'),
      )
      .select([title.as('title'), 'r.dueOn', 'r.createdAt'])
      .where('r.patientId', '=', mine)
      .orderBy('r.createdAt'),
    checklist: sqlFor
      .selectFrom('checklistProgress as g')
      .innerJoin('checklistItems as i', join =>
        join.onRef('i.organizationId', '=', 'g.organizationId').onRef('i.id', '=', 'g.checklistItemId'),
      )
      .select([title.as('title'), 'g.state', 'g.statedAt', 'g.completedAt', 'g.recommendationKey'])
      .where('g.patientId', '=', mine)
      .orderBy('i.orderIndex'),
  }
}

/** The next step as its person reads it in the portal: what the library wrote in their language, a person's words as they are. */
const sayStep = (
  { step, dueOn, libraryKey }: { step: string; dueOn: string; libraryKey: string | null },
  language: Language,
): Entry => ({ step: recommendationByKey(libraryKey, { title: step }, language) ?? step, dueOn })

/** An item as its person reads it in the portal: the suggestion in words, and only where they want help (decisions 49, 55). */
function sayItem(
  { recommendationKey, ...item }: { title: string; state: string; recommendationKey: string | null } & Entry,
  language: Language,
): Entry {
  const isOpen = item.state === 'wants_help'
  return { ...item, recommendation: isOpen ? recommendationByKey(recommendationKey, item, language) : null }
}

/** A form with its questions as they were when the patient began, and what they answered. */
function forms(session: DatabaseSession, language: Language): Pages {
  const query = sqlFor
    .selectFrom('submissions')
    .select(['formTitle', 'formFields', 'formData', 'status', 'startedAt', 'completedAt'])
    .where('patientId', '=', mine)
    .orderBy('startedAt')
  return once(session, query, ({ formTitle, formFields, formData, ...row }) => {
    const given = formData as Record<string, string | undefined>
    const answers = (formFields as unknown as FormField[])
      .filter(field => given[field.name] !== undefined)
      .map(field => ({
        question: (language === 'es' && field.labelEs) || field.label,
        answer: sayAnswer(field.type, given[field.name]),
      }))
    return { title: formTitle, ...row, answers }
  })
}

function welcome(session: DatabaseSession): Pages {
  const query = sqlFor.selectFrom('onboardingConversations').select('messages').where('patientId', '=', mine)
  return once(session, query, ({ messages }) =>
    (messages as unknown as { role: string; content: string }[]).map(({ role, content }) => ({
      saidBy: role,
      content,
    })),
  )
}

/** Every message of every conversation, the notebook too, in the order in which they were written. */
async function* messages(session: DatabaseSession): Pages {
  let after: string | undefined
  for (;;) {
    const since = after
    const rows = await session.all(
      sqlFor
        .selectFrom('messages as m')
        .innerJoin('conversations as c', join =>
          join.onRef('c.organizationId', '=', 'm.organizationId').onRef('c.id', '=', 'm.conversationId'),
        )
        .select(['m.id', 'm.createdAt', 'm.senderType', 'm.content', 'c.participantType'])
        .where('c.patientId', '=', mine)
        .$if(since !== undefined, query =>
          query.where(
            sql<SqlBool>`(m.created_at, m.id) > (select b.created_at, b.id from messages b where b.id = ${since})`,
          ),
        )
        .orderBy('m.createdAt')
        .orderBy('m.id')
        .limit(AT_A_TIME),
    )
    yield rows.map(({ createdAt, senderType, participantType, content }) => ({
      at: createdAt,
      with: participantType,
      saidBy: senderType,
      content,
    }))
    after = rows.at(-1)?.id
    if (rows.length < AT_A_TIME || !after) return
  }
}

async function* activities(session: DatabaseSession, language: Language): Pages {
  const words = (language === 'es' ? activitiesSpanish : activitiesEnglish).yours
  let after: string | undefined
  for (;;) {
    const since = after
    const rows = await session.all(
      sqlFor
        .selectFrom('activities as a')
        .select(['a.id', 'a.createdAt', 'a.activityType', 'a.description'])
        .where('a.patientId', '=', mine)
        .$if(since !== undefined, query =>
          query.where(
            sql<SqlBool>`(a.created_at, a.id) > (select b.created_at, b.id from activities b where b.id = ${since})`,
          ),
        )
        .orderBy('a.createdAt')
        .orderBy('a.id')
        .limit(AT_A_TIME),
    )
    yield rows.map(({ createdAt, activityType, description }) => ({
      at: createdAt,
      what: isKnownType(activityType) ? words[activityType](subjectOf(description)) : description,
    }))
    after = rows.at(-1)?.id
    if (rows.length < AT_A_TIME || !after) return
  }
}

async function* openings(session: DatabaseSession, language: Language): Pages {
  const words = language === 'es' ? auditSpanish : auditEnglish
  const atATime = 100
  let before: number | null = null
  for (;;) {
    const rows: Opening[] = await session.all(
      sqlFor.selectFrom(sql<Opening>`app.who_opened_my_record(${before}, ${atATime})`.as('o')).selectAll(),
    )
    yield rows.map(({ at, name, hat, verb, entity, times, coveredFor }) => ({
      at,
      name,
      hat,
      what: [
        verb === 'export' ? words.exported : (words.opened[entity] ?? words.openedOther),
        ...(coveredFor ? [words.inPlaceOf(coveredFor)] : []),
      ].join(', '),
      times,
    }))
    before = rows.at(-1)?.id ?? null
    if (rows.length < atATime || before === null) return
  }
}

/** The rows of a table as its feature says, of the patient who asks: through the policies, or the feature's own function. */
function ofFeature({ table, columns, orderBy, through }: (typeof downloads)[number]): Query<Entry> {
  const { ref } = sqlFor.dynamic
  const from = through ? sql<Entry>`${sql.id('app', through)}()` : sql<Entry>`${sql.table(table)}`
  return sqlFor
    .selectFrom(from.as('t'))
    .select(columns.map(column => ref<never>(`t.${column}`)))
    .$if(!through, query => query.where(sql<SqlBool>`t.patient_id = ${mine}`))
    .orderBy(ref<never>(`t.${orderBy}`))
}

/** The order of the document. What a feature brings and is not named here stands before what happened. */
const order =
  `profile contact nextStep goals tasks formRequests forms checklist welcome messages appointments checkIns
  * activities openings`.split(/\s+/)
const rankOf = (section: string) => order.indexOf(order.includes(section) ? section : '*')

/** Every section of the document, in its order; each is read only when it is written. */
export function readEverything(session: DatabaseSession, language: Language): [string, Pages][] {
  const of = ofPatient(language)
  const sections: [string, Pages][] = [
    ['profile', once(session, of.profile, asItIs)],
    ['nextStep', once(session, of.nextStep, row => sayStep(row, language))],
    ['formRequests', once(session, of.formRequests, asItIs)],
    ['forms', forms(session, language)],
    ['checklist', once(session, of.checklist, row => sayItem(row, language))],
    ['welcome', welcome(session)],
    ['messages', messages(session)],
    ['activities', activities(session, language)],
    ['openings', openings(session, language)],
    ...downloads.map((each): [string, Pages] => [each.section, once(session, ofFeature(each), asItIs)]),
  ]
  return sections.toSorted(([one], [other]) => rankOf(one) - rankOf(other))
}

/** Who asks, and in which language and on whose clock they read. Undefined for whoever is no patient here. */
export async function readReader(session: DatabaseSession) {
  const reader = await session.one(
    sqlFor.selectFrom('patients').select(['language', 'timeZone']).where('id', '=', mine),
  )
  return reader && { ...reader, timeZone: isTimeZone(reader.timeZone) ? reader.timeZone : 'UTC' }
}

/** Says whether a copy may be taken so often, and keeps in the audit log that it was; of one that was refused, nothing. */
export async function recordExport(session: DatabaseSession): Promise<boolean> {
  const limit = await session.one(
    sqlFor.selectNoFrom(sql<boolean>`app.within_limit('export:' || app.patient(), 20, 3600)`.as('isWithin')),
  )
  if (!limit?.isWithin) return false
  await session.all(
    sqlFor.selectNoFrom(sql`app.record('export', 'patients', app.patient(), app.patient())`.as('recorded')),
  )
  return true
}

interface OwnFile {
  id: string
  name: string
  mediaType: string
  storageKey: string
  createdAt: string
  isWithheld: boolean | null
}

/** The files about the patient, those too that staff keep, the newest first; not what is withheld. */
export const readFiles = (session: DatabaseSession) =>
  session.all(
    sqlFor
      .selectFrom(sql<OwnFile>`app.download_case_files()`.as('f'))
      .select(['f.id', 'f.name', 'f.mediaType', 'f.storageKey'])
      .where('f.isWithheld', 'is', null)
      .orderBy('f.createdAt', 'desc')
      .orderBy('f.id', 'desc'),
  )

/** Each file that is taken along is a download of its own (decision 36). */
export const recordFile = (session: DatabaseSession, id: string) =>
  session.all(
    sqlFor.selectNoFrom(sql`app.record('export', 'case_files', ${id}, app.patient())`.as('recorded')),
  )
