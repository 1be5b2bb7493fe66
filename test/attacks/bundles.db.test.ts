/** A bundle of questions is always answered, whatever it holds, with a problem document where it is none. */
import { expect, it } from 'vitest'
import { withServer } from '../ask.ts'
import { withTestDatabase } from '../database.ts'

const db = withTestDatabase()
const { bundle } = withServer(db)

const question = { url: 'http://localhost/api/session' }

it.each<[string, unknown, number]>([
  ['nothing', [], 400],
  ['nothing at all', null, 400],
  ['an object', {}, 400],
  ['words', 'a bundle', 400],
  ['a hole', [null], 400],
  ['a question without an address', [{}], 400],
  ['a question at no address', [{ url: 'no address' }], 400],
  ['a way of asking that is none', [{ ...question, method: 5 }], 400],
  ['headers that are none', [{ ...question, headers: 'x' }], 400],
  ['more than a bundle may hold', Array.from({ length: 21 }, () => question), 413],
])('that holds %s is refused', async (_, items, status) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await bundle(method, JSON.stringify(items))
    expect(answer.status, method).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status, type: expect.stringMatching(/^\/api\/docs#/) })
  }
})

it.each(['{', '[', '"', '', '[{"url":'])('that can not be read is refused: %s', async words => {
  for (const method of ['GET', 'POST'] as const)
    expect((await bundle(method, words)).status, method).toBe(400)
})

it('with one question is answered, however it is sent', async () => {
  for (const method of ['GET', 'POST'] as const)
    expect((await bundle(method, JSON.stringify([question]))).status, method).toBe(207)
})

it('says of an address that there is not what every refusal says', async () => {
  const answer = await bundle('GET', JSON.stringify([{ url: 'http://localhost/api/nothing' }]))
  expect(await answer.json()).toMatchObject([
    { status: 404, body: { code: 'NOT_FOUND', title: 'The API has no such address.' } },
  ])
})
