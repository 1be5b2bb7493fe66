import { afterEach, describe, expect, it } from 'vitest'
import { findSafetyConcern } from '#features/safety/safety.rules.ts'
import { withTestDatabase } from '../../../../test/database.ts'
import { withDrafts } from '../../../../test/drafting.ts'
import type { ModelReply } from '../../../../test/fakes/model-server.ts'
import { withModelJobs } from '../../../../test/model-jobs.ts'
import { asItMayLeave } from '../leaving/leaving.rules.ts'

const db = withTestDatabase()
const { work, asked, answerWith } = withModelJobs(db)
const { ask, want, draftsOf, accept, note, people } = withDrafts(db)

const saysYes = (choice = 'yes') =>
  db.rows('update patients set model_choice = $1 where id = $2', [choice, people().maria.recordId])
const modelsOn = () => db.rows("update organizations set engines = 'models'")

describe('with a model', () => {
  const answer = (words: string): ModelReply => ({
    content: JSON.stringify({ sections: [{ heading: 'Next steps', lines: [{ words, from: ['F1'] }] }] }),
  })
  afterEach(() => answerWith(answer('Ask about the rent.')))

  it('that is switched on and allowed, the guide’s words stand until the model’s take their place', async () => {
    await modelsOn()
    await saysYes()
    answerWith(answer('Ask about the rent.'))
    const { body } = await want('dana')
    expect(body).toMatchObject({ isBeingWritten: true, engine: 'guide' })
    expect((await accept('dana', body.id, body.text)).status).toBe(404)
    await work('assistant.write-draft')
    expect((await draftsOf('dana'))[0]).toMatchObject({
      isBeingWritten: false,
      engine: 'model',
      model: 'small',
      text: 'Next steps\n- Ask about the rent.',
    })
    const left = JSON.stringify(asked())
    expect(left).toContain('behind on rent')
    expect(left).not.toMatch(/Maria|303-555|Dana|Whitfield/)
    const accepted = await accept('dana', body.id, 'Next steps\n- Ask about the rent.')
    expect(accepted.body.origin).toEqual({ engine: 'model', isEdited: false })
    expect(await db.rows("select outcome, model from ai_runs where engine = 'model'")).toEqual([
      { outcome: 'answered', model: 'small' },
    ])
  })

  it.each<[string, ModelReply, string]>([
    ['is busy (429)', { status: 429 }, 'busy'],
    ['is unpaid (402)', { status: 402 }, 'unpaid'],
    ['fails', { status: 500 }, 'failed'],
    [
      'invents what stands on no record',
      { content: '{"sections":[{"heading":"x","lines":[{"words":"y","from":[]}]}]}' },
      'failed',
    ],
    ['is too slow', 'silence', 'failed'],
    ['breaks off in the middle', { content: '{"sections":[{"heading":"Steps","lines":[{"wor' }, 'failed'],
    ['answers in another form', { content: '{"steps":["Ask about the rent."]}' }, 'failed'],
    ['answers what is no JSON', { content: 'I would ask about the rent.' }, 'failed'],
    ['is not a model at all', { status: 200, body: '<html>Sign in</html>' }, 'failed'],
  ])('that %s, the guide’s words stay, and the draft says why', async (_, reply, trouble) => {
    await modelsOn()
    await saysYes()
    answerWith(reply)
    const { body } = await want('dana')
    await work('assistant.write-draft')
    expect((await draftsOf('dana'))[0]).toMatchObject({
      isBeingWritten: false,
      engine: 'guide',
      trouble,
      text: body.text,
    })
    expect(await db.rows("select outcome from ai_runs where engine = 'model'")).toEqual([
      { outcome: 'fell_back' },
    ])
  })

  it('that invents a name, a number and a day: its line is marked, and accepted by no way until it is changed', async () => {
    await modelsOn()
    await saysYes()
    answerWith(answer('They owe Ms. Alvarez 900 dollars since May 3.'))
    const { body } = await want('dana')
    await work('assistant.write-draft')
    const [written] = await draftsOf('dana')
    expect(written.lines).toEqual([
      {
        words: 'They owe Ms. Alvarez 900 dollars since May 3.',
        from: ['F1'],
        missing: expect.arrayContaining(['900']),
      },
    ])
    const patientId = people().maria.recordId
    expect((await accept('dana', body.id, written.text)).body).toMatchObject({ code: 'CONFLICT' })
    expect((await accept('dana', body.id, 'They still owe Ms. Alvarez  900 dollars.')).status).toBe(409)
    expect(
      (await ask('dana', 'staff', 'PUT', `/notes/${body.id}`, { patientId, text: written.text })).status,
    ).toBe(409)
    expect(await db.rows('select from case_notes')).toEqual([])
    expect((await accept('dana', body.id, 'I asked: they owe rent.')).status).toBe(200)
    expect(await db.rows('select draft_text, is_draft_edited from case_notes')).toEqual([
      { draft_text: written.text, is_draft_edited: true },
    ])
  })

  it('no word leaves without the organization’s switch, the patient’s yes, or past words of danger', async () => {
    await saysYes()
    expect((await want('dana')).body).toMatchObject({ isBeingWritten: false, trouble: null })
    await modelsOn()
    await saysYes('no')
    expect((await want('dana')).body).toMatchObject({ isBeingWritten: false, trouble: 'withheld' })
    await saysYes()
    await note('I want to kill myself')
    const danger = await want('dana')
    expect(danger.body).toMatchObject({ isBeingWritten: false, trouble: 'withheld' })
    expect(danger.body.text).toMatch(/^Read this first/)
    await work('assistant.write-draft')
    expect(asked()).toEqual([])
  })

  it.each([
    ['a goal', "goals (organization_id, patient_id, title, created_by) values ($1, $2, $3, 'patient')"],
    ['a task', 'tasks (organization_id, patient_id, title) values ($1, $2, $3)'],
    [
      'the next step',
      "next_steps (organization_id, patient_id, step, due_on) values ($1, $2, $3, '2030-01-02')",
    ],
    ['a note', 'remarks (organization_id, patient_id, words) values ($1, $2, $3)'],
  ])(
    'what the trained model alone hears in %s never leaves, nor where it waits to leave',
    async (_, into) => {
      const hinted = 'I packed what is left and wrote a letter for each of my children, they will understand'
      expect(findSafetyConcern(hinted), 'no rule knows it').toEqual([])
      expect(asItMayLeave(hinted, []), 'it names nobody').toBe(hinted)
      await modelsOn()
      await saysYes()
      const waiting = await want('dana', 'care_plan')
      expect(waiting.body.isBeingWritten).toBe(true)
      await db.rows(`insert into ${into}`, [
        people().organizations.riverbend,
        people().maria.recordId,
        hinted,
      ])
      expect((await want('dana', 'care_plan')).body).toMatchObject({
        isBeingWritten: false,
        trouble: 'withheld',
      })
      const heardLate = [{ key: 'F99', what: 'goal', words: hinted, on: null }]
      await db.rows('update ai_drafts set sources = sources || $1::jsonb where id = $2', [
        JSON.stringify(heardLate),
        waiting.body.id,
      ])
      await work('assistant.write-draft')
      expect(asked()).toEqual([])
    },
  )

  it('a yes taken back, or models switched off, stop the call in the queue', async () => {
    for (const stop of [
      () => saysYes('no'),
      () => db.rows("update organizations set engines = 'guide'"),
      () => db.rows("update organizations set engines_for_case_managers = 'guide'"),
    ]) {
      await modelsOn()
      await saysYes()
      const { body } = await want('dana')
      expect(body.isBeingWritten).toBe(true)
      await stop()
      await work('assistant.write-draft')
      expect((await draftsOf('dana'))[0]).toMatchObject({
        isBeingWritten: false,
        trouble: 'withheld',
        engine: 'guide',
      })
    }
    expect(asked()).toEqual([])
  })
})
