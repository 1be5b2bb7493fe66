import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillCatalogue } from '#features/checklist/checklist.jobs.server.ts'
import { checklistProcedures } from '#features/checklist/checklist.server.ts'
import { goalsProcedures } from '#features/goals/goals.server.ts'
import { patientsProcedures } from '#features/patients/patients.server.ts'
import { remarksProcedures } from '#features/remarks/remarks.server.ts'
import { tasksProcedures } from '#features/tasks/tasks.server.ts'
import { today } from '#lib/dates.ts'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import type { PersonKey } from '../../../sample/people.ts'
import { call } from '../../../test/answers.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import type { OnboardingConversation } from './onboarding.contract.ts'
import { onboardingProcedures as api } from './onboarding.server.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
  await db.databasePool.asJob(people.organizations.riverbend).batch(...fillCatalogue())
})

function as(person: PersonKey | null, hat: Hat = 'patient') {
  return { context: { session: db.as(person, hat), hat } as Context }
}

const answer = (person: PersonKey | null, step: number, words: string, id = randomUUID()) =>
  call(api.reply, { id, step, answer: words }, as(person))

const inAWeek = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function countItems(): Promise<{ asked: number; all: number }> {
  const [row] = await db.rows<{ asked: number; all: number }>(
    'select count(*) filter (where is_onboarding)::int as asked, count(*)::int as all from checklist_items',
  )
  return row as { asked: number; all: number }
}

/** Answers every question that is left, and gives what the last answer brought. */
async function finish(person: PersonKey, from: OnboardingConversation) {
  let now = await answer(person, from.currentStep, 'Yes, I do')
  while (!now.isCompleted) now = await answer(person, now.currentStep, 'Yes, I do')
  return now
}

describe('beginning', () => {
  it('greets by the name the person goes by, once', async () => {
    expect(await call(api.read, undefined, as('aisha'))).toBeNull()
    const first = await call(api.start, undefined, as('aisha'))
    const again = await call(api.start, undefined, as('aisha'))
    expect(again).toEqual(first)
    expect(first.currentStep).toBe(1)
    expect(first.progress).toEqual({ completed: 0, total: (await countItems()).asked, percentage: 0 })
    expect(first.messages[0]?.content).toContain('Aisha')
    expect(await call(api.read, undefined, as('aisha'))).toEqual(first)
  })

  it('speaks the language of the patient', async () => {
    const { messages } = await call(api.start, undefined, as('maria'))
    expect(messages[0]?.content).toMatch(/^Hola,? Maria/)
  })

  it('asks in the language of the page, and is stored in that of the record', async () => {
    const inSpanish = { language: 'es' } as const
    const stored = () => db.rows<{ messages: unknown }>('select messages from onboarding_conversations')
    const begun = await call(api.start, inSpanish, as('aisha'))
    expect(begun.messages[0]?.content).toMatch(/^Hola,? Aisha/)
    expect(await stored()).toMatchObject([{ messages: [{ content: expect.stringMatching(/^Hello Aisha/) }] }])
    const reply = { id: randomUUID(), step: begun.currentStep, answer: 'omitir', ...inSpanish }
    const replied = await call(api.reply, reply, as('aisha'))
    const { question, title } = await db
      .rows<{ question: string; title: string }>(
        `select q.question_es as question, a.title_es as title from checklist_items q, checklist_items a
       where a.id = $1 and q.id = (select item_ids[2] from onboarding_conversations)`,
        [replied.latest?.itemId ?? ''],
      )
      .then(([row]) => row ?? { question: '', title: '' })
    expect(replied.messages[2]?.content.split('\n\n')[1]).toBe(question)
    expect(replied.latest?.title).toBe(title)
    expect(await call(api.read, inSpanish, as('aisha'))).toMatchObject({ messages: replied.messages })
    expect((await call(api.read, {}, as('aisha')))?.messages).toEqual((await stored())[0]?.messages)
    expect(await db.rows('select answers from onboarding_conversations')).toEqual([
      { answers: { [replied.latest?.itemId ?? '']: 'Prefers not to say' } },
    ])
  })

  it('does not ask what a case manager completed', async () => {
    await db.owner.query(
      `insert into checklist_progress (organization_id, patient_id, checklist_item_id, is_completed, completed_at, completed_by)
       select organization_id, $1, id, true, now(), $2 from checklist_items where is_onboarding limit 1`,
      [people.aisha.recordId, people.dana.userId],
    )
    const { progress } = await call(api.start, undefined, as('aisha'))
    expect(progress.total).toBe((await countItems()).asked - 1)
  })

  it('waits where the catalogue is not filled in yet', async () => {
    await db.owner.query('delete from checklist_items')
    await expect(call(api.start, undefined, as('aisha'))).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await call(api.read, undefined, as('aisha'))).toBeNull()
  })
})

