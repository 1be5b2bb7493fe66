/** Help that was put away: for the rest of the day the portal leads back to it, in words that tell nobody over a shoulder. */
import { beforeAll, expect, test } from 'vitest'
import { loadRecognition } from '#features/safety/hearing/hearing.store.ts'
import {
  type Answers,
  fireEvent,
  ok,
  press,
  screen,
  waitFor,
  within,
} from '../../../test/component-screen.tsx'
import { inPortal, tooMany } from '../../../test/portal-screen.tsx'
import Dashboard from './dashboard.tsx'

// The trained model is read once: on a busy machine that is seconds, which no test is about.
beforeAll(async () => {
  const [{ loadDangerModel }] = await loadRecognition()
  await loadDangerModel()
}, 60_000)

const answers: Answers = {
  'GET /portal/figures': ok({ onboarding: 'completed' }),
  'GET /portal/record': ok({ callName: 'Sam', caseManagerName: 'Dana' }),
  'POST /needs': tooMany,
}
const open = () => inPortal('/patient-portal/dashboard', <Dashboard />, answers)
const step = () => screen.findByRole('region', { name: 'Your next step' })
const title = /Someone is there for you today/

/** Writes words of danger that the server had no room for, and puts the card away. */
async function putAway(): Promise<void> {
  const field = (await screen.findByLabelText('What do you need right now?')) as HTMLTextAreaElement
  fireEvent.change(field, { target: { value: 'My husband beats me and I am afraid' } })
  fireEvent.submit(field.form as HTMLFormElement)
  await press('Close', await screen.findByRole('alert', { name: /Help is here now/ }))
}

test('the next step leads back to it, discreetly, and is done with a word', async () => {
  open()
  expect(within(await step()).queryByText(title)).toBeNull()
  await putAway()
  const back = await step()
  await within(back).findByText(title)
  expect(back.textContent).not.toMatch(/988|911|danger|hurt|violence|suicide/i)
  within(back).getByRole('link', { name: 'Write to Dana' })
  await press('See how to reach them', back)
  const card = await within(back).findByRole('alert')
  within(card).getByRole('link', { name: 'Call 988' })
  await press('Close', card)
  expect(document.activeElement?.textContent).toBe('See how to reach them')
  await press('I am all right now', await step())
  await waitFor(async () => expect(within(await step()).queryByText(title)).toBeNull())
})

/** Writes words that the server took and heard danger in: the card stands beside them. */
async function cardBeside(): Promise<HTMLElement> {
  inPortal('/patient-portal/dashboard', <Dashboard />, {
    ...answers,
    'POST /needs': ok({ concerns: [{ kind: 'abuse' }], response: null, isSaved: true }),
  })
  const field = (await screen.findByLabelText('What do you need right now?')) as HTMLTextAreaElement
  fireEvent.change(field, { target: { value: 'It is not safe here' } })
  fireEvent.submit(field.form as HTMLFormElement)
  return screen.findByRole('alert', { name: /Help is here now/ })
}

test('a card beside what was written is put away by its own Close', async () => {
  const card = await cardBeside()
  expect(within(await step()).queryByText(title)).toBeNull()
  await press('Close', card)
  await within(await step()).findByText(title)
  expect(screen.queryByRole('alert', { name: /Help is here now/ })).toBeNull()
})

test('and with the page that it stands on', async () => {
  await cardBeside()
  fireEvent.click(await within(await step()).findByRole('link', { name: 'Write a message' }))
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('abuse'))
})

/** What this device holds of somebody who put help away on a day. */
const heldSince = (day: string) =>
  localStorage.setItem(
    'handrail-words-later-00000000-0000-4000-8000-000000000000',
    JSON.stringify({ day, kinds: ['abuse'] }),
  )

test('it is still there when the portal is opened again, with the numbers that fit', async () => {
  heldSince('2026-01-05')
  open()
  await press('See how to reach them', await step())
  within(await screen.findByRole('alert')).getByRole('link', { name: 'Call 1-800-799-7233' })
})

test('on the next day it is gone', async () => {
  heldSince('2026-01-04')
  open()
  await within(await step()).findByRole('link', { name: 'Write a message' })
  expect(within(await step()).queryByText(title)).toBeNull()
})
