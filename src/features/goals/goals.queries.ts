import { apiFor } from '#platform/api.client.ts'
import { goalsContract } from './goals.contract.ts'
import { goalsText as text } from './goals.text.ts'

const api = apiFor('goals', goalsContract)

/** The goals of the patient who is signed in, open ones first. */
export const myGoals = api.patient.list.queryOptions({
  input: {},
  meta: { toast: { failure: () => text.failures.load } },
})

/** Every list of the patient's own goals, for the bell. */
export const goalKeys = [api.patient.key()]
