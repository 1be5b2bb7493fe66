import { afterEach, expect, it, vi } from 'vitest'
import { QUICK_EXIT_COOKIE } from '#lib/quick-exit.ts'
import { isSessionOver, onSessionOver, signingOut } from './session-over.client.ts'

const leave = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the script of quick exit sets it
  document.cookie = `${QUICK_EXIT_COOKIE}=${value}`
}

afterEach(() => {
  vi.restoreAllMocks()
  signingOut(false)
  setCookie('; max-age=0')
  onSessionOver(async () => undefined)
})

it('leads to signing in, once for all refusals of one moment', async () => {
  const assign = leave()
  onSessionOver(async () => '/login')
  expect(await Promise.all([isSessionOver(), isSessionOver()])).toEqual([true, true])
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login')
})

it('stays where somebody is here', async () => {
  const assign = leave()
  expect(await isSessionOver()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

it('never takes the place of the page to which quick exit leads', async () => {
  const assign = leave()
  onSessionOver(async () => '/login')
  setCookie('1')
  expect(await isSessionOver()).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})

it('nor where quick exit is pressed while it is asked who is here', async () => {
  const assign = leave()
  onSessionOver(async () => {
    setCookie('1')
    return '/login'
  })
  expect(await isSessionOver()).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})

it('nor of the page to which signing out leads', async () => {
  const assign = leave()
  onSessionOver(async () => '/login')
  signingOut(true)
  expect(await isSessionOver()).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})