describe('answering', () => {
  it('advances by one, and resumes where it was', async () => {
    const begun = await call(api.start, undefined, as('aisha'))
    const replied = await answer('aisha', begun.currentStep, '  With my sister.  ')
    expect(replied).toMatchObject({ isAccepted: true, hasJustCompleted: false, currentStep: 2, concerns: [] })
    expect(replied.messages).toHaveLength(3)
    expect(replied.messages[1]).toEqual({ role: 'user', content: 'With my sister.' })
    expect(await call(api.read, undefined, as('aisha'))).toMatchObject({
      currentStep: 2,
      messages: replied.messages,
    })
  })

  it('from two devices at once takes one answer and loses none that was taken', async () => {
    const { currentStep } = await call(api.start, undefined, as('aisha'))
    const both = await Promise.all([
      answer('aisha', currentStep, 'from the phone'),
      answer('aisha', currentStep, 'from the library'),
    ])
    expect(both.filter(each => each.isAccepted)).toHaveLength(1)
    const now = await call(api.read, undefined, as('aisha'))
    expect(now).toMatchObject({ currentStep: currentStep + 1, progress: { completed: 1 } })
    for (const each of both) expect(each.messages).toEqual(now?.messages)
    const late = await answer('aisha', currentStep, 'much later')
    expect(late).toMatchObject({ isAccepted: false, currentStep: currentStep + 1 })
  })

  it('of danger shows help and alerts once, even on a step that is taken', async () => {
    const { currentStep } = await call(api.start, undefined, as('aisha'))
    const id = randomUUID()
    const first = await answer('aisha', currentStep, 'I want to die', id)
    const again = await answer('aisha', currentStep, 'I want to die', id)
    expect(first).toMatchObject({ isAccepted: true, concerns: [{ kind: 'self_harm' }] })
    expect(again).toMatchObject({ isAccepted: false, concerns: [{ kind: 'self_harm' }] })
    expect(await db.rows('select patient_id, kind, source from safety_alerts')).toEqual([
      { patient_id: people.aisha.recordId, kind: 'self_harm', source: 'onboarding' },
    ])
  })
})

it('of nobody is refused as such, and not as an answer that cannot be stored', async () => {
  await expect(answer(null, 1, 'Yes')).rejects.toMatchObject({ code: '42501' })
})

describe('how an answered item stands', () => {
  const stands = (itemId = '') =>
    db.rows(
      'select state, is_suggested, is_completed, stated_by from checklist_progress where checklist_item_id = $1',
      [itemId],
    )

  it('is suggested by the words, and confirmed or changed with one tap', async () => {
    const { currentStep, latest } = await call(api.start, undefined, as('aisha'))
    expect(latest).toBeNull()
    const { latest: suggested } = await answer('aisha', currentStep, 'No')
    expect(suggested).toMatchObject({ state: 'wants_help', isSuggested: true })
    const itemId = suggested?.itemId ?? ''
    const settled = await call(api.settle, { itemId, state: 'not_now' }, as('aisha'))
    expect(settled.latest).toMatchObject({ itemId, state: 'not_now', isSuggested: false })
    expect(await call(api.settle, { itemId, state: 'not_now' }, as('aisha'))).toEqual(settled)
    expect(await call(api.read, undefined, as('aisha'))).toEqual(settled)
    await finish('aisha', settled)
    expect(await stands(itemId)).toMatchObject([
      { state: 'not_now', is_suggested: false, is_completed: false },
    ])
  })

  it('stays as suggested, marked so, where nobody tapped; a no is never in place', async () => {
    const begun = await call(api.start, undefined, as('aisha'))
    let now = await answer('aisha', begun.currentStep, 'No')
    const first = now.latest?.itemId
    while (!now.isCompleted) now = await answer('aisha', now.currentStep, 'No')
    expect(await stands(first)).toMatchObject([
      { state: 'wants_help', is_suggested: true, is_completed: false },
    ])
    expect(await db.rows('select from checklist_progress where is_completed')).toEqual([])
    // The last one can still be said when the checklist is made.
    const last = now.latest?.itemId ?? ''
    await call(api.settle, { itemId: last, state: 'in_place' }, as('aisha'))
    expect(await stands(last)).toEqual([
      { state: 'in_place', is_suggested: false, is_completed: true, stated_by: people.aisha.userId },
    ])
  })

  it('is said of nobody else, and of no item that was not answered', async () => {
    const { currentStep } = await call(api.start, undefined, as('aisha'))
    const { latest } = await answer('aisha', currentStep, 'No')
    const of = (itemId: string, who: PersonKey) => call(api.settle, { itemId, state: 'in_place' }, as(who))
    await expect(of(latest?.itemId ?? '', 'sam')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(of(randomUUID(), 'aisha')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await call(api.read, undefined, as('aisha')))?.latest).toEqual(latest)
  })
})

