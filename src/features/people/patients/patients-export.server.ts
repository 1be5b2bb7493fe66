/**
 * Everything that a patient may read about themselves, read as that patient: each section is an ordinary question through
 * the one door, so the policies decide, and nothing of anybody else can come along (decision 40).
 */
import { type SqlBool, sql } from 'kysely'
import { isKnownType, subjectOf } from '#features/activities/activities.rules.ts'
import { activitiesText as activitiesSpanish } from '#features/activities/activities.text.es.ts'
import { activitiesText as activitiesEnglish } from '#features/activities/activities.text.ts'
import type { Opening } from '#features/audit/audit.contract.ts'
import { auditText as auditSpanish } from '#features/audit/audit.text.es.ts'
import { auditText as auditEnglish } from '#features/audit/audit.text.ts'
import { isTimeZone } from '#features/auth/auth.rules.ts'
import type { Language } from '#lib/language.ts'
import { type Door, type Query, sqlFor } from '#platform/db.server.ts'
import type { patientsExportText } from './patients-export.text.ts'

export type SectionKey = keyof typeof patientsExportText.sections
type FieldKey = keyof typeof patientsExportText.fields
export interface Answer {
  question: string
  answer: string
}
export type Entry = Partial<Record<FieldKey, string | number | boolean | null | Answer[]>>
/** The entries of one section, some at a time. */
export type Pages = AsyncGenerator<Entry[]>

const AT_A_TIME = 500
const mine = sql<string>`app.patient()`

async function* once<Row>(door: Door, query: Query<Row>, turn: (row: Row) => Entry | Entry[]): Pages {
  yield (await door.all(query)).flatMap(turn)
}

const asItIs = (row: Entry): Entry => row

function ofPatient(language: Language) {
  const title = language === 'es' ? sql<string>`coalesce(i.title_es, i.title)` : sql<string>`i.title`
  return {
    profile: sqlFor
      .selectFrom('patients as p')
      .leftJoin('profiles as a', join => join.on('a.id', '=', sql<string>`app.user_id()`))
      .select(['p.name', 'p.preferredName', 'p.pronouns', 'p.interpreterLanguage', 'p.email', 'p.phone'])
      .select(['a.fullName as accountName', 'a.email as accountEmail', 'a.phone as accountPhone'])
      .select(['p.notes', 'p.language', 'p.timeZone', 'p.status', 'p.modelChoice', 'p.wantsMomentum'])
      .select([
        'p.createdAt',
        sql<string | null>`(select c.name from case_managers c
          where c.organization_id = p.organization_id and c.id = p.case_manager_id)`.as('caseManager'),
        sql<string | null>`(select s.name from specialists s
          where s.organization_id = p.organization_id and s.id = p.specialist_id)`.as('specialist'),
      ])
      .where('p.id', '=', mine),
    contact: sqlFor
      .selectFrom('contactPreferences')
      .select(['mayEmail', 'mayCall', 'mayText', 'mayLeaveMessage', 'fromHour', 'untilHour', 'words'])
      .where('patientId', '=', mine),
    nextStep: sqlFor.selectFrom('nextSteps').select(['step', 'dueOn']).where('patientId', '=', mine),
    goals: sqlFor
      .selectFrom('goals')
      .select(['title', 'description', 'category', 'targetOn', 'isCompleted', 'completedAt', 'notes'])
      .select(['createdBy', 'createdAt'])
      .where('patientId', '=', mine)
      .orderBy('createdAt'),
    tasks: sqlFor
      .selectFrom('tasks')
      .select(['title', 'description', 'priority', 'status', 'dueOn', 'completedAt', 'createdAt'])
      .where('patientId', '=', mine)
      .orderBy('createdAt'),
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
      .select([title.as('title'), 'g.isCompleted', 'g.completedAt', 'g.notes'])
      .select('g.aiRecommendation as recommendation')
      .where('g.patientId', '=', mine)
      .orderBy('i.orderIndex'),
    appointments: sqlFor
      .selectFrom('appointments')
      .select(['startsAt', 'endsAt', 'status', 'notes', 'reply', 'requestedBy', 'createdAt'])
      .where('patientId', '=', mine)
      .orderBy('startsAt'),
    checkIns: sqlFor
      .selectFrom('checkIns')
      .select(['madeOn', 'mood', 'words', 'isShared'])
      .where('patientId', '=', mine)
      .orderBy('madeOn'),
  }
}

