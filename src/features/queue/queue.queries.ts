import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { formatDay } from '#lib/dates.ts'
import { apiFor, keysOf } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { QueueItem, queueContract } from './queue.contract.ts'
import type { QueueKind } from './queue.rules.ts'
import { queueText as text } from './queue.text.ts'

const api = apiFor<typeof queueContract>('queue', apiRoutes.queueContract).staff

/** What needs the person who asks, or what they put off: the first rows of each group, or all of one, page after page. */
export const ownQueue = (only: 'now' | 'snoozed' = 'now', kind?: QueueKind) =>
  api.list.infiniteOptions({
    input: (after: string | undefined) => ({ only, kind, after }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
  })

/** Whom of the caseload the team reached today. */
export const helpedToday = api.helped.queryOptions({})

/** Asks for the queue anew; resolves once it is there. */
export const askQueueAgain = () => queryClient.invalidateQueries({ queryKey: api.list.key() })

/** A message that is put off leaves those that wait in the inbox too. */
const askAgain = () =>
  Promise.all([
    askQueueAgain(),
    ...keysOf('staff', 'messaging').map(queryKey => queryClient.invalidateQueries({ queryKey })),
  ])

type Row = Pick<QueueItem, 'kind' | 'id'>

/** Puts a row off for some days; the toast takes it back. */
export const snoozeRow = mutationOptions({
  ...api.snooze.mutationOptions(),
  onSettled: askAgain,
  meta: {
    toast: {
      success: ({ kind, id, untilOn }: Row & { untilOn: string }) => ({
        ...text.snoozed(formatDay(untilOn)),
        action: { label: text.undo, onPress: () => wake({ kind, id }) },
      }),
      failure: text.snoozeFailed,
    },
  },
})

/** Lets a row that was put off stand in the queue again. */
export const wakeRow = mutationOptions({
  ...api.wake.mutationOptions(),
  onSettled: askAgain,
  meta: { toast: { success: text.woken, failure: text.snoozeFailed } },
})

function wake(row: Row): void {
  new MutationObserver(queryClient, wakeRow).mutate(row).catch(() => {})
}
