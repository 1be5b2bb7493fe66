import { keepPreviousData, mutationOptions } from '@tanstack/react-query'
import { today } from '#lib/dates.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { ToastWords } from '#ui/toast.ts'
import type { Appointment, appointmentsContract } from '../appointments.contract.ts'
import { wordsOfRefusal } from '../appointments.queries.ts'
import { dayAfter } from './agenda.rules.ts'
import { agendaText as text } from './agenda.text.ts'

const api = apiFor<typeof appointmentsContract>('appointments', apiRoutes.appointmentsContract)
const loading = { toast: { failure: () => text.failures.load } }

/** What waits for whoever asks: requests, and appointments whose outcome is not noted. */
export const waitingAppointments = api.staff.waiting.queryOptions({ meta: loading })

/** One's own calendar between two moments; the former one stays while the next is on its way. */
export const agendaBetween = (from: string, until: string) =>
  api.staff.agenda.queryOptions({ input: { from, until }, placeholderData: keepPreviousData, meta: loading })

/** One's own calendar of today. */
export const agendaOfToday = () => {
  const day = today()
  return agendaBetween(
    new Date(`${day}T00:00`).toISOString(),
    new Date(`${dayAfter(day, 1)}T00:00`).toISOString(),
  )
}

/** What lies ahead of one patient. */
export const appointmentsOf = (hat: StaffHat, patientId: string) =>
  api[hat].list.queryOptions({ input: { patientId, show: 'upcoming', limit: 50 }, meta: loading })

/** What is over of one patient, latest first. */
export const pastAppointmentsOf = (hat: StaffHat, patientId: string) =>
  api[hat].list.infiniteOptions({
    input: (after: string | undefined) => ({ patientId, show: 'past' as const, after, limit: 10 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
  })

/** One's own weekly hours. */
export const ownHours = api.staff.hours.queryOptions({ meta: loading })

/** Says what was done, and what the patient learns of it: nothing is promised to somebody without an account. */
function told({ status, patientHasAccount }: Appointment): ToastWords {
  const isAsked = status === 'offered' || status === 'moved'
  const body = isAsked ? text.asked : text.seesIt
  return { title: text.done[status], body: patientHasAccount ? body : text.hasNoAccount }
}

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.staff.key() })
const failure = (error: unknown) => wordsOfRefusal(error, text.failures, text.failures.save)

export const offerAppointment = mutationOptions({
  ...api.staff.offer.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: told, failure } },
})

/** Confirms or declines a request. */
export const answerRequest = mutationOptions({
  ...api.staff.answer.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: told, failure } },
})

/**
 * Confirms a request of which a toast has told already: said again is only what is left to do. `outlivesPage`: it is on its
 * way when the page is left.
 */
export const confirmRequest = (outlivesPage: boolean) =>
  mutationOptions({
    ...api.staff.answer.mutationOptions({ context: { outlivesPage } }),
    onSettled: askAgain,
    meta: {
      toast: { success: (made: Appointment) => (made.patientHasAccount ? undefined : told(made)), failure },
    },
  })

export const moveAppointment = mutationOptions({
  ...api.staff.move.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: told, failure } },
})

export const cancelAsStaff = mutationOptions({
  ...api.staff.cancel.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: told, failure } },
})

/** Notes how it went, or takes that back. */
export const markAppointment = mutationOptions({
  ...api.staff.mark.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ status }: Appointment) => ({
        title: status === 'confirmed' ? text.markTakenBack : text.done[status],
      }),
      failure,
    },
  },
})

export const keepHours = mutationOptions({
  ...api.staff.setHours.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: () => text.hoursKept, failure: () => text.failures.hours } },
})
