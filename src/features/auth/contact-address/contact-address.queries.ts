import { mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { contactAddressContract } from './contact-address.contract.ts'
import { contactAddressText as text } from './contact-address.text.ts'

const api = apiFor<typeof contactAddressContract>('contact-address', apiRoutes.contactAddressContract).patient

export const askForContactCode = mutationOptions({
  ...api.ask.mutationOptions(),
  meta: { toast: { failure: () => text.failed } },
})

export const proveContactAddress = mutationOptions({
  ...api.prove.mutationOptions(),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: [['patient']] }),
  meta: { toast: { success: text.changed } },
})
