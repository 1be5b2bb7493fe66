/**
 * Whatever is sent without a connection: what waits says so and goes out when the line is back; what could not wait says that
 * nothing was lost. Asked of every mutation there is, so that none says that it failed where only the line is down.
 */
import { MutationObserver, type MutationOptions, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToToasts, type Toast } from '#ui/toast.ts'
import { uiText as text } from '#ui/ui.text.ts'
import { queryClient } from './query-client.ts'

const files = import.meta.glob<Record<string, unknown>>('../../features/**/*.queries.ts', { eager: true })

const isMutation = (made: unknown): made is MutationOptions<unknown, unknown, unknown> =>
  typeof made === 'object' && made !== null && 'mutationFn' in made

/** What a file exports, and what its functions make for a hat, where they make a mutation without further ado. */
const madeBy = (exported: unknown): unknown[] => {
  if (typeof exported !== 'function' || exported.length > 1) return [exported]
  return ['patient', 'staff', 'administrator'].flatMap(hat => {
    try {
      const made: unknown = exported(hat)
      // Some ask at once.
      if (made instanceof Promise) made.catch(() => {})
      return [made]
    } catch {
      return []
    }
  })
}

const allMutations = () =>
  Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name]) => !/^use[A-Z]/.test(name))
      .flatMap(([name, exported]) => madeBy(exported).map(made => ({ name: `${file} ${name}`, made })))
      .flatMap(({ name, made }) => (isMutation(made) ? [{ name, mutation: made }] : [])),
  )

let told: Toast[] = []
beforeEach(() => {
  told = []
  subscribeToToasts(toast => told.push(toast))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  queryClient.setDefaultOptions({ queries: { retry: false } })
})
afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

/** Sends it, without what else follows: what is told rides on the mutation itself. */
const begin = ({ mutationFn, networkMode, meta }: MutationOptions<unknown, unknown, unknown>) =>
  new MutationObserver(queryClient, { mutationFn, networkMode, meta } as never)
    .mutate({} as never)
    .catch(() => {})

test('no mutation says that it failed where only the line is down', async () => {
  const mutations = allMutations()
  expect(mutations.length).toBeGreaterThan(120)
  for (const { name, mutation } of mutations) {
    told = []
    await begin(mutation)
    for (const toast of told)
      expect(toast, name).toEqual({ kind: 'info', title: text.offline, body: text.failureBody })
  }
})

test('what waits for the line says so at once, and is told as ever when it went out', async () => {
  onlineManager.setOnline(false)
  const sent = begin({
    mutationFn: () => Promise.resolve('done'),
    meta: { toast: { success: { title: 'Saved' }, failure: { title: 'Failed to save' } } },
  })
  const body = 'This goes out when the connection is back. Keep this page open until then.'
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'info', title: 'You are offline', body }]))
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  await sent
  expect(told.at(-1)).toEqual({ kind: 'success', title: 'Saved' })
})
