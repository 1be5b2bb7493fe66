/** What the page does where the server answers that nobody is signed in: once for all refusals of one moment. */
import { QUICK_EXIT_COOKIE } from '#lib/quick-exit.ts'

/** Resolves to the page on which to sign in again; to nothing where somebody is here, or the page stays. */
type FindSignIn = () => Promise<string | undefined>

let findSignIn: FindSignIn | undefined
let leaving: Promise<boolean> | undefined
let isSigningOut = false

/** Says who can find out whether a session is over, and where it begins again. */
export function onSessionOver(find: FindSignIn): void {
  findSignIn = find
}

/** Somebody signs out on this page, or stays after all. */
export function signingOut(isLeaving: boolean): void {
  isSigningOut = isLeaving
}

/** Whether somebody is on their way to another page by their own will: to the neutral one after quick exit, of all (decision 41). */
const isLeftOnPurpose = () => isSigningOut || document.cookie.split('; ').includes(`${QUICK_EXIT_COOKIE}=1`)

/** Whether the page is being left, because nobody is signed in any more. */
export function isSessionOver(): Promise<boolean> {
  leaving ??= leave().finally(() => {
    leaving = undefined
  })
  return leaving
}

/** By loading another page: nothing of the person stays in the memory of this one. */
async function leave(): Promise<boolean> {
  if (isLeftOnPurpose()) return true
  const page = await findSignIn?.()
  if (isLeftOnPurpose()) return true
  if (page) window.location.assign(page)
  return page !== undefined
}
