/** Code that is asked for while the line is cut: the browser is not asked until it is here, so that the next try can have it. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { GonePart } from '#lib/gone-part.ts'
import { loadPart } from './parts.client.ts'

/** Brings files as a line does that is cut at first. */
function cutLine() {
  const line = { isCut: true, brought: [] as (string | null)[] }
  vi.spyOn(document.head, 'append').mockImplementation(link => {
    if (!(link instanceof HTMLLinkElement)) throw new Error('only files are brought')
    expect([link.rel, link.as, link.crossOrigin]).toEqual(['preload', 'script', 'anonymous'])
    const path = link.getAttribute('href')
    line.brought.push(path)
    const isThere = !line.isCut && !path?.endsWith('gone.js')
    queueMicrotask(() => link.dispatchEvent(new Event(isThere ? 'load' : 'error')))
  })
  vi.spyOn(window, 'fetch').mockImplementation(async (_path, asked) => {
    expect(asked?.method).toBe('HEAD')
    if (line.isCut) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 404 })
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return line
}

test('the browser is asked for a script only once all that it needs is here', async () => {
  const line = cutLine()
  const ask = vi.fn(async () => 'the part')
  await expect(loadPart(ask, ['assets/part.js', 'assets/needed.js'])).rejects.toThrow('did not come')
  expect(ask, 'it would never ask again').not.toHaveBeenCalled()
  line.isCut = false
  expect(await loadPart(ask, ['assets/part.js', 'assets/needed.js'])).toBe('the part')
  await loadPart(ask, ['assets/part.js'])
  expect(line.brought, 'what is here is not brought again').toEqual([
    ...['/assets/part.js', '/assets/needed.js'],
    ...['/assets/part.js', '/assets/needed.js'],
  ])
})

test('a script that needs no other is found by the name that it is asked by', async () => {
  const line = cutLine()
  const ask = Object.assign(async () => 'alone', { toString: () => '()=>import(`./alone-B1_2-c.js`)' })
  await expect(loadPart(ask)).rejects.toThrow()
  line.isCut = false
  expect(await loadPart(ask, [])).toBe('alone')
  expect(line.brought).toEqual(['/assets/alone-B1_2-c.js', '/assets/alone-B1_2-c.js'])
})

test('what is in the file that asks for it is asked of nobody', async () => {
  const line = cutLine()
  const ask = Object.assign(async () => 'beside', {
    toString: () => '()=>Promise.resolve().then(()=>beside)',
  })
  expect(await loadPart(ask)).toBe('beside')
  expect(line.brought).toEqual([])
})

test('a script that the server has no longer is gone; behind a line that is cut nobody knows', async () => {
  const line = cutLine()
  const ask = vi.fn(async () => 'the part')
  await expect(loadPart(ask, ['assets/gone.js'])).rejects.not.toBeInstanceOf(GonePart)
  line.isCut = false
  await expect(loadPart(ask, ['assets/gone.js'])).rejects.toEqual(
    new GonePart('/assets/gone.js did not come.'),
  )
  expect(ask).not.toHaveBeenCalled()
})

test('what the page itself brings is left to the page', async () => {
  const link = document.createElement('link')
  link.setAttribute('href', '/assets/framework.js')
  document.head.append(link)
  const line = cutLine()
  onTestFinished(() => link.remove())
  expect(await loadPart(async () => 'the part', ['assets/framework.js'])).toBe('the part')
  expect(line.brought).toEqual([])
})
