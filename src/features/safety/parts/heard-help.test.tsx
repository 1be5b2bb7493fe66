/** The help card of the portal: wherever words of danger were written, and whatever becomes of them. */
import { useMutation } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import { requestAppointment } from '#features/appointments/appointments.queries.ts'
import { createGoal } from '#features/goals/goals.queries.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ok, press, problem, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import { loadRecognition } from '../hearing/hearing.store.ts'
import { HeardHelp } from './heard-help.tsx'

// The trained model is read once, and the card brought: on a busy machine that is seconds, which no test is about.
beforeAll(async () => {
  const [[{ loadDangerModel }]] = await Promise.all([loadRecognition(), import('./help-card.tsx')])
  await loadDangerModel()
}, 60_000)

const card = () => screen.findByRole('alert', { name: 'You matter. Help is here now.' })
const request = 'POST /appointments'
const asked = { id: crypto.randomUUID(), startsAt: '2026-12-01T10:00:00Z' }

function Asking({ notes }: { notes: string }) {
  const { mutate } = useMutation(requestAppointment)
  return (
    <>
      <HeardHelp />
      <button type="button" onClick={() => mutate({ ...asked, notes })}>
        Ask
      </button>
    </>
  )
}

test('a note on an appointment shows help with the server down, its calls first, until it is put away', async () => {
  show(<Asking notes="By then I will be dead, I have the pills here" />, '/here', {
    [request]: problem(503, 'SERVICE_UNAVAILABLE'),
  })
  await press('Ask')
  const shown = await card()
  const [first, ...others] = [...shown.querySelectorAll('a, p, dl')]
  expect(first?.tagName).toBe('P')
  expect(first?.textContent).toContain('Call 988')
  expect(others.some(each => each.tagName === 'DL')).toBe(true)
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('alert', { name: /Help is here/ })).toBeNull())
})

test('a card that stands already comes into sight anew when words of danger are sent once more', async () => {
  const intoSight = vi.spyOn(Element.prototype, 'scrollIntoView')
  show(<Asking notes="By then I will be dead, I have the pills here" />, '/here', {
    [request]: problem(503, 'SERVICE_UNAVAILABLE'),
  })
  await press('Ask')
  const shown = await card()
  await waitFor(() => expect(intoSight).toHaveBeenCalledTimes(1))
  screen.getByRole('button', { name: 'Ask' }).focus()
  await press('Ask')
  await waitFor(() => expect(intoSight.mock.contexts).toEqual([shown, shown]))
  expect(document.activeElement).toBe(shown)
  // What the server answers to them is no reason of its own.
  await waitFor(() => expect(shown.textContent).toContain('This has not been sent yet'))
  expect(intoSight).toHaveBeenCalledTimes(2)
  intoSight.mockRestore()
})

test('ordinary notes show nothing', async () => {
  const shown = show(<Asking notes="Please call the side door bell" />, '/here', { [request]: ok({}) })
  await press('Ask')
  await waitFor(() => expect(shown.sent).toEqual([request]))
  expect(screen.queryByRole('alert', { name: /Help is here/ })).toBeNull()
})

function GoalInDialog() {
  const { mutate } = useMutation(createGoal)
  const goal = {
    id: crypto.randomUUID(),
    title: 'I want to die',
    description: '',
    category: 'other',
    targetOn: null,
  }
  return (
    <>
      <HeardHelp />
      <Dialog title="A goal" trigger={<button type="button">Open</button>}>
        <button type="button" onClick={() => mutate(goal as never)}>
          Save
        </button>
      </Dialog>
    </>
  )
}

test('what was not taken in a dialog shows help in the dialog, and stays when it is closed', async () => {
  show(<GoalInDialog />, '/here', { 'POST /goals': problem(500, 'INTERNAL_SERVER_ERROR') })
  await press('Open')
  const dialog = await screen.findByRole('dialog')
  await press('Save', dialog)
  await waitFor(() => expect(dialog.querySelector('[role=alert] a[href="tel:988"]')).not.toBeNull())
  const closing = [...dialog.querySelectorAll('button')].at(-1)
  closing?.click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await card()).toBeDefined()
  await waitFor(async () => expect(document.activeElement).toBe(await card()))
})

function Finishing() {
  const { mutate, isSuccess } = useMutation({
    mutationKey: ['patient', 'forms', 'put-in-record'],
    mutationFn: async () => {},
  })
  return (
    <>
      <HeardHelp />
      <button type="button" onClick={() => mutate()}>
        {isSuccess ? 'Finished' : 'Finish'}
      </button>
    </>
  )
}

test('what is listened to goes on, whatever it is called', async () => {
  show(<Finishing />, '/here', {})
  await press('Finish')
  expect(await screen.findByText('Finished')).toBeTruthy()
})
