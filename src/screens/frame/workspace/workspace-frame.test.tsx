/**
 * The frame of staff: its keys (/ finds and ? shows them all, never while something is typed), what waits at its places, and that a
 * double click settles one row.
 */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ownQueue } from '#features/queue/queue.queries.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { fireEvent, ok, press, screen, show } from '../../../../test/component-screen.tsx'
import { followFrameSession } from '../frame-session.ts'
import WorkspaceFrame from './workspace-frame.tsx'

const dana = ok({
  person: { id: crypto.randomUUID(), name: 'Dana Whitfield' },
  memberships: [{ hat: 'case_manager' }],
})

test('/ finds and ? shows every key, never while something is typed', async () => {
  show(
    <>
      <WorkspaceFrame />
      <input aria-label="words" />
    </>,
    '/case-manager/files',
    { 'GET /session': dana },
  )
  await followFrameSession()
  const words = screen.getByLabelText('words')
  await screen.findByRole('button', { name: 'Help and keys' })
  for (const key of ['/', '?']) fireEvent.keyDown(words, { key })
  expect(screen.queryByRole('dialog')).toBeNull()

  fireEvent.keyDown(document.body, { key: '/' })
  await screen.findByRole('dialog', { name: 'Where to?' })
  await press('Close')
  fireEvent.keyDown(document.body, { key: '?' })
  await screen.findByRole('dialog', { name: 'Keys' })
  await press('Close')
  await press('Help and keys')
  await screen.findByRole('dialog', { name: 'Keys' })
  expect(screen.getByText('/ or Ctrl K')).toBeTruthy()
})

test('the rail says how many rows of the desk need one, and how many times wait for an answer', async () => {
  show(<WorkspaceFrame />, '/case-manager/files', { 'GET /session': dana })
  await followFrameSession()
  expect((await screen.findAllByRole('link', { name: 'Overview' })).length).toBeGreaterThan(0)
  const page = {
    items: [],
    total: 7,
    counts: { request: 2 },
    today: '2026-01-05',
    hasSnoozed: false,
    next: null,
  }
  queryClient.setQueryData(ownQueue().queryKey, { pages: [page], pageParams: [undefined] })
  expect((await screen.findAllByRole('link', { name: 'Overview 7 need you' })).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link', { name: 'Appointments 2 requests wait' }).length).toBeGreaterThan(0)
})

/** What the desk is made of: a row goes with its press, and the next one moves up. */
function Rows({ onSettle }: { onSettle: (name: string) => void }) {
  const [names, keep] = useState(['Jay', 'Aisha'])
  return names.map(name => (
    <button
      key={name}
      type="button"
      onClick={() => {
        onSettle(name)
        keep(names.filter(other => other !== name))
      }}
    >
      Confirm
    </button>
  ))
}

test('a double click settles one row: the next one stood under the second press, with the same button', async () => {
  const settle = vi.fn()
  show(
    <>
      <WorkspaceFrame />
      <Rows onSettle={settle} />
    </>,
    '/case-manager',
    { 'GET /session': dana },
  )
  await followFrameSession()
  for (const detail of [1, 2]) fireEvent.click(screen.getAllByText('Confirm')[0] as Element, { detail })
  expect(settle.mock.calls).toEqual([['Jay']])
  fireEvent.click(screen.getByText('Confirm'), { detail: 1 })
  expect(settle, 'a press of its own counts').toHaveBeenLastCalledWith('Aisha')
})
