import { mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { ToastWords } from '#ui/toast.ts'
import type { Appointment, appointmentsContract } from './appointments.contract.ts'
import { FREE_TIMES_DAYS } from './appointments.rules.ts'
import { appointmentsText as text } from './appointments.text.ts'

const api = apiFor<typeof appointmentsContract>('appointments', apiRoutes.appointmentsContract)

/** Upcoming appointments shown at once; nobody has more than a few. */
const MOST_UPCOMING = 50

/** What lies ahead of the patient who is signed in, soonest first. */
export const ownAppointments = api.patient.list.queryOptions({
  input: { show: 'upcoming', limit: MOST_UPCOMING },
  meta: { toast: { failure: () => text.failures.load } },
})

/** What is over, latest first, page after page. */
export const ownPastAppointments = api.patient.list.infiniteOptions({
  input: (after: string | undefined) => ({ show: 'past' as const, after, limit: 10 }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: last => last.next ?? undefined,
})

/**
 * Free times of one's case manager (a patient asks), or of oneself or whoever one covers for with that patient (staff ask),
 * for some days from a moment on.
 */
export function freeTimesFrom(
  hat: 'patient' | 'staff',
  from: string,
  minutes: number,
  days: number = FREE_TIMES_DAYS,
  patientId?: string,
) {
  const until = new Date(Date.parse(from) + days * 86_400_000).toISOString()
  return api[hat].freeTimes.queryOptions({ input: { from, until, minutes, patientId }, staleTime: 0 })
}

/**
 * The words of a refused transition: changed meanwhile, the time is somebody else's, or it simply did not work.
 * @param words of the side that reads them
 */
export function wordsOfRefusal<T extends { changed: ToastWords; taken: ToastWords }>(
  error: unknown,
  words: T,
  otherwise: ToastWords,
): ToastWords {
  if (problemCode(error) !== 'CONFLICT') return otherwise
  return fieldProblems(error).some(problem => problem.field === 'sequence') ? words.changed : words.taken
}

// Also after a refusal: somebody else was quicker, and the screen should show what they did.
const askAgain = () => queryClient.invalidateQueries({ queryKey: api.patient.key() })
const refusal = (error: unknown) => wordsOfRefusal(error, text.failures, text.failures.answer)

/** Asks for a time. The toast promises an answer of nobody who is not there. */
export const requestAppointment = mutationOptions({
  ...api.patient.request.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: (made: Appointment) => (made.staffName ? text.requested : text.requestedOfNobody),
      failure: (error: unknown) =>
        problemCode(error) === 'TOO_MANY_REQUESTS' ? text.failures.tooMany : text.failures.request,
      namesTooMany: true,
    },
  },
})

/** Accepts or declines what was offered or moved. */
export const answerAppointment = mutationOptions({
  ...api.patient.answer.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: (made: Appointment) => (made.status === 'confirmed' ? text.accepted : text.declined),
      failure: refusal,
    },
  },
})

export const cancelAppointment = mutationOptions({
  ...api.patient.cancel.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: () => text.cancelled, failure: refusal } },
})

/** Where the calendar file of an appointment lies, for a link. */
export const calendarFileAddress = (hat: 'patient' | 'staff' | 'administrator', id: string) =>
  `/api/appointments/${id}/calendar?hat=${hat}`
