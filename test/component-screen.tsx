/**
 * One screen or part in a document without a browser, for what it says rather than how it looks. The API is stood in for at
 * the network: answers in the form in which the server sends them go through our own client, cache and toasts.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { expect, onTestFinished, vi } from 'vitest'
import type { Session } from '#features/auth/auth.contract.ts'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { subscribeToToasts } from '#ui/toast.ts'
import { Toaster } from '#ui/toaster.tsx'
// Its code comes with the first toast, which a busy machine would keep waiting.
import '#ui/toaster-view.tsx'
import { type Answer, type Answers, type Asked, ok, problem, StandInApi } from './stand-in-api.ts'

// The whole document after each failure would bury what failed; a busy machine may take its time.
configure({
  getElementError: message => new Error(message?.split('\n')[0] ?? 'not found'),
  asyncUtilTimeout: 10_000,
})

/** When every screen is shown, two hours after what the stand-in tells of: dates are drawn alike on any day. */
const NOW = '2026-01-05T12:00:00Z'

export interface Shown {
  /** Everything that was sent to change something, as `POST /sign-in`. */
  sent: string[]
  /** What was sent with each of them. */
  bodies: unknown[]
  /** Where the person is now, with what stands behind the question mark. */
  address(): string
  /** Answers requests to an address such as `POST /sign-in` in this way from now on. */
  answer(asked: Asked, answer: Answer): void
  /** Keeps every answer back until what this returns is called. */
  holdBack(): () => void
}

/** Whoever follows an answer as long as the page stands, as the frame does the session, goes on following with the next test. */
function forgetAnswers(): void {
  const answers = queryClient.getQueryCache()
  for (const answer of answers.getAll())
    if (answer.getObserversCount() > 0) answer.reset()
    else answers.remove(answer)
  queryClient.getMutationCache().clear()
}

/**
 * Shows an element, or screens in their layout, at an address, over a stand-in for the API (test/stand-in-api.ts). It is
 * gone with the test.
 */
export function show(what: ReactElement | RouteObject[], address: string, answers: Answers = {}): Shown {
  const api = new StandInApi(answers)
  vi.stubGlobal('fetch', api.fetch)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: acquireLock } })
  const before = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...before, queries: { ...before.queries, retryDelay: 0 } })
  // The frame around every screen asks who is here: it is known before anybody types.
  const session = api.said('GET /session')
  if (session) queryClient.setQueryData(sessionQuery.queryKey, session as Session)
  const routes = Array.isArray(what) ? what : [{ path: '*', element: what }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  onTestFinished(async () => {
    if (toasts().length > 0) toastsGoneAt = performance.now() + TOAST_GOES_IN_MS
    cleanup()
    // What a part says as it goes is sent to the stand-in too.
    await sleep(0)
    // What nobody showed any more, or shows still, would be told to the next test.
    subscribeToToasts(() => {})()
    toast.dismiss()
    forgetAnswers()
    queryClient.setDefaultOptions(before)
    localStorage.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    sent: api.sent,
    bodies: api.bodies,
    address: () => router.state.location.pathname + router.state.location.search,
    answer: (asked, answer) => api.answer(asked, answer),
    holdBack: () => api.holdBack(),
  }
}

/** There is one tab, which has every lock but that of the live stream: nothing is told live here. */
async function acquireLock(name: string, ...rest: unknown[]): Promise<unknown> {
  if (name.startsWith('handrail-live')) return new Promise(() => {})
  return (rest.at(-1) as (lock: { name: string }) => unknown)({ name })
}

/** The input of a form, by the name under which it is sent. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)
  if (!found) throw new Error(`there is no field ${name}`)
  return found
}

/** Types into the fields of a form, by name. */
export function fillIn(words: Record<string, string>): void {
  for (const [name, value] of Object.entries(words)) fireEvent.change(field(name), { target: { value } })
}

const sendButton = () => document.querySelector<HTMLButtonElement>('form button[type="submit"]')

/** Sends the form that is shown. */
export function submit(): void {
  const button = sendButton()
  if (!button) throw new Error('there is no form to send')
  fireEvent.click(button)
}

/** Expects the message at the field, tied to it for a screen reader, and at no other field. */
export function expectProblemAt(name: string, message: string): void {
  const input = field(name)
  expect(input.getAttribute('aria-invalid'), name).toBe('true')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const words = described.map(id => document.getElementById(id)?.textContent)
  expect(words.at(-1), name).toBe(message)
}

/** Expects what was typed to be there still. */
export function expectAutosaved(words: Record<string, string>): void {
  for (const [name, value] of Object.entries(words)) expect(field(name).value, name).toBe(value)
}

/** Toasts are taken away a little after they were dismissed (sonner: 200 ms), by timers that outlive the test. */
const TOAST_GOES_IN_MS = 300
let toastsGoneAt = 0

/** Resolves when no timer of a toast is left that would miss the document of a file which has ended (test/component-end.ts). */
export const toastsAreGone = () => sleep(Math.max(0, toastsGoneAt - performance.now()))

/** What the toasts say, each as its title and its body. */
export const toasts = (): [string | undefined, string | undefined][] =>
  [...document.querySelectorAll('[data-sonner-toast]')].map(each => [
    each.querySelector('[data-title]')?.textContent,
    each.querySelector('[data-description]')?.textContent,
  ])

/** Resolves when a toast says exactly this. */
export async function expectToast(title: string, body: string): Promise<void> {
  await waitFor(() => expect(toasts()).toContainEqual([title, body]))
}

/** Resolves when a toast says this, as its title or as its body. */
export async function expectToastWith(words: string): Promise<void> {
  await waitFor(() => expect(toasts().flat()).toContain(words))
}

/** Presses a button as soon as it is there; with `inside`, one of that part. */
export async function press(name: string | RegExp, inside: HTMLElement = document.body): Promise<void> {
  fireEvent.click(await within(inside).findByRole('button', { name }))
}

/** Presses an entry of a menu, by the button that opens it: with a key, which opens it the first time and every other. */
export async function pressInMenu(button: string | RegExp, entry: string | RegExp): Promise<void> {
  fireEvent.keyDown(await screen.findByRole('button', { name: button }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

/** The open dialog, as soon as it is there. */
export const openDialog = () => screen.findByRole('dialog')

/** Chooses an entry out of a list, with the keys. */
export async function choose(list: string, entry: string | RegExp): Promise<void> {
  fireEvent.keyDown(await screen.findByRole('combobox', { name: list }), { key: 'Enter' })
  fireEvent.keyDown(await screen.findByRole('option', { name: entry }), { key: 'Enter' })
}

/** Types into a field, by its label. */
export function type(label: string | RegExp, words: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } })
}

/** Resolves when the form can be sent: what it asked first has been answered. */
export async function formIsReady(): Promise<void> {
  await waitFor(() => expect(sendButton()?.disabled).toBe(false))
}

export { type Answer, type Answers, type Asked, fireEvent, ok, problem, screen, waitFor, within }
