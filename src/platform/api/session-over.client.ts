/** What the page does where the server answers that nobody is signed in: once for all refusals of one moment. */

type LeaveWhereNobodyIs = () => Promise<boolean>

let leave: LeaveWhereNobodyIs | undefined
let leaving: Promise<boolean> | undefined

/** Says who can find out whether a session is over, and leaves the page then. */
export function onSessionOver(leaveWhereNobodyIs: LeaveWhereNobodyIs): void {
  leave = leaveWhereNobodyIs
}

/** Whether the page is being left, because nobody is signed in any more. */
export function isSessionOver(): Promise<boolean> {
  leaving ??= (leave?.() ?? Promise.resolve(false)).finally(() => {
    leaving = undefined
  })
  return leaving
}

/**
 * Whether a refusal may come of nobody being signed in. A session that is over is UNAUTHORIZED; whose cookie is gone as well is a
 * stranger to the server, to whom nothing is there and nothing is allowed.
 */
export const mayBeOver = (code: string | undefined) =>
  code === 'UNAUTHORIZED' || code === 'FORBIDDEN' || code === 'NOT_FOUND'
