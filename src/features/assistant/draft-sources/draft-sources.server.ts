/** What the record holds about a patient, read as the person who asks for a draft: nothing they could not open themselves. */
import { sql } from 'kysely'
import { callName } from '#features/patients/patients.rules.ts'
import { today } from '#lib/dates.ts'
import { found } from '#platform/api/api.server.ts'
import { type Rows, sqlFor } from '#platform/database/database.server.ts'
import { draftWritingText as text } from '../draft-writing/draft-writing.text.ts'
import { type DraftFacts, LATELY_DAYS } from './draft-sources.rules.ts'

const MOST_OF_A_KIND = 30

const lately = sql<string>`now() - make_interval(days => ${sql.lit(LATELY_DAYS)})`

const readPerson = (patientId: string) =>
  sqlFor
    .selectFrom('patients as p')
    .leftJoin('nextSteps as n', join =>
      join.onRef('n.organizationId', '=', 'p.organizationId').onRef('n.patientId', '=', 'p.id'),
    )
    .select(['p.name', 'p.preferredName', 'p.language', 'p.status', 'p.timeZone', 'p.createdAt'])
    .select(['n.step', 'n.dueOn'])
    .select(sql<string>`app.remarks_as_text(p.id, null)`.as('notes'))
    .select(sql<string | null>`app.staff_name(app.user_id())`.as('writer'))
    .where('p.id', '=', patientId)

const readGoals = (patientId: string) =>
  sqlFor
    .selectFrom('goals')
    .select(['title', 'targetOn', 'isCompleted', 'completedAt'])
    .where('patientId', '=', patientId)
    .where(({ or, eb }) => or([eb('isCompleted', '=', false), eb('completedAt', '>=', lately)]))
    .orderBy('createdAt')
    .limit(MOST_OF_A_KIND)

const readTasks = (patientId: string) =>
  sqlFor
    .selectFrom('tasks')
    .select(['title', 'dueOn', 'status', 'completedAt'])
    .where('patientId', '=', patientId)
    .where('removedAt', 'is', null)
    .where(({ or, eb }) => or([eb('status', '!=', 'completed'), eb('completedAt', '>=', lately)]))
    .orderBy(sql`due_on nulls last, created_at`)
    .limit(MOST_OF_A_KIND)

const readChecklist = (patientId: string) =>
  sqlFor
    .selectFrom('checklistProgress as c')
    .innerJoin('checklistItems as i', join =>
      join.onRef('i.organizationId', '=', 'c.organizationId').onRef('i.id', '=', 'c.checklistItemId'),
    )
    .innerJoin('checklistCategories as k', join =>
      join.onRef('k.organizationId', '=', 'i.organizationId').onRef('k.id', '=', 'i.categoryId'),
    )
    .select(['i.title', 'c.isCompleted', 'c.completedAt'])
    .select(sql<string>`app.remarks_as_text(c.patient_id, i.id)`.as('notes'))
    .where('c.patientId', '=', patientId)
    .orderBy('k.orderIndex')
    .orderBy('i.orderIndex')
    .orderBy('i.id')

const readAppointments = (patientId: string) =>
  sqlFor
    .selectFrom('appointments')
    .select(['startsAt', 'status'])
    .where('patientId', '=', patientId)
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', '=', 'confirmed'), eb('startsAt', '>', sql<string>`now()`)]),
        and([eb('status', 'in', ['completed', 'missed']), eb('startsAt', '>=', lately)]),
      ]),
    )
    .orderBy('startsAt')
    .limit(MOST_OF_A_KIND)

const readSubmissions = (patientId: string) =>
  sqlFor
    .selectFrom('submissions')
    .select(['formTitle', 'completedAt'])
    .where('patientId', '=', patientId)
    .where('status', '=', 'completed')
    .where('completedAt', '>=', lately)
    .orderBy('completedAt')
    .limit(MOST_OF_A_KIND)

/** The questions, for one batch with whatever else is asked. */
export const factsQueries = (patientId: string) =>
  [
    readPerson(patientId),
    readGoals(patientId),
    readTasks(patientId),
    readChecklist(patientId),
    readAppointments(patientId),
    readSubmissions(patientId),
  ] as const

/** The answers as a draft uses them, and who writes. NOT_FOUND for whoever may not see the patient. */
export function factsOf(rows: Rows<ReturnType<typeof factsQueries>>): { facts: DraftFacts; writer: string } {
  const [people, goals, tasks, items, appointments, submissions] = rows
  const person = found(people[0])
  const { language, timeZone } = person
  const dayOf = (moment: string | null) => (moment ? today(timeZone, new Date(moment)) : null)
  const happened: DraftFacts['happened'] = [
    ...tasks
      .filter(({ status }) => status === 'completed')
      .map(task => ({
        what: 'task' as const,
        title: text.taskDone(task.title),
        on: dayOf(task.completedAt),
      })),
    ...goals
      .filter(({ isCompleted }) => isCompleted)
      .map(goal => ({
        what: 'goal' as const,
        title: text.goalReached(goal.title),
        on: dayOf(goal.completedAt),
      })),
    ...appointments.flatMap(({ status, startsAt }) =>
      status === 'completed' || status === 'missed'
        ? [{ what: 'appointment' as const, title: text.appointments[status], on: dayOf(startsAt) }]
        : [],
    ),
    ...submissions.map(({ formTitle, completedAt }) => ({
      what: 'form' as const,
      title: text.formIn(formTitle),
      on: dayOf(completedAt),
    })),
  ]
  const facts: DraftFacts = {
    today: today(timeZone),
    called: callName(person) ?? person.name,
    language,
    timeZone,
    status: person.status,
    since: dayOf(person.createdAt) ?? today(timeZone),
    notes: person.notes,
    answers: items
      .filter(({ notes }) => notes.trim() !== '')
      .map(({ title, notes, completedAt }) => ({ title, words: notes, on: dayOf(completedAt) })),
    nextStep: person.step ? { title: person.step, on: person.dueOn } : null,
    goals: goals
      .filter(({ isCompleted }) => !isCompleted)
      .map(({ title, targetOn }) => ({ title, on: targetOn })),
    tasks: tasks
      .filter(({ status }) => status !== 'completed')
      .map(({ title, dueOn }) => ({ title, on: dueOn })),
    openItems: items.filter(({ isCompleted }) => !isCompleted).map(({ title }) => title),
    items: { completed: items.filter(({ isCompleted }) => isCompleted).length, total: items.length },
    appointments: appointments
      .filter(({ status }) => status === 'confirmed')
      .map(({ startsAt }) => ({
        startsAt,
        title: text.appointment,
        on: dayOf(startsAt),
      })),
    happened: happened.sort((a, b) => (a.on ?? '').localeCompare(b.on ?? '')),
  }
  return { facts, writer: person.writer ?? '' }
}
