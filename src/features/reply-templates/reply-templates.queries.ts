import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import type { ReplyTemplate, replyTemplatesContract } from './reply-templates.contract.ts'
import { replyTemplatesText as text } from './reply-templates.text.ts'

const api = apiFor<typeof replyTemplatesContract>('replyTemplates', apiRoutes.replyTemplatesContract)

/** One's own templates and the organization's. */
export const replyTemplates = (hat: StaffHat) => api[hat].list.queryOptions({})

const askAgain = (hat: StaffHat) => queryClient.invalidateQueries({ queryKey: api[hat].list.key() })

/** Keeps words as a template: it stands in the list at once. */
export const addTemplate = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].add.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: { toast: { failure: text.failures.save } },
  })

export const changeTemplate = (hat: StaffHat) =>
  mutationOptions({
    ...api[hat].change.mutationOptions(),
    onSuccess: () => askAgain(hat),
    meta: { toast: { failure: text.failures.save } },
  })

/** Removes one; the toast brings it back. */
export const removeTemplate = (hat: StaffHat) =>
  mutationOptions({
    mutationKey: api[hat].remove.key(),
    mutationFn: async (template: ReplyTemplate) => {
      await api[hat].remove.call({ id: template.id })
      return template
    },
    onSuccess: () => askAgain(hat),
    meta: {
      toast: {
        success: ({ isOwn, ...gone }: ReplyTemplate) => ({
          ...text.removed(gone.name),
          action: {
            label: text.undo,
            onPress: () => {
              new MutationObserver(queryClient, addTemplate(hat))
                .mutate({ ...gone, isShared: !isOwn })
                .catch(() => {})
            },
          },
        }),
        failure: text.failures.remove,
      },
    },
  })
