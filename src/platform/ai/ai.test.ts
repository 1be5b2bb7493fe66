import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startModelServer } from '../../../test/fakes/model-server.ts'
import { createModel, type Model } from './ai.server.ts'

const schema = z.object({ steps: z.array(z.string()).min(1) })
const question = {
  system: 'Answer in plain words.',
  prompt: 'What are first steps to find a food bank?',
  schema,
}
const good = { content: '{"steps":["Call 211"]}' }

let server: Awaited<ReturnType<typeof startModelServer>>
let model: Model

beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
  model = createModel({ baseUrl: server.baseUrl, apiKey: 'key-1', model: 'small', timeoutMs: 5_000 })
})

const askAndFail = async () => {
  const { answer, failure } = await model.ask(question)
  expect(answer).toBeUndefined()
  return failure
}

describe('a model', () => {
  it('is asked in the chat-completions format and answers in the form asked for', async () => {
    server.answerWith(good)
    expect(await model.ask(question)).toEqual({
      answer: { steps: ['Call 211'] },
      failure: undefined,
      received: good.content,
      tokensSent: 1,
      tokensReceived: 1,
    })
    const [{ authorization, body } = {}] = server.asked as Partial<(typeof server.asked)[number]>[]
    expect(authorization).toBe('Bearer key-1')
    expect(body).toMatchObject({ model: 'small', response_format: { type: 'json_schema' } })
    expect(body?.messages.map(message => message.role)).toEqual(['system', 'user'])
  })

  it('says that it is busy (429) or unpaid (402), and is not asked again', async () => {
    server.answerWith({ status: 429 })
    expect(await askAndFail()).toBe('busy')
    server.answerWith({ status: 402 })
    expect(await askAndFail()).toBe('unpaid')
    expect(server.asked).toHaveLength(2)
  })

  it.each([
    ['a failing server', { status: 500 }],
    ['words that are no JSON', { content: 'Sure! Here you go: {steps' }],
    ['an answer of another form', { content: '{"steps":[]}' }],
    ['an answer that is no chat completion', { status: 200, body: 'nonsense' }],
  ])('is asked a second time after %s', async (_, reply) => {
    server.answerWith(reply, good)
    expect((await model.ask(question)).answer).toEqual({ steps: ['Call 211'] })
    server.asked.length = 0
    server.answerWith(reply)
    expect(await askAndFail()).toBe('failed')
    expect(server.asked).toHaveLength(2)
  })

  it('may say something around its JSON, and is asked once', async () => {
    const content = 'Sure! Here it is:\n```json\n{"steps":["Call 211"]}\n```\nLet me know.'
    server.answerWith({ content })
    expect((await model.ask(question)).answer).toEqual({ steps: ['Call 211'] })
    expect(server.asked).toHaveLength(1)
  })

  it('says what came and what it cost, of both tries together, where it was of no use', async () => {
    server.answerWith({ content: 'I cannot help with that.' })
    expect(await model.ask(question)).toEqual({
      answer: undefined,
      failure: 'failed',
      received: 'I cannot help with that.',
      tokensSent: 2,
      tokensReceived: 2,
    })
  })

  it('is waited for only so long', async () => {
    model = createModel({ baseUrl: server.baseUrl, model: 'small', timeoutMs: 200 })
    server.answerWith('silence')
    // The server of this test never answers: without the limit nothing would come of it.
    expect(await askAndFail()).toBe('failed')
    expect(server.asked).toHaveLength(1)
    expect(server.asked[0]?.authorization).toBeUndefined()
  })

  it('that cannot be reached has failed, and nothing is quoted', async () => {
    model = createModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small', timeoutMs: 2_000 })
    const asked = await model.ask(question)
    expect(asked).toMatchObject({ failure: 'failed', received: null, tokensSent: null })
    expect(JSON.stringify(asked)).not.toContain('food bank')
  })
})
