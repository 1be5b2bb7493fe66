import { closeManyCases } from '#features/cases/cases.queries.ts'
import { putTagOnMany, takeTagOffMany } from '#features/tags/tags.queries.ts'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { ActOnMany, ChosenPatients, manyPatientsContract } from './many-patients.contract.ts'
import { inParts, PART } from './many-patients.rules.ts'

const api = apiFor<typeof manyPatientsContract>('many-patients', apiRoutes.manyPatientsContract).administrator

/** How many a list holds. */
export const countOf = (chosen: ChosenPatients) => api.count.queryOptions({ input: chosen })

/** Whom it would change, asked anew each time. */
export const reviewOf = (chosen: ChosenPatients, act: ActOnMany) =>
  api.review.queryOptions({ input: { chosen, act }, staleTime: 0, gcTime: 0, retry: false })

/** One part of the work: it is done whole or not at all, and sending it again is harmless. */
export interface Step {
  patients: number
  /** Answers with how many were changed, and what takes it back. */
  run: () => Promise<{ changed: number; undo: Step[] }>
}

/** How cases are closed, beside the day. */
export type Closing = Omit<Parameters<typeof closeManyCases>[0], 'patientIds'>

function moveStep(
  ids: string[],
  caseManagerId: string | null,
  onlyOf?: { caseManagerId: string | null },
): Step {
  return {
    patients: ids.length,
    run: async () => {
      const { moved } = await api.move.call({ ids, caseManagerId, ...(onlyOf && { onlyOf }) })
      return {
        changed: moved.reduce((sum, former) => sum + former.ids.length, 0),
        undo: moved.map(former => moveStep(former.ids, former.caseManagerId, { caseManagerId })),
      }
    },
  }
}

function tagStep(patientIds: string[], id: string, isOn: boolean): Step {
  return {
    patients: patientIds.length,
    run: async () => {
      const changed = (await (isOn ? putTagOnMany : takeTagOffMany)({ id, patientIds })).patientIds
      return { changed: changed.length, undo: changed.length > 0 ? [tagStep(changed, id, !isOn)] : [] }
    },
  }
}

const closeStep = (patientIds: string[], closing: Closing): Step => ({
  patients: patientIds.length,
  run: async () => {
    const closed = await closeManyCases({ ...closing, patientIds })
    return { changed: closed.patientIds.length, undo: [] }
  },
})

/** The work in parts; `closing` says how, where cases are closed. */
export function stepsOf(act: ActOnMany, ids: readonly string[], closing: Closing | undefined): Step[] {
  if (act.kind === 'close')
    return closing ? inParts(ids, PART.close).map(part => closeStep(part, closing)) : []
  const parts = inParts(ids, PART.change)
  if (act.kind === 'move') return parts.map(part => moveStep(part, act.caseManagerId))
  return parts.map(part => tagStep(part, act.tagId, act.kind === 'tag'))
}
