/** Each line of the guide's drafts beside the record that it names, by name: a line on another record is a lie (decision 54). */
import { afterAll, expect, test, vi } from 'vitest'
import type { DraftFacts, DraftKind } from '../draft-sources/draft-sources.rules.ts'
import { writeDraft } from './draft-writing.rules.ts'

// A date of another year is written with its year: the clock stands on the day of the facts.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') })
afterAll(() => {
  vi.useRealTimers()
})

const notes = 'I am behind on rent. We have nothing to eat this week.'

/** Of everything two: what is swapped has somewhere to go. */
const facts: DraftFacts = {
  today: '2026-03-10',
  called: 'Maria',
  language: 'en',
  status: 'active',
  since: '2026-01-05',
  notes,
  answers: [
    { title: 'Medicine', words: 'I am out of my pills', on: '2026-02-01' },
    { title: 'Work', words: 'I lost my job', on: '2026-02-02' },
  ],
  nextStep: { title: 'Call the shelter', on: '2026-03-01' },
  goals: [
    { title: 'Find an apartment', on: '2026-06-01' },
    { title: 'Finish the welding class', on: null },
  ],
  tasks: [
    { title: 'Bring pay stubs', on: '2026-03-05' },
    { title: 'Ask for an inhaler', on: '2026-03-06' },
    { title: 'Open a bank account', on: null },
  ],
  openItems: ['Health insurance', 'Bus pass'],
  items: { completed: 3, total: 5 },
  appointments: [
    { startsAt: '2026-03-12T21:30:00Z', title: 'Eye exam', on: '2026-03-12' },
    { startsAt: '2026-03-13T21:30:00Z', title: 'Court hearing', on: '2026-03-13' },
  ],
  timeZone: 'America/Denver',
  happened: [
    { what: 'task', title: 'Task completed: Sign the lease form', on: '2026-03-02' },
    { what: 'form', title: 'Form handed in: Housing', on: '2026-03-03' },
  ],
}

/** A record by its words, and how each line begins that stands on it. */
const needs = [
  ['Housing: “I am behind on rent.”', notes],
  ['Food: “We have nothing to eat', notes],
  ['Medicine: “I am out of my pills”', 'Medicine: I am out of my pills'],
  ['Work: “I lost my job”', 'Work: I lost my job'],
]
const nextStep = ['Next step “Call the shelter”', 'Call the shelter']
const items = ['Health insurance', 'Bus pass'].map(title => [title, title])
const tasks = facts.tasks.map(({ title }) => [title, title])
const counted = ['3 of 5 checklist items', '3 of 5 checklist items completed']

const grounds: Record<DraftKind, string[][]> = {
  suggestions: [
    ...needs,
    ...needs.map(([begins = '', words = '']) => [`${begins.split(':')[0]}: `, words]),
    nextStep,
    ['Task: Bring pay stubs', 'Bring pay stubs'],
    ['Task: Ask for an inhaler', 'Ask for an inhaler'],
    ...items,
    ['Status: active.', 'Status: active. In the record since Mon, Jan 5.'],
    counted,
  ],
  note: [['[Add what was said'], ...facts.happened.map(({ title }) => [title, title]), ...tasks, nextStep],
  care_plan: [
    ...needs,
    ...facts.goals.map(({ title }) => [title, title]),
    ...tasks,
    counted,
    ...items,
    ['Eye exam, Thu', 'Eye exam, Thu, Mar 12, 3:30 PM'],
    ['Court hearing, Fri', 'Court hearing, Fri, Mar 13, 3:30 PM'],
    nextStep,
    ['Go through this plan'],
  ],
  letter: [
    ['Call the shelter', 'Call the shelter'],
    ['Thu, Mar 12', 'Thu, Mar 12, 3:30 PM'],
    ['Fri, Mar 13', 'Fri, Mar 13, 3:30 PM'],
    ...tasks,
    ...facts.goals.map(({ title }) => [title, title]),
  ],
}

test.each(Object.entries(grounds) as [DraftKind, string[][]][])(
  '%s: each line names its own record, and no other',
  (kind, expected) => {
    const { lines, sources } = writeDraft(kind, facts, 'Dana Whitfield', [])
    const words = new Map(sources.map(source => [source.key, source.words]))
    expect(lines).toHaveLength(expected.length)
    for (const [place, { words: line, from }] of lines.entries()) {
      const [begins = '', ...named] = expected[place] ?? []
      expect(line.slice(0, begins.length)).toBe(begins)
      expect(
        from.map(key => words.get(key)),
        line,
      ).toEqual(named)
    }
  },
)
