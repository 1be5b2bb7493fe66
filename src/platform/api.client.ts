/** The API as the browser speaks to it: typed by the contracts, one set of query options for each hat. */
import { createORPCClient, ORPCError } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { FieldProblem, Problem } from './api.contract.ts'

export type Hat = 'visitor' | 'patient' | 'staff' | 'administrator'

/** How long a request may take before it counts as lost, in milliseconds. */
const REQUEST_MAY_TAKE_MS = 20_000

function clientAs<T extends AnyContractRouter>(contract: T, hat: Hat) {
  const link = new OpenAPILink(contract, {
    url: () => `${window.location.origin}/api`,
    headers: { 'x-handrail-hat': hat },
    fetch: (request, init) =>
      globalThis.fetch(request, {
        ...init,
        credentials: 'same-origin',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(REQUEST_MAY_TAKE_MS)]),
      }),
    customErrorResponseBodyDecoder: body => {
      const problem = body as Partial<Problem> | null
      if (!problem?.code || !problem.status) return null
      return new ORPCError(problem.code, {
        status: problem.status,
        message: problem.title,
        data: { fields: problem.fields ?? [] },
      })
    },
  })
  return createORPCClient<JsonifiedClient<ContractRouterClient<T>>>(link)
}

/**
 * Query and mutation options of one feature's procedures, for each hat: the screen decides which one asks, and the
 * answers of two hats never mix in the cache (the hat is part of every key).
 */
export function apiFor<T extends AnyContractRouter>(noun: string, contract: T) {
  const as = (hat: Hat) => createTanstackQueryUtils(clientAs(contract, hat), { path: [hat, noun] })
  return {
    visitor: as('visitor'),
    patient: as('patient'),
    staff: as('staff'),
    administrator: as('administrator'),
  }
}

/** What is wrong at which field, from a refused request. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ORPCError)) return []
  return (error.data as { fields?: FieldProblem[] } | undefined)?.fields ?? []
}

/** The code of a refused request ('NOT_FOUND', 'CONFLICT', …), or undefined where the line was cut. */
export function problemCode(error: unknown): string | undefined {
  return error instanceof ORPCError ? String(error.code) : undefined
}
