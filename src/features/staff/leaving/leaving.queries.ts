import { mutationOptions } from '@tanstack/react-query'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { leavingContract } from './leaving.contract.ts'
import { leavingText as text } from './leaving.text.ts'

const api = apiFor<typeof leavingContract>('leaving', apiRoutes.leavingContract)

/** What is under way for the patients of a case manager, page after page. */
export const caseloadToHandOver = (id: string) =>
  api.administrator.caseload.infiniteOptions({
    input: (after: string | undefined) => ({ id, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    staleTime: 0,
  })

// Counts, tables and pickers of other features name them too.
const askAgain = () => queryClient.invalidateQueries({ queryKey: [['administrator']] })

function failure(error: unknown) {
  const reason = fieldProblems(error)[0]?.message
  if (reason === 'ownAccess') return text.ownAccess
  if (reason === 'handOverFirst') return text.remove.handOverFirst
  return reason === 'noReceiver' ? text.handOver.noReceiver : text.failed
}

export const setAccess = mutationOptions({
  ...api.administrator.setAccess.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ name, hasAccess }: { name: string; hasAccess: boolean }) =>
        (hasAccess ? text.giveBack : text.suspend).done(name),
      failure,
    },
  },
})

export const removeStaff = mutationOptions({
  ...api.administrator.remove.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: ({ name }: { name: string }) => text.remove.done(name), failure } },
})

export const handOver = mutationOptions({
  ...api.administrator.handOver.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ given }: { given: { name: string; patients: number }[] }) => text.handOver.done(given),
      failure,
    },
  },
})

/** A member of staff as the tables of people show them. */
export interface LeavingPerson {
  id: string
  name: string
  kind: 'case_manager' | 'specialist'
  patientCount: number
  hasAccount: boolean
  isSuspended: boolean
  isDefault?: boolean
}

/** What every one of these dialogs is given. `onNext` opens another one in its place. */
export interface LeavingDialog {
  person: LeavingPerson
  onClose: () => void
  onNext: (next: LeavingStep) => void
  returnTo: () => Element | null
}
export type LeavingStep = 'hand over' | 'suspend' | 'remove' | 'hand over, then remove'
