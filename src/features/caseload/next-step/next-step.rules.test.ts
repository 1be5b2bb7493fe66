import { expect, test } from 'vitest'
import { countToDo, ownStepsOf } from './next-step.rules.ts'

const nothing = {
  hasPutOffHelp: false,
  appointments: [],
  forms: [],
  tasks: [],
  hasQuestions: false,
  nextStep: null,
  today: '2026-11-23',
}
const appointment = { status: 'offered', startsAt: '2026-12-01T10:00:00Z' }
const form = { status: 'in_progress', dueOn: null }
const task = { status: 'pending', dueOn: '2026-11-30' }
const nextStep = { step: 'Call the clinic', dueOn: '2026-11-27' }
const everything = {
  ...nothing,
  hasPutOffHelp: true,
  appointments: [{ ...appointment, startsAt: '2026-12-09T10:00:00Z' }, appointment],
  forms: [{ status: 'pending', dueOn: '2026-11-24' }, form],
  tasks: [{ ...task, dueOn: '2026-12-01' }, task],
  hasQuestions: true,
  nextStep,
}

test('one thing comes first: help put away today, a time to answer, a form, a task that is due, the questions, what the team said, a word to them', () => {
  const steps = ownStepsOf(everything)
  expect(steps.map(({ kind }) => kind)).toEqual([
    'help',
    'answer',
    'answer',
    'form',
    'form',
    'task',
    'questions',
    'step',
    'write',
  ])
  expect(steps[1]).toEqual({ kind: 'answer', of: appointment })
  expect(steps[3]).toEqual({ kind: 'form', of: form })
  expect(steps[5]).toEqual({ kind: 'task', of: task })
})

test('there is always somebody to write to, and nothing that is done or far away', () => {
  expect(ownStepsOf(nothing)).toEqual([{ kind: 'write' }])
  expect(
    ownStepsOf({
      ...nothing,
      appointments: [{ ...appointment, status: 'confirmed' }],
      forms: [
        { status: 'completed', dueOn: null },
        { status: 'not_started', dueOn: null },
      ],
      tasks: [
        { ...task, status: 'completed' },
        { ...task, dueOn: null },
        { ...task, dueOn: '2026-12-01' },
      ],
    }),
  ).toEqual([{ kind: 'write' }])
})

test('to do is every form that is asked for and every task that is not done, whenever it is due', () => {
  const asked = ['in_progress', 'pending', 'completed', 'not_started'].map(status => ({ status }))
  expect(countToDo(asked, [{ status: 'pending' }, { status: 'completed' }])).toBe(3)
  expect(countToDo()).toBe(0)
})
