/** The part of a story that is words: forms, conversations, appointments and notes. */
import { insertRows } from './insert-people.ts'
import type { Story } from './story.ts'
import { dateIn, moment, type StoryBuilder } from './story-builder.ts'

export async function tellWords(builder: StoryBuilder, story: Story): Promise<void> {
  await fillForms(builder, story)
  await converse(builder, story)
  await meet(builder, story)
  await note(builder, story)
}

async function fillForms(builder: StoryBuilder, { forms }: Story): Promise<void> {
  for (const { ago, title, answers, isUnfinished } of forms ?? []) {
    await builder.actAs('patient')
    const { rows } = await builder.client.query<{ id: string }>(
      `insert into submissions (organization_id, patient_id, form_id, form_title, form_fields, form_data, started_at, updated_at)
       select f.organization_id, $2, f.id, f.title, f.form_fields, $4, $5, $5
       from forms f where f.organization_id = $1 and f.title = $3 returning id`,
      [...Object.values(builder.about), title, JSON.stringify(answers), moment(ago)],
    )
    if (!rows[0]) throw new Error(`There is no form called ${title}.`)
    if (isUnfinished) continue
    const sent = [rows[0].id, moment(ago)]
    await builder.client.query(
      "update submissions set status = 'completed', completed_at = $2 where id = $1",
      sent,
    )
    await builder.dateBack(ago)
  }
}

async function converse(builder: StoryBuilder, story: Story): Promise<void> {
  const said = [
    ...(story.messages ?? []).map(message => ({
      ...message,
      kind: message.from === 'specialist' ? 'specialist' : 'case_manager',
    })),
    ...(story.notebook ?? []).map(line => ({ ...line, from: 'patient' as const, kind: 'private' })),
  ]
  for (const [kind, messages] of Map.groupBy(said, message => message.kind)) {
    const first = moment(Math.max(...messages.map(message => message.ago)) + 0.1)
    const { rows } = await builder.client.query<{ id: string }>(
      `insert into conversations (organization_id, patient_id, participant_type, created_at, updated_at)
       values ($1, $2, $3, $4, $4) returning id`,
      [...Object.values(builder.about), kind, first],
    )
    for (const [index, { ago, from, text }] of messages.toSorted((a, b) => b.ago - a.ago).entries()) {
      const sender = await builder.actAs(from)
      const at = moment(ago - index * 0.02)
      await builder.client.query(
        `insert into messages (organization_id, conversation_id, sender_id, sender_type, content, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [builder.about.organization_id, rows[0]?.id, sender, from, text, at],
      )
      await builder.dateBack(ago - index * 0.02)
    }
    await markRead(builder, rows[0]?.id, messages[messages.length - 1]?.from !== 'patient')
  }
}

/** Both have read up to yesterday noon; the patient everything, where the last word was theirs. */
async function markRead(
  builder: StoryBuilder,
  conversation: string | undefined,
  isForPatientToRead: boolean,
): Promise<void> {
  const patient = builder.userOf('patient')
  const readers = [
    { user: patient, until: isForPatientToRead ? moment(3) : moment(0) },
    { user: builder.userOf('case_manager'), until: moment(1.5) },
  ]
  await insertRows(
    builder.client,
    'message_reads',
    readers
      .filter(reader => reader.user)
      .map(({ user, until }) => ({
        organization_id: builder.about.organization_id,
        conversation_id: conversation,
        user_id: user,
        read_until: until,
      })),
  )
}

/** The day so many days away; a weekend gives way to the working day that lies further off. */
function workingDay(days: number): Date {
  const at = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  while (at.getUTCDay() % 6 === 0) at.setUTCDate(at.getUTCDate() + (days < 0 ? -1 : 1))
  return at
}

async function meet(builder: StoryBuilder, { appointments }: Story): Promise<void> {
  for (const told of appointments ?? []) {
    const { in: days, hour, status, by, notes, reply = '' } = told
    await builder.actAs(by === 'patient' ? 'patient' : 'case_manager')
    // What came of it is told at once: nobody makes a transition here.
    await builder.client.query("select set_config('app.hat', '', true)")
    const start = workingDay(days)
    start.setUTCHours(hour, 0, 0, 0)
    await insertRows(builder.client, 'appointments', [
      {
        ...builder.about,
        id: crypto.randomUUID(),
        specialist_id: told.isWithSpecialist ? builder.specialistId : null,
        starts_at: start.toISOString(),
        ends_at: new Date(start.getTime() + 45 * 60 * 1000).toISOString(),
        status,
        notes,
        reply,
        sequence: status === 'requested' || status === 'offered' ? 0 : 1,
        requested_by: by,
        cancelled_by: status === 'cancelled' ? by : null,
        created_at: moment(Math.max(0.2, 4 - days)),
        updated_at: moment(Math.max(0.2, 3 - days)),
      },
    ])
    await builder.dateBack(Math.max(0.2, 4 - days))
  }
}

async function note(builder: StoryBuilder, { notes, safeContact }: Story): Promise<void> {
  const author = await builder.actAs('case_manager')
  for (const { ago, minutes, way, text, isSigned } of notes ?? [])
    await builder.client.query(
      `insert into case_notes (organization_id, patient_id, author_id, contact_on, contact_minutes, contact_way, text, signed_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        ...Object.values(builder.about),
        author,
        dateIn(-ago),
        minutes,
        way,
        text,
        isSigned ? moment(ago) : null,
        moment(ago),
      ],
    )
  if (!safeContact) return
  await builder.actAs('patient')
  await insertRows(builder.client, 'contact_preferences', [
    {
      ...builder.about,
      may_email: safeContact.mayEmail,
      may_call: safeContact.mayCall,
      may_text: true,
      may_leave_message: false,
      from_hour: 9,
      until_hour: 20,
      words: safeContact.words,
      updated_at: moment(20),
    },
  ])
}
