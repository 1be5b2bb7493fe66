/**
 * What is typed on the screens that ended-session.e2e.ts does not open: it stays on the device for the same person when the page
 * ends, as at the end of a session, and for nobody else.
 */
import { cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { HoursDialog } from '#features/appointments/parts/hours-dialog.tsx'
import { NeedsBox } from '#features/assistant/parts/needs-box.tsx'
import { OwnDetails } from '#features/patients/parts/own-details.tsx'
import { CreateTaskDialog } from '#features/task-management/parts/create-task-dialog.tsx'
import { fireEvent, ok, screen, show } from '../../../test/component-screen.tsx'

const uuid = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111`

test.each<[what: string, part: ReactElement, address: string, label: RegExp, words: string]>([
  [
    'a patient’s own details',
    <OwnDetails key="details" />,
    '/patient-portal/profile',
    /^Pronouns/,
    'she/ella',
  ],
  [
    'what a patient needs',
    <NeedsBox key="needs" hasCaseManager />,
    '/patient-portal/dashboard',
    /^What do you need/,
    'Somebody to read a letter with me',
  ],
  ['the hours of a week', <HoursDialog key="hours" />, '/case-manager?open=hours', /Monday.*from/i, '08:15'],
  ['a task of anybody', <CreateTaskDialog key="task" />, '/admin?open=task', /^Title/, 'Call the county'],
])('%s', async (_, part, address, label, words) => {
  const open = async (person: string) => {
    cleanup()
    show(part, address, {
      'GET /session': ok({ person: { id: uuid(person), name: 'Ruth', email: 'ruth@example.org' } }),
      'GET /portal/record': ok({ name: 'Ruth' }),
      'GET /appointments/hours': ok({
        hours: [{ weekday: 1, fromMinute: 540, untilMinute: 1020 }],
        timeZone: 'America/New_York',
      }),
    })
    return (await screen.findAllByLabelText<HTMLInputElement>(label))[0] as HTMLInputElement
  }
  fireEvent.change(await open('1'), { target: { value: words } })
  expect((await open('1')).value).toBe(words)
  expect((await open('2')).value).not.toBe(words)
})
