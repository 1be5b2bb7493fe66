/** The part of a story that is care: onboarding, the checklist, goals, tasks and the next step. */
import {
  beginOnboarding,
  type OnboardingItem,
  type OnboardingTurn,
  replyToOnboarding,
} from '#features/onboarding/onboarding.rules.ts'
import { patients } from '../test/cast.ts'
import { insertRows } from '../test/seat-cast.ts'
import { dateIn, moment, type Pen } from './sample-pen.ts'
import type { Story } from './sample-story.ts'

export async function tellCare(pen: Pen, story: Story): Promise<void> {
  await onboard(pen, story)
  for (const done of story.ticks ?? []) await tick(pen, done)
  await plan(pen, story)
}

async function onboard(pen: Pen, { onboarding }: Story): Promise<void> {
  if (!onboarding) return
  await pen.actAs('patient')
  const { language, name, preferredName } = patients[pen.key]
  const { organization_id, patient_id } = pen.about
  const { rows: items } = await pen.client.query<OnboardingItem>(
    `select i.id, i.key, case when $2 = 'es' then i.title_es else i.title end as title,
       case when $2 = 'es' then i.question_es else i.question end as question
     from checklist_items i join checklist_categories c
       on c.organization_id = i.organization_id and c.id = i.category_id
     where i.organization_id = $1 and i.is_onboarding order by c.order_index, i.order_index`,
    [organization_id, language],
  )
  const called = preferredName ?? name.split(' ')[0] ?? name
  let turn: OnboardingTurn = beginOnboarding(items, called, language)
  for (const answer of onboarding.answers)
    turn = replyToOnboarding({ items, ...turn }, answer, called, language)
  const at = moment(onboarding.ago)
  await pen.client.query(
    `insert into onboarding_conversations
       (organization_id, patient_id, item_ids, messages, answers, current_step, progress, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      organization_id,
      patient_id,
      items.map(item => item.id),
      JSON.stringify(turn.messages),
      JSON.stringify(turn.answers),
      turn.currentStep,
      JSON.stringify(turn.progress),
      at,
    ],
  )
  await pen.dateBack(onboarding.ago + 0.01)
  if (turn.isComplete) await completeOnboarding(pen, onboarding.ago)
}

/** Completing makes the checklist and the first task, by triggers; both are as old as it. */
async function completeOnboarding(pen: Pen, ago: number): Promise<void> {
  const values = [pen.about.organization_id, pen.about.patient_id, moment(ago)]
  const mine = 'organization_id = $1 and patient_id = $2'
  await pen.client.query(
    `update onboarding_conversations set is_completed = true, completed_at = $3 where ${mine}`,
    values,
  )
  await pen.client.query(
    `update checklist_progress set completed_at = $3, updated_at = $3 where ${mine} and is_completed`,
    values,
  )
  await pen.client.query(
    `update tasks set created_at = $3, due_on = ($3::timestamptz + interval '7 days')::date where ${mine}`,
    values,
  )
  if (ago > 10)
    await pen.client.query(
      `update tasks set status = 'completed', completed_at = $3::timestamptz + interval '2 days' where ${mine}`,
      values,
    )
  await pen.dateBack(ago)
}

async function tick(pen: Pen, { ago, item, notes }: NonNullable<Story['ticks']>[number]): Promise<void> {
  const user = await pen.actAs('case_manager')
  await pen.client.query(
    `update checklist_progress p set is_completed = true, completed_at = $3, completed_by = $4, notes = $5, updated_at = $3
     from checklist_items i where p.organization_id = $1 and p.patient_id = $2 and i.organization_id = $1
       and i.id = p.checklist_item_id and i.key = $6 and not p.is_completed`,
    [pen.about.organization_id, pen.about.patient_id, moment(ago), user, notes, item],
  )
  await pen.dateBack(ago)
}

async function plan(pen: Pen, story: Story): Promise<void> {
  for (const goal of story.goals ?? []) {
    await pen.actAs(goal.by)
    const { rows } = await pen.client.query<{ id: string }>(
      `insert into goals (organization_id, patient_id, title, description, category, target_on, notes, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        ...Object.values(pen.about),
        goal.title,
        goal.description,
        goal.category,
        dateIn(goal.targetIn),
        goal.notes ?? '',
        goal.by,
        moment(goal.ago),
      ],
    )
    await pen.dateBack(goal.ago)
    if (goal.doneAgo === undefined) continue
    await pen.actAs('patient')
    const done = [rows[0]?.id, moment(goal.doneAgo)]
    await pen.client.query('update goals set is_completed = true, completed_at = $2 where id = $1', done)
    await pen.dateBack(goal.doneAgo)
  }
  for (const task of story.tasks ?? []) await assign(pen, task)
  if (!story.nextStep) return
  const { step, dueIn } = story.nextStep
  const setBy = await pen.actAs('case_manager')
  await insertRows(pen.client, 'next_steps', [
    { ...pen.about, step, due_on: dateIn(dueIn), set_by: setBy, updated_at: moment(2) },
  ])
}

async function assign(pen: Pen, task: NonNullable<Story['tasks']>[number]): Promise<void> {
  const manager = await pen.actAs('case_manager')
  const { rows } = await pen.client.query<{ id: string }>(
    `insert into tasks (organization_id, patient_id, title, description, priority, status, due_on, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      ...Object.values(pen.about),
      task.title,
      task.description,
      task.priority,
      task.isInProgress ? 'in_progress' : 'pending',
      dateIn(task.dueIn),
      manager,
      moment(task.ago),
    ],
  )
  if (task.doneAgo === undefined) return
  await pen.actAs('patient')
  const done = [rows[0]?.id, moment(task.doneAgo)]
  await pen.client.query("update tasks set status = 'completed', completed_at = $2 where id = $1", done)
  await pen.dateBack(task.doneAgo)
}
