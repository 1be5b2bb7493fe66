/** The autosaver against a server that forgets to answer, answers late and in the wrong order, and pages that are killed. */
import { beforeEach, describe, expect, test } from 'vitest'
import { type Answers, mergeAnswers } from '#features/forms/forms.rules.ts'
import { type AllAutosaved, Autosaver } from './autosave.client.ts'
import { autosave } from './drafts.client.ts'

const key = 'test'
const names = ['a', 'b', 'c']
beforeEach(() => autosave(key, ''))

/** What the real server does with answers (forms.rules). */
class Server {
  answers: Answers = {}
  replaced: Answers = {}
  accept(kept: AllAutosaved): Answers {
    Object.assign(this, mergeAnswers(this, { answers: kept as never, settled: [] }, names))
    return this.answers
  }
}

const autosaverOf = (send: (kept: AllAutosaved) => Promise<Record<string, string>>) =>
  new Autosaver({ key, everyMs: 1_000_000, send })

describe('words that are typed', () => {
  test('are on the device at once, and gone from it when the server holds them', async () => {
    const server = new Server()
    const autosaver = autosaverOf(async kept => server.accept(kept))
    autosaver.change('a', 'Hello', '')
    expect(autosaver.kept().a?.value).toBe('Hello')
    expect(await autosaver.save()).toBe(true)
    expect([autosaver.kept(), autosaver.state(), server.answers]).toEqual([{}, 'saved', { a: 'Hello' }])
  })

  test('open again on the next page after this one was killed', async () => {
    autosaverOf(() => new Promise(() => {})).change('a', 'Hello', '')
    const server = new Server()
    const next = autosaverOf(async kept => server.accept(kept))
    expect(next.kept().a?.value).toBe('Hello')
    await next.save()
    expect(server.answers).toEqual({ a: 'Hello' })
  })

  test('stay while the line is down, and are refused only by an answer', async () => {
    const autosaver = autosaverOf(() => Promise.reject(new TypeError('Failed to fetch')))
    autosaver.change('a', 'Hello', '')
    expect(await autosaver.save()).toBe(false)
    expect([autosaver.kept().a?.value, autosaver.state()]).toEqual(['Hello', 'waiting'])
  })

  test('that are typed while others are on their way follow them', async () => {
    const server = new Server()
    let release = () => {}
    const autosaver = autosaverOf(async kept => {
      const stored = server.accept(kept)
      await new Promise<void>(resolve => {
        release = resolve
      })
      return stored
    })
    autosaver.change('a', 'Hel', '')
    const first = autosaver.save()
    autosaver.change('a', 'Hello', '')
    release()
    expect(await first).toBe(false)
    const second = autosaver.save()
    await Promise.resolve()
    release()
    expect(await second).toBe(true)
    expect([server.answers.a, server.replaced]).toEqual(['Hello', {}])
  })

  test('that several ask for at once while others are on their way follow them once, never side by side', async () => {
    const server = new Server()
    const sent: string[] = []
    let onTheirWay = 0
    const autosaver = autosaverOf(async kept => {
      expect(++onTheirWay).toBe(1)
      sent.push(kept.a?.value ?? '')
      await new Promise(resolve => setTimeout(resolve, 1))
      onTheirWay -= 1
      return server.accept(kept)
    })
    autosaver.change('a', 'Hel', '')
    const first = autosaver.save()
    autosaver.change('a', 'Hello', '')
    const others = [autosaver.save(), autosaver.save(), autosaver.save()]
    await first
    expect(await Promise.all(others)).toEqual([true, true, true])
    expect([sent, server.answers.a]).toEqual([['Hel', 'Hello'], 'Hello'])
  })

  test('older ones that arrive after newer ones are put right', async () => {
    const server = new Server()
    const arrivals: (() => void)[] = []
    const autosaver = autosaverOf(
      kept => new Promise(resolve => arrivals.push(() => resolve({ ...server.accept(kept) }))),
    )
    autosaver.change('a', 'old', '')
    const first = autosaver.save()
    autosaver.change('a', 'new', '')
    const leaving = autosaver.save(true)
    arrivals[1]?.()
    await leaving
    arrivals[0]?.()
    await first
    expect(server.answers.a).toBe('old')
    expect(autosaver.kept().a?.value).toBe('new')
    const again = autosaver.save()
    await Promise.resolve()
    arrivals[2]?.()
    await again
    expect(server.answers.a).toBe('new')
  })

  test('what somebody else had written meanwhile stays above what is typed on', async () => {
    const autosaver = autosaverOf(async kept => {
      autosaver.change('a', 'mine and more', '')
      return { a: `theirs\n${kept.a?.value}` }
    })
    autosaver.change('a', 'mine', '')
    await autosaver.save()
    expect(autosaver.kept().a?.value).toBe('theirs\nmine and more')
  })
})

/** A small generator of chance that repeats itself, so that a failure can be looked at again. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test('killed 200 times at random, with lost requests and lost answers: every word arrives, and nothing twice', async () => {
  for (let round = 1; round <= 200; round++) {
    autosave(key, '')
    const chance = chanceFrom(round)
    const server = new Server()
    const send = async (kept: AllAutosaved) => {
      if (chance() < 0.3) throw new TypeError('the request was lost')
      const stored = { ...server.accept(kept) }
      if (chance() < 0.3) throw new TypeError('the answer was lost')
      return stored
    }
    const typed: Answers = {}
    let autosaver = autosaverOf(send)
    for (let stroke = 0; stroke < 60; stroke++) {
      const name = names[Math.floor(chance() * names.length)] as string
      typed[name] = `${typed[name] ?? ''}${String.fromCharCode(97 + Math.floor(chance() * 26))}`
      autosaver.change(name, typed[name], server.answers[name] ?? '')
      if (chance() < 0.2) void autosaver.save(chance() < 0.3)
      if (chance() < 0.1) autosaver = autosaverOf(send)
      if (chance() < 0.3) await Promise.resolve()
    }
    autosaver = autosaverOf(send)
    for (let attempt = 0; attempt < 100 && !(await autosaver.save()); attempt++);
    expect(server.answers, `round ${round}`).toEqual(typed)
    expect(server.replaced, `round ${round}`).toEqual({})
  }
})
