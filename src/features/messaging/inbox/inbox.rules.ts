// The inbox of staff stands in three groups: people in danger first, who lead to their alert and count there alone; then who waits
// for an answer, the longest wait first; then what is answered, the newest first. Nobody stands in two of them.

interface Listed {
  patientId: string
  waitingSince: string | null
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
    waiting: rest.filter(({ waitingSince }) => waitingSince !== null),
    answered: rest.filter(({ waitingSince }) => waitingSince === null),
  }
}
