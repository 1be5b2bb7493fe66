/** The five works of the desk that are measured: what is asked over HTTP, and how an answer shows that it is whole. */
import { randomUUID } from 'node:crypto'
import type { Conversation, Manager } from './dataset.ts'

export const workKeys = ['a', 'b', 'c', 'd', 'e'] as const
export type WorkKey = (typeof workKeys)[number]

interface Question {
  method: 'GET' | 'POST'
  path: string
  body?: object
}

interface Work {
  name: string
  /** One request of a case manager; `round` counts through their conversations. */
  question(manager: Manager, round: number): Question
  /** How many rows an answer holds, and how many it must. */
  rows(answer: unknown): number
  expected: number
}

export const PATIENTS = 50
export const ACTIVITIES = 100
export const WORDS = 'Bench message: the quick brown fox jumps over the lazy dog, see you on Thursday.'

/** The conversation that a round asks about. */
export function conversationOf({ conversations }: Manager, round: number): Conversation {
  const one = conversations[round % conversations.length]
  if (!one) throw new Error('a case manager of the dataset has no conversation')
  return one
}

const list = (answer: unknown, key: string) => (answer as Record<string, unknown[]>)[key]?.length ?? 0

export const works: Record<WorkKey, Work> = {
  a: {
    name: 'caseload, page of 50',
    question: () => ({ method: 'GET', path: `/api/caseload/patients?limit=${PATIENTS}` }),
    rows: answer => list(answer, 'patients'),
    expected: PATIENTS,
  },
  b: {
    name: 'latest 50 messages',
    question: (manager, round) => ({
      method: 'GET',
      path: `/api/conversations/${conversationOf(manager, round).id}/messages`,
    }),
    rows: answer => list(answer, 'messages'),
    expected: 50,
  },
  c: {
    name: 'send a message',
    question: (manager, round) => ({
      method: 'POST',
      path: `/api/conversations/${conversationOf(manager, round).id}/messages`,
      body: { id: randomUUID(), content: WORDS },
    }),
    rows: answer => ((answer as { message?: object }).message ? 1 : 0),
    expected: 1,
  },
  d: {
    name: 'latest 100 activities',
    question: () => ({ method: 'GET', path: `/api/activities?limit=${ACTIVITIES}` }),
    rows: answer => (Array.isArray(answer) ? answer.length : 0),
    expected: ACTIVITIES,
  },
  e: {
    name: "the desk's overview",
    question: () => ({ method: 'GET', path: '/api/caseload/overview' }),
    rows: answer => ((answer as { totalPatients?: number }).totalPatients ? 1 : 0),
    expected: 1,
  },
}
