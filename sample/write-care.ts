/** The part of a story that is care: onboarding, the checklist, goals, tasks and the next step. */
import {
  beginOnboarding,
  type OnboardingItem,
  type OnboardingTurn,
  replyToOnboarding,
} from '#features/onboarding/onboarding.rules.ts'
import { insertRows } from './insert-people.ts'
import { patients } from './people.ts'
import type { Story } from './story.ts'
import { dateIn, moment, type StoryBuilder } from './story-builder.ts'

export async function tellCare(builder: StoryBuilder, story: Story): Promise<void> {
  await onboard(builder, story)
  for (const done of story.ticks ?? []) await tick(builder, done)
  await plan(builder, story)
}

async function onboard(builder: StoryBuilder, { onboarding }: Story): Promise<void> {
  if (!onboarding) return
  await builder.actAs('patient')
  const { language, name, preferredName } = patients[builder.key]
  const { organization_id, patient_id } = builder.about
  const { rows: items } = await builder.client.query<OnboardingItem>(
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
  await builder.client.query(
    `insert into onboarding_conversations
       (organization_id, patient_id, item_ids, messages, answers, states, current_step, progress, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      organization_id,
      patient_id,
      items.map(item => item.id),
      JSON.stringify(turn.messages),
      JSON.stringify(turn.answers),
      JSON.stringify(turn.states),
      turn.currentStep,
      JSON.stringify(turn.progress),
      at,
    ],
  )
  await builder.dateBack(onboarding.ago + 0.01)
  if (turn.isComplete) await completeOnboarding(builder, onboarding.ago)
}

/** Completing makes the checklist and the first task, by triggers; both are as old as it. */
async function completeOnboarding(builder: StoryBuilder, ago: number): Promise<void> {
  const values = [builder.about.organization_id, builder.about.patient_id, moment(ago)]
  const mine = 'organization_id = $1 and patient_id = $2'
  await builder.client.query(
    `update onboarding_conversations set is_completed = true, completed_at = $3 where ${mine}`,
    values,
  )
  await builder.client.query(
    `update checklist_progress set completed_at = case when is_completed then $3::timestamptz end, stated_at = $3,
       updated_at = $3 where ${mine} and state <> 'not_asked'`,
    values,
  )
  await builder.client.query(
    `update tasks set created_at = $3, due_on = ($3::timestamptz + interval '7 days')::date where ${mine}`,
    values,
  )
  if (ago > 10)
    await builder.client.query(
      `update tasks set status = 'completed', completed_at = $3::timestamptz + interval '2 days' where ${mine}`,
      values,
    )
  await builder.dateBack(ago)
}

async function tick(
  builder: StoryBuilder,
  { ago, item, notes }: NonNullable<Story['ticks']>[number],
): Promise<void> {
  const user = await builder.actAs('case_manager')
  await builder.client.query(
    `update checklist_progress p set is_completed = true, completed_at = $3, completed_by = $4, updated_at = $3
     from checklist_items i where p.organization_id = $1 and p.patient_id = $2 and i.organization_id = $1
       and i.id = p.checklist_item_id and i.key = $5 and not p.is_completed`,
    [builder.about.organization_id, builder.about.patient_id, moment(ago), user, item],
  )
  await builder.client.query(
    `insert into remarks (organization_id, patient_id, checklist_item_id, author_id, author_hat, words, written_at)
     select $1, $2, id, $3, 'case_manager', $4, $5 from checklist_items where organization_id = $1 and key = $6`,
    [builder.about.organization_id, builder.about.patient_id, user, notes, moment(ago), item],
  )
  await builder.dateBack(ago)
}

async function plan(builder: StoryBuilder, story: Story): Promise<void> {
  for (const goal of story.goals ?? []) {
    await builder.actAs(goal.by)
    const { rows } = await builder.client.query<{ id: string }>(
      `insert into goals (organization_id, patient_id, title, description, category, target_on, notes, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        ...Object.values(builder.about),
        goal.title,
        goal.description,
        goal.category,
        dateIn(goal.targetIn),
        goal.notes ?? '',
        goal.by,
        moment(goal.ago),
      ],
    )
    await builder.dateBack(goal.ago)
    if (goal.doneAgo === undefined) continue
    await builder.actAs('patient')
    const done = [rows[0]?.id, moment(goal.doneAgo)]
    await builder.client.query('update goals set is_completed = true, completed_at = $2 where id = $1', done)
    await builder.dateBack(goal.doneAgo)
  }
  for (const task of story.tasks ?? []) await assign(builder, task)
  if (!story.nextStep) return
  const { step, dueIn } = story.nextStep
  const setBy = await builder.actAs('case_manager')
  await insertRows(builder.client, 'next_steps', [
    { ...builder.about, step, due_on: dateIn(dueIn), set_by: setBy, updated_at: moment(2) },
  ])
}

async function assign(builder: StoryBuilder, task: NonNullable<Story['tasks']>[number]): Promise<void> {
  const manager = await builder.actAs('case_manager')
  const { rows } = await builder.client.query<{ id: string }>(
    `insert into tasks (organization_id, patient_id, title, description, priority, status, due_on, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      ...Object.values(builder.about),
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
  await builder.actAs('patient')
  const done = [rows[0]?.id, moment(task.doneAgo)]
  await builder.client.query("update tasks set status = 'completed', completed_at = $2 where id = $1", done)
  await builder.dateBack(task.doneAgo)
}