interface Field {
  name: string
  label: string
  labelEs?: string
}

/** A form with its questions as they were when the patient began, and what they answered. */
function forms(door: Door, language: Language): Pages {
  const query = sqlFor
    .selectFrom('submissions')
    .select(['formTitle', 'formFields', 'formData', 'status', 'startedAt', 'completedAt'])
    .where('patientId', '=', mine)
    .orderBy('startedAt')
  return once(door, query, ({ formTitle, formFields, formData, ...row }) => {
    const given = formData as Record<string, unknown>
    const answers = (formFields as unknown as Field[])
      .filter(field => given[field.name] !== undefined)
      .map(field => ({
        question: (language === 'es' && field.labelEs) || field.label,
        answer: String(given[field.name]),
      }))
    return { title: formTitle, ...row, answers }
  })
}

function welcome(door: Door): Pages {
  const query = sqlFor.selectFrom('onboardingConversations').select('messages').where('patientId', '=', mine)
  return once(door, query, ({ messages }) =>
    (messages as unknown as { role: string; content: string }[]).map(({ role, content }) => ({
      saidBy: role,
      content,
    })),
  )
}

/** Every message of every conversation, the notebook too, in the order in which they were written. */
async function* messages(door: Door): Pages {
  let after: string | undefined
  for (;;) {
    const since = after
    const rows = await door.all(
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

async function* activities(door: Door, language: Language): Pages {
  const words = (language === 'es' ? activitiesSpanish : activitiesEnglish).yours
  let after: string | undefined
  for (;;) {
    const since = after
    const rows = await door.all(
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

async function* openings(door: Door, language: Language): Pages {
  const words = language === 'es' ? auditSpanish : auditEnglish
  const atATime = 100
  let before: number | null = null
  for (;;) {
    const rows: Opening[] = await door.all(
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

/** Every section of the document, in its order; each is read only when its turn comes. */
export function readEverything(door: Door, language: Language): [SectionKey, Pages][] {
  const of = ofPatient(language)
  return [
    ['profile', once(door, of.profile, asItIs)],
    ['contact', once(door, of.contact, asItIs)],
    ['nextStep', once(door, of.nextStep, asItIs)],
    ['goals', once(door, of.goals, asItIs)],
    ['tasks', once(door, of.tasks, asItIs)],
    ['formRequests', once(door, of.formRequests, asItIs)],
    ['forms', forms(door, language)],
    ['checklist', once(door, of.checklist, asItIs)],
    ['welcome', welcome(door)],
    ['messages', messages(door)],
    ['appointments', once(door, of.appointments, asItIs)],
    ['checkIns', once(door, of.checkIns, asItIs)],
    ['activities', activities(door, language)],
    ['openings', openings(door, language)],
  ]
}

/** Who asks, and in which language and on whose clock they read. Undefined for whoever is no patient here. */
export async function readReader(door: Door) {
  const reader = await door.one(
    sqlFor.selectFrom('patients').select(['language', 'timeZone']).where('id', '=', mine),
  )
  return reader && { ...reader, timeZone: isTimeZone(reader.timeZone) ? reader.timeZone : 'UTC' }
}

/** Keeps in the audit log that the patient took a copy; says whether it may be made so often. */
export async function recordExport(door: Door): Promise<boolean> {
  const [limits] = await door.together(
    sqlFor.selectNoFrom(sql<boolean>`app.within_limit('export:' || app.patient(), 20, 3600)`.as('isWithin')),
    sqlFor.selectNoFrom(sql`app.record('export', 'patients', app.patient(), app.patient())`.as('recorded')),
  )
  return limits[0]?.isWithin === true
}
