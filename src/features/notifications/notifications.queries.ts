import { apiFor } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { notificationsContract } from './notifications.contract.ts'

const api = apiFor<typeof notificationsContract>('notifications', apiRoutes.notificationsContract)

/** Mails of nobody in particular notify nobody, so the mailbox looks again by itself. */
const LOOK_AGAIN_MS = 10_000

/** The mails of an evaluation copy, newest first. */
export const mailbox = { ...api.visitor.mailbox.queryOptions(), refetchInterval: LOOK_AGAIN_MS }
