/** The keys of the frame: / finds and ? shows them all, never while something is typed; both have a button as well. */
import { expect, test } from 'vitest'
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
