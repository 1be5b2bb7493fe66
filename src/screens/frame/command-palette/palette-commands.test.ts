/** What Ctrl-K offers to whom, and which words find it. */
import { expect, test } from 'vitest'
import { commandsOf, isMatch, patientCommandsOf, screensOf } from './palette-commands.ts'

const nobody = { isCaseManager: false, isSpecialist: false, isAdministrator: false }
const labels = (all: readonly { label: string }[]) => all.map(({ label }) => label)

test('a case manager does everything, a specialist all but asking for forms, and administration stays with its people', () => {
  const caseManager = { ...nobody, isCaseManager: true }
  const specialist = { ...nobody, isSpecialist: true }
  expect(labels(patientCommandsOf(caseManager))).toContain('Ask for a form from…')
  expect(labels(commandsOf(caseManager))).toContain('Create New Patient')
  expect(labels(patientCommandsOf(specialist))).toEqual([
    'New note for…',
    'Message…',
    'Offer an appointment to…',
    'Set the next step of…',
    'Create a task for…',
    'Create a goal for…',
  ])
  expect(labels(commandsOf(specialist))).toEqual(['Change when you can be met'])
  expect(patientCommandsOf({ ...nobody, isAdministrator: true })).toEqual([])
  expect(labels(screensOf(specialist)).filter(label => label.startsWith('Administration'))).toEqual([])
  expect(labels(screensOf({ ...nobody, isAdministrator: true }))).toContain('Administration: Settings')
})

test('what is done for a patient opens where it is done, by its address', () => {
  const addresses = patientCommandsOf({ ...nobody, isCaseManager: true }).map(({ name, to }) => [
    name,
    to('1').replace(/note=.*/, 'note='),
  ])
  expect(Object.fromEntries(addresses)).toEqual({
    note: '/case-manager/patients/1?note=',
    message: '/case-manager/messages?patient=1',
    appointment: '/case-manager/patients/1?open=appointment',
    'next-step': '/case-manager/patients/1?open=next-step',
    task: '/case-manager/patients/1?open=task',
    goal: '/case-manager/patients/1?open=goal',
    form: '/case-manager/patients/1?open=form',
    close: '/case-manager/patients/1?open=close',
  })
})

test('the beginnings of words find it, in any order and without accents', () => {
  for (const words of ['', 'check', 'STATUS check', 'Chécklist'])
    expect(isMatch('Checklist Status', words)).toBe(true)
  expect(isMatch('Checklist Status', 'list')).toBe(false)
  expect(isMatch('Checklist Status', 'check files')).toBe(false)
})