describe('the end', () => {
  it('brings the checklist, the task due in seven days, the activity and the mail, once', async () => {
    const last = await finish('aisha', await call(api.start, undefined, as('aisha')))
    expect(last).toMatchObject({ isCompleted: true, hasJustCompleted: true, progress: { percentage: 100 } })
    const counts = await countItems()
    const { progress, categories } = await call(checklistProcedures.read, {}, as('aisha'))
    // Whoever would like to work toward something wants help with it, and has not got it.
    expect(progress).toMatchObject({ completed: counts.asked - 1, total: counts.all })
    expect(categories.flatMap(each => each.items)).toHaveLength(counts.all)
    const remarks = await call(remarksProcedures.list, {}, as('aisha'))
    expect(remarks.filter(({ words, isMine }) => words === 'Yes, I do' && isMine)).toHaveLength(counts.asked)

    const tasks = await call(tasksProcedures.list, {}, as('aisha'))
    expect(tasks).toMatchObject([
      {
        title: 'Review Your Care Plan',
        priority: 'high',
        status: 'pending',
        dueOn: inAWeek(today('America/New_York')),
      },
    ])
    const activities = await db.rows<{ activity_type: string }>(
      'select activity_type from activities where patient_id = $1 order by created_at, id',
      [people.aisha.recordId],
    )
    expect(activities.map(each => each.activity_type).slice(0, 2)).toEqual([
      'onboarding_started',
      'onboarding_completed',
    ])
    const jobs = await db.rows<{ job: string }>('select job from outbox order by job')
    expect(jobs.map(each => each.job)).toEqual(['checklist.personalise', 'onboarding.mail-completed'])

    const after = await answer('aisha', last.currentStep, 'and one more thing')
    expect(after).toMatchObject({ isAccepted: false, hasJustCompleted: false })
    expect(await call(tasksProcedures.list, {}, as('aisha'))).toHaveLength(1)
  })

  it('answered on two devices at once completes once', async () => {
    const { progress } = await call(api.start, undefined, as('aisha'))
    let now = await answer('aisha', 1, 'yes')
    while (now.progress.completed < progress.total - 1) now = await answer('aisha', now.currentStep, 'yes')
    const both = await Promise.all([
      answer('aisha', now.currentStep, 'yes'),
      answer('aisha', now.currentStep, 'no'),
    ])
    expect(both.filter(each => each.hasJustCompleted)).toHaveLength(1)
    expect(await call(tasksProcedures.list, {}, as('aisha'))).toHaveLength(1)
  })

  it('is counted on the dashboard', async () => {
    const before = await call(patientsProcedures.ownFigures, undefined, as('aisha'))
    expect(before).toMatchObject({
      onboarding: 'not_begun',
      overallPercent: null,
      completedChecklistItems: 0,
    })
    const begun = await call(api.start, undefined, as('aisha'))
    expect(await call(patientsProcedures.ownFigures, undefined, as('aisha'))).toMatchObject({
      onboarding: 'begun',
    })
    await finish('aisha', begun)
    const { asked, all } = await countItems()
    expect(await call(patientsProcedures.ownFigures, undefined, as('aisha'))).toEqual({
      onboarding: 'completed',
      overallPercent: Math.round(((asked - 1) / all) * 100),
      checklistItems: all,
      completedChecklistItems: asked - 1,
      activeGoals: 0,
      upcomingAppointments: 0,
      unreadMessages: 0,
      recordWaits: false,
      isAskedOfMerge: false,
    })
    expect(await call(goalsProcedures.list, {}, as('aisha'))).toEqual([])
  })
})

describe('the portal', () => {
  it('opens for an account that signed up as a patient, once, with the default case manager', async () => {
    await db.rows('update auth.users set joins_organization = $1 where id = $2', [
      people.organizations.riverbend,
      people.robin.userId,
    ])
    const first = await call(patientsProcedures.openPortal, {}, as('robin', 'visitor'))
    const again = await call(patientsProcedures.openPortal, {}, as('robin', 'visitor'))
    expect(again).toEqual(first)
    expect(first).toMatchObject({ asks: null, organizationName: 'Riverbend Community Care' })
    expect(first).toMatchObject({ asks: null, organizationName: 'Riverbend Community Care' })
    expect(await call(patientsProcedures.ownRecord, undefined, as('robin'))).toMatchObject({
      id: first.patientId,
      callName: 'Robin',
      caseManagerName: 'Dana Whitfield',
    })
    expect(await call(patientsProcedures.ownRecord, undefined, as('jay'))).toMatchObject({ callName: 'Jay' })
  })
})
