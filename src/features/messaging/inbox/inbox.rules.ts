// The inbox of staff stands in groups: people in danger first, who lead to their alert and count there alone; then who waits for an
// answer, the longest wait first; then what one put off, and what is answered, the newest first. Nobody stands in two of them.

/** What is shown of the inbox. */
export const inboxViews = ['all', 'waiting', 'snoozed'] as const
export type InboxView = (typeof inboxViews)[number]

interface Listed {
  patientId: string
  waitingSince: string | null
  snoozedUntilOn: string | null
}

/** A person about whom an alert is open. */
interface InDanger {
  patientId: string
  since: string
}

export interface InboxGroups<C, D> {
  /** With the conversation that waits beside the alert, where one does. */
  danger: { person: D; conversation: C | undefined }[]
  waiting: C[]
  snoozed: C[]
  answered: C[]
}

/** The conversations by group; they come with those that wait first. */
export function groupInbox<C extends Listed, D extends InDanger>(
  conversations: readonly C[],
  inDanger: readonly D[],
): InboxGroups<C, D> {
  const danger = inDanger
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .map(person => ({
      person,
      conversation: conversations.find(
        ({ patientId, waitingSince }) => patientId === person.patientId && waitingSince !== null,
      ),
    }))
  const alone = new Set(danger.map(({ conversation }) => conversation))
  const rest = conversations.filter(each => !alone.has(each))
  return {
    danger,
    waiting: rest.filter(({ waitingSince, snoozedUntilOn }) => waitingSince !== null && !snoozedUntilOn),
    snoozed: rest.filter(({ waitingSince, snoozedUntilOn }) => waitingSince !== null && snoozedUntilOn),
    answered: rest.filter(({ waitingSince }) => waitingSince === null),
  }
}

/** What stands in a view of them. People in danger stand before the others, and are put off by nobody. */
export function narrowTo<C, D>(view: InboxView, groups: InboxGroups<C, D>): InboxGroups<C, D> {
  if (view === 'all') return groups
  const none = { danger: [], waiting: [], snoozed: [], answered: [] }
  return view === 'waiting'
    ? { ...none, danger: groups.danger, waiting: groups.waiting }
    : { ...none, snoozed: groups.snoozed }
}

/** Whether more of those that wait may be to come: they come before all others. */
export const mayMoreWait = (conversations: readonly Listed[], isMore: boolean): boolean =>
  isMore && conversations.every(({ waitingSince }) => waitingSince !== null)

/** The address with something else open, in the view that is chosen. */
export function opening(
  address: URLSearchParams,
  open: Partial<Record<'conversation' | 'patient' | 'new', string>>,
): URLSearchParams {
  const view = address.get('view')
  return new URLSearchParams({ ...(view && { view }), ...open })
}
