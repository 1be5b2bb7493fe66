import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { activitiesProcedures } from '#features/activities/activities.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import { strangersTo } from '../../../test/access/strangers.ts'
import { call } from '../../../test/answers.ts'
import { conversationsIn } from '../../../test/conversations.ts'
import { type InsertedPeople, onlyPeople, withTestDatabase } from '../../../test/database.ts'
import { messagingProcedures as api } from './messaging.server.ts'

const db = withTestDatabase()
let people: InsertedPeople

beforeEach(async () => {
  people = await onlyPeople(db)
})

const { as, patient, staff, administrator, write, mariaWrites } = conversationsIn(db)
const notFound = { code: 'NOT_FOUND' }

describe('a patient and their case manager', () => {
  it('write to each other, and each sees what is unread', async () => {
    const { toDana } = await mariaWrites()
    const before = await call(api.list, {}, staff('dana'))
    expect(before.conversations).toMatchObject([
      {
        id: toDana,
        patientName: 'Maria Santos',
        unreadCount: 1,
        preview: 'Could you help me with the bus pass?',
      },
    ])
    const { messages } = await call(api.messages, { conversationId: toDana }, staff('dana'))
    await call(api.read, { conversationId: toDana, until: messages[0]?.id ?? '' }, staff('dana'))
    const answer = await write(toDana, '  Of course.  ', staff('dana'))
    expect(answer).toMatchObject({
      message: { content: 'Of course.', senderType: 'case_manager', isMine: true },
    })

    const after = await call(api.list, {}, staff('dana'))
    expect(after.conversations[0]).toMatchObject({ unreadCount: 0, previewSender: 'case_manager' })
    const hers = await call(api.list, {}, patient('maria'))
    expect(hers.team).toEqual({ caseManager: 'Dana Whitfield', specialist: 'Priya Raman' })
    expect(hers.conversations[0]).toMatchObject({
      id: toDana,
      unreadCount: 1,
      participantName: 'Dana Whitfield',
    })
    expect(hers.conversations).toHaveLength(3)
  })

  it('find the same conversation when they open it again, from either side', async () => {
    const { toDana } = await mariaWrites()
    const again = await call(api.open, { participantType: 'case_manager' }, patient('maria'))
    const byDana = await call(api.open, { patientId: people.maria.recordId }, staff('dana'))
    const byPriya = await call(api.open, { patientId: people.maria.recordId }, staff('priya'))
    expect([again.id, byDana.id]).toEqual([toDana, toDana])
    expect(byPriya.participantType).toBe('specialist')
  })

  it('begin with words: whoever only chose whom to write to has said nothing to anybody else', async () => {
    const { id } = await call(api.open, { participantType: 'case_manager' }, patient('maria'))
    const idsOf = async (context: ReturnType<typeof staff>, about?: string) =>
      (await call(api.list, about ? { patientId: people.maria.recordId } : {}, context)).conversations.map(
        each => each.id,
      )
    expect(await idsOf(patient('maria'))).toEqual([id])
    for (const about of [undefined, 'maria']) expect(await idsOf(staff('dana'), about)).toEqual([])
    expect(await idsOf(administrator('ruth'), 'maria')).toEqual([])
    await write(id, 'Good morning', patient('maria'))
    for (const about of [undefined, 'maria']) expect(await idsOf(staff('dana'), about)).toEqual([id])
    expect(await idsOf(administrator('ruth'), 'maria')).toEqual([id])
  })

  it('begin with the first words of staff, which are there with it, once; a patient sends theirs into it', async () => {
    const first = { id: randomUUID(), content: 'Good morning, Maria.' }
    const begin = { patientId: people.maria.recordId, first }
    const { id } = await call(api.open, begin, staff('dana'))
    expect((await call(api.open, begin, staff('dana'))).id).toBe(id)
    const { messages } = await call(api.messages, { conversationId: id }, patient('maria'))
    expect(messages).toMatchObject([{ ...first, senderType: 'case_manager', isMine: false }])
    await expect(call(api.open, { first }, patient('maria'))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('send a message once, however often the line was cut', async () => {
    const { toDana } = await mariaWrites()
    const id = randomUUID()
    await write(toDana, 'Is it today?', patient('maria'), id)
    await write(toDana, 'Is it today?', patient('maria'), id)
    const { messages } = await call(api.messages, { conversationId: toDana }, patient('maria'))
    expect(messages.map(message => message.content)).toEqual([
      'Could you help me with the bus pass?',
      'Is it today?',
    ])
  })

  it('read a long conversation page by page, without a gap and without doubles', async () => {
    const { toDana } = await mariaWrites()
    await db.rows(
      `insert into messages (organization_id, conversation_id, sender_id, sender_type, content)
        select $1, $2, $3, 'patient', 'message ' || n from generate_series(1, 119) n`,
      [people.organizations.riverbend, toDana, people.maria.userId],
    )
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await call(api.messages, { conversationId: toDana, before }, patient('maria'))
      seen.unshift(...page.messages.map(message => message.id))
      before = page.earlier ?? undefined
    } while (before)
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  })

  it('leave a mark when the case manager opens the conversation', async () => {
    const { toDana } = await mariaWrites()
    await call(api.messages, { conversationId: toDana }, staff('dana'))
    const marks = await db.rows<{ patient_id: string }>(
      `select patient_id from audit_log where verb = 'read' and entity = 'conversations' and entity_id = $1 and hat = $2`,
      [toDana, 'case_manager'],
    )
    expect(marks).toEqual([{ patient_id: people.maria.recordId }])
  })
})

describe('nobody else', () => {
  for (const [asker, hat] of strangersTo('maria'))
    it(`reads or writes there: ${asker} as ${hat}`, async () => {
      const who = () => as(asker, hat as Hat)
      const ids = await mariaWrites()
      for (const conversationId of Object.values(ids)) {
        await expect(call(api.messages, { conversationId }, who())).rejects.toThrow()
        await expect(write(conversationId, 'Hello?', who())).rejects.toThrow()
      }
      const first = { id: randomUUID(), content: 'Hello?' }
      const begun = { patientId: people.maria.recordId, first }
      await expect(call(api.open, begun, who())).rejects.toThrow()
      const listed = await call(api.list, {}, who()).catch(() => ({ conversations: [] }))
      expect(listed.conversations).toEqual([])
      const happened = await call(activitiesProcedures.list, {}, who()).catch(() => [])
      expect(happened).toEqual([])
      const [row] = await db.rows<{ count: number }>('select count(*)::int as count from messages')
      expect(row).toEqual({ count: 3 })
    })

  it('reads the notebook: not the case manager, not the specialist, not the administrator', async () => {
    const { notebook } = await mariaWrites()
    for (const who of [staff('dana'), staff('priya'), administrator('ruth')]) {
      await expect(call(api.messages, { conversationId: notebook }, who)).rejects.toMatchObject(notFound)
      const { conversations } = await call(api.list, {}, who)
      expect(conversations.map(each => each.id)).not.toContain(notebook)
      expect(JSON.stringify(await call(activitiesProcedures.list, {}, who))).not.toContain('Only I read this')
    }
  })

  it('reads between the specialist and the patient, a preview included: not the case manager', async () => {
    const { toPriya } = await mariaWrites()
    await expect(call(api.messages, { conversationId: toPriya }, staff('dana'))).rejects.toMatchObject(
      notFound,
    )
    const happened = await call(
      activitiesProcedures.list,
      { patientId: people.maria.recordId },
      staff('dana'),
    )
    expect(happened.map(each => each.messagePreview)).toEqual([null, 'Could you help me with the bus pass?'])
  })

  it('keeps reading after the patient has moved to somebody else', async () => {
    const { toDana } = await mariaWrites()
    await db.rows('update patients set case_manager_id = $1 where id = $2', [
      people.marcus.recordId,
      people.maria.recordId,
    ])
    await expect(call(api.messages, { conversationId: toDana }, staff('dana'))).rejects.toMatchObject(
      notFound,
    )
    const { messages } = await call(api.messages, { conversationId: toDana }, staff('marcus'))
    expect(messages).toHaveLength(1)
  })

  it('writes in the name of the patient: an administrator reads, and no more', async () => {
    const { toDana } = await mariaWrites()
    expect(
      (await call(api.messages, { conversationId: toDana }, administrator('ruth'))).messages,
    ).toHaveLength(1)
    await expect(write(toDana, 'Hello', administrator('ruth'))).rejects.toThrow()
    await expect(call(api.open, { patientId: people.maria.recordId }, staff('marcus'))).rejects.toThrow()
  })
})

describe('words of danger', () => {
  const alerts = () =>
    db.rows<{ kind: string; source: string }>('select kind, source from safety_alerts order by created_at')

  it('tell the case manager at once, and once', async () => {
    const { toDana } = await mariaWrites()
    const id = randomUUID()
    const sent = await write(toDana, 'I want to kill myself', patient('maria'), id)
    await write(toDana, 'I want to kill myself', patient('maria'), id)
    expect(sent).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: true })
    expect(await alerts()).toEqual([{ kind: 'self_harm', source: 'message' }])
  })

  it('promise nothing where there is no case manager', async () => {
    const conversation = await call(api.open, { participantType: 'case_manager' }, patient('sam'))
    const sent = await write(conversation.id, 'I want to kill myself', patient('sam'))
    expect(sent).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: false })
  })

  it('stay in the notebook until the patient asks to tell', async () => {
    const { notebook } = await mariaWrites()
    const sent = await write(notebook, 'I want to kill myself', patient('maria'))
    expect(sent).toMatchObject({ safety: ['self_harm'], isCaseManagerTold: false })
    expect(await alerts()).toEqual([])
    const told = await call(api.tell, { conversationId: notebook, id: sent.message.id }, patient('maria'))
    expect(told).toEqual({ isCaseManagerTold: true })
    expect(await alerts()).toEqual([{ kind: 'self_harm', source: 'notebook' }])
  })

  it('of a member of staff raise nothing', async () => {
    const { toDana } = await mariaWrites()
    await write(toDana, 'Did you say you want to kill yourself?', staff('dana'))
    expect(await alerts()).toEqual([])
  })
})

describe('activities', () => {
  it('show a caseload its own, the newest first, and page on from one', async () => {
    await mariaWrites()
    const graceConversation = await call(api.open, {}, patient('grace'))
    await write(graceConversation.id, 'Good morning', patient('grace'))
    const dana = await call(activitiesProcedures.list, {}, staff('dana'))
    expect(dana.map(each => each.patientName)).toEqual(['Maria Santos', 'Maria Santos'])
    const rest = await call(activitiesProcedures.list, { before: dana[0]?.id }, staff('dana'))
    expect(rest.map(each => each.id)).toEqual([dana[1]?.id])
    expect(await call(activitiesProcedures.list, {}, administrator('ruth'))).toHaveLength(3)
    expect(await call(activitiesProcedures.list, {}, patient('maria'))).toHaveLength(2)
  })
})
