/** The forms of the organization, as administrators build them. */
import { mutationOptions } from '@tanstack/react-query'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { formManagementContract, OpenedForm } from './form-management.contract.ts'
import { formManagementText as text } from './form-management.text.ts'

const { administrator: api } = apiFor<typeof formManagementContract>(
  'form-management',
  apiRoutes.formManagementContract,
)

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() })

/** Every form of the organization, retired ones too, newest first. */
export const managedForms = api.list.queryOptions({
  meta: {
    toast: {
      // What the server said, where it could be asked.
      failure: (error: unknown) =>
        problemCode(error) && error instanceof Error
          ? { ...text.failures.list, body: error.message }
          : text.failures.list,
    },
  },
})

/** One form with its questions. */
export const managedForm = (id: string) => api.open.queryOptions({ input: { id } })

/** Makes a form, or changes it. */
export const saveForm = (isNew: boolean) =>
  mutationOptions({
    ...api.save.mutationOptions(),
    // What somebody else wrote is shown in the form; the list shows it too.
    onSettled: (form: OpenedForm | undefined) => {
      if (form) queryClient.setQueryData(managedForm(form.id).queryKey, form)
      return askAgain()
    },
    meta: {
      toast: {
        success: () => (isNew ? text.created : text.updated),
        failure: (error: unknown) => {
          const code = problemCode(error)
          if (code === 'CONFLICT') return text.failures.unseen
          return code === 'NOT_FOUND' ? text.failures.gone : text.failures.save
        },
      },
    },
  })

/** Deletes a form; one that was answered is retired. */
export const removeForm = mutationOptions({
  ...api.remove.mutationOptions(),
  onSuccess: askAgain,
  meta: {
    toast: {
      success: ({ isRetired }: { isRetired: boolean }) => (isRetired ? text.deletedAndKept : text.deleted),
      failure: () => text.failures.delete,
    },
  },
})

/** Puts a retired form into use again. */
export const reuseForm = mutationOptions({
  ...api.reuse.mutationOptions(),
  onSuccess: askAgain,
  meta: { toast: { success: () => text.reused, failure: () => text.failures.save } },
})
