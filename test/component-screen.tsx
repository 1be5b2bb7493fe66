/**
 * One screen or part in a document without a browser, for what it says rather than how it looks. The API is stood in for at
 * the network: answers in the form in which the server sends them go through our own client, cache and toasts.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import type { FieldProblem } from '#platform/api/api.contract.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { subscribeToToasts } from '#ui/toast.ts'
import { Toaster } from '#ui/toaster.tsx'

// The whole document after each failure would bury what failed; a busy machine may take its time.
configure({ getElementError: message => new Error(message ?? 'not found'), asyncUtilTimeout: 10_000 })

/** What the stand-in answers: `body` with a number, or no answer at all because the line is cut. */
type Answer = { status: number; body: unknown } | 'line'

/** A refusal as the server writes it down (RFC 9457). */
export function problem(status: number, code: string, fields?: FieldProblem[]): Answer {
  return { status, body: { type: `/api/docs#${code}`, title: 'internals', status, code, fields } }
}

export interface Shown {
  /** Everything that was sent to change something, as `POST /sign-in`. */
  sent: string[]
  /** Where the person is now. */
  address(): string
  /** Answers requests to an address such as `POST /sign-in` in this way from now on. */
  answer(request: string, answer: Answer): void
}

/** Shows an element at an address, with the answers of the API; everything else is not found. It is gone with the test. */
export function show(element: ReactElement, address: string, answers: Record<string, Answer>): Shown {
  const sent: string[] = []
  const answering = new Map(Object.entries(answers))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`
    if (request.method !== 'GET') sent.push(name)
    const answer = answering.get(name) ?? problem(404, 'NOT_FOUND')
    if (answer === 'line') throw new TypeError('Failed to fetch')
    const kind = answer.status < 400 ? 'application/json' : 'application/problem+json'
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': kind },
    })
  })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    cleanup()
    // What nobody showed any more would be told to the next test.
    subscribeToToasts(() => {})()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
  return {
    sent,
    address: () => router.state.location.pathname,
    answer: (request, answer) => answering.set(request, answer),
  }
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

/** Resolves when a toast says exactly this. */
export async function expectToast(title: string, body: string): Promise<void> {
  await waitFor(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    const said = toasts.map(each => [
      each.querySelector('[data-title]')?.textContent,
      each.querySelector('[data-description]')?.textContent,
    ])
    expect(said).toContainEqual([title, body])
  })
}

/** Resolves when the form can be sent: what it asked first has been answered. */
export async function formIsReady(): Promise<void> {
  await waitFor(() => expect(sendButton()?.disabled).toBe(false))
}

export { fireEvent, screen, waitFor }
