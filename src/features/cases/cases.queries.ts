import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { CaseChange, casesContract } from './cases.contract.ts'
import { casesText as text } from './cases.text.ts'

const api = apiFor<typeof casesContract>('cases', apiRoutes.casesContract)

/** What is open in a case at this moment: asked for anew each time somebody wants to close it. */
export const openInCaseOf = (hat: StaffHat, patientId: string) =>
  api[hat].open.queryOptions({ input: { patientId }, staleTime: 0, gcTime: 0 })

/** When the case of a patient was closed and opened. */
export const caseHistoryOf = (hat: StaffHat, patientId: string) =>
  api[hat].history.queryOptions({ input: { patientId } })

/** Closes the cases of many patients; who asks says what follows. */
export const closeManyCases = api.administrator.closeMany.call

// Lists of many features name the patient, what was settled among them: everything of this hat is asked again.
const askAgain = (hat: StaffHat) => queryClient.invalidateQueries({ queryKey: [[hat]] })

/** Whether a change was refused because somebody else had made it meanwhile: there is nothing left to do. */
export const isMeanwhile = (error: unknown) => problemCode(error) === 'CONFLICT'

export const closeCase = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].close.mutationOptions(),
    onSettled: () => askAgain(hat),
    meta: {
      toast: {
        success: ({ settled }: CaseChange) => ({ title: text.closed.title, body: text.closed.body(settled) }),
        failure: (error: unknown) => (isMeanwhile(error) ? text.closedMeanwhile : text.closeFailed),
      },
    },
  })

export const reopenCase = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].reopen.mutationOptions(),
    onSettled: () => askAgain(hat),
    meta: {
      toast: {
        success: () => text.reopened,
        failure: (error: unknown) => (isMeanwhile(error) ? text.reopenedMeanwhile : text.reopenFailed),
      },
    },
  })
