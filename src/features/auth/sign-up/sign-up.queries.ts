import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { authContract } from '../auth.contract.ts'
import { COMING_IN, failureOf, meetWhoCameIn } from '../auth.queries.ts'
import { authText as text } from '../auth.text.ts'

const api = apiFor<typeof authContract>('auth', apiRoutes.authContract).visitor

export const signUpPatient = mutationOptions({
  ...api.signUpPatient.mutationOptions(),
  onSuccess: meetWhoCameIn,
  meta: {
    toast: {
      success: ({ signedIn }) => (signedIn ? text.patientSignedUp : undefined),
      failure: failureOf(text.failures.patientSignUp, { NOT_FOUND: text.refusals.noOrganization }),
    },
  },
})

export const signUpAdministrator = mutationOptions({
  ...api.signUpAdministrator.mutationOptions(),
  onSuccess: meetWhoCameIn,
  meta: {
    toast: {
      success: ({ signedIn }) => (signedIn ? text.administratorSignedUp : undefined),
      failure: error =>
        problemCode(error) === 'CONFLICT'
          ? { about: COMING_IN, ...text.accountExists }
          : failureOf(text.failures.administratorSignUp)(error),
    },
  },
})
