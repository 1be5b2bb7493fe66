import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from '#features/auth/auth.contract.ts'
import { isAdministratorHere, organizationsAt, PRESENCE_COOKIE } from '#features/auth/auth.rules.ts'
import { addressIn, pageLanguage } from '#lib/language.ts'

/** What the frame needs to know of whoever looks at it. */
export interface FrameSession {
  status: 'loading' | 'signed-out' | 'signed-in'
  name?: string
  isAdministrator: boolean
  isPatient: boolean
  /** Case manager, specialist or administrator. */
  isStaff: boolean
  isPremium: boolean
  /** Premium is open by the organization's trial alone. */
  isOnTrial: boolean
  /** Of the organization's trial; null where it has none. */
  trialDaysLeft: number | null
  /** Their session ends by itself when they do nothing. */
  isIdleLimited: boolean
  /** Those this person belongs to; the first is the one they act in on the page of this path. */
  organizationsAt: (path: string) => { id: string; name: string }[]
  /** Ends the session and leaves for the landing page. */
  signOut: () => Promise<void>
  chooseOrganization: (organizationId: string) => Promise<void>
}

const visitor: FrameSession = {
  status: 'signed-out',
  isAdministrator: false,
  isPatient: false,
  isStaff: false,
  isPremium: false,
  isOnTrial: false,
  trialDaysLeft: null,
  isIdleLimited: false,
  organizationsAt: () => [],
  signOut,
  chooseOrganization: () => Promise.resolve(),
}

function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${PRESENCE_COOKIE}=1`)
}

const isBrowser = typeof document !== 'undefined'
let session: FrameSession = isBrowser && mayBeSignedIn() ? { ...visitor, status: 'loading' } : visitor
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The code that asks the server weighs more than a public page may: only who may be signed in loads it.
const loadAuth = () => import('#features/auth/auth.queries.ts')

let following: Promise<void> | undefined

/** Asks who is here and keeps asking, through the one store that the screens use too. */
export function followFrameSession(): Promise<void> {
  following ??= follow().catch(() => {
    following = undefined
  })
  return following
}

const nothingOpen = { isOpen: false, isTrial: false, daysLeft: null as number | null }
let premium = nothingOpen
let premiumHat: 'staff' | 'administrator' | undefined
let stopFollowingPremium: (() => void) | undefined

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** Follows what is open for whoever is here in this hat; nobody else is asked about. */
async function followPremiumOf(hat: typeof premiumHat): Promise<void> {
  if (hat === premiumHat) return
  premiumHat = hat
  stopFollowingPremium?.()
  premium = nothingOpen
  if (hat === undefined) return
  const { followPremium } = await import('#features/billing/billing.queries.ts')
  if (hat !== premiumHat) return
  stopFollowingPremium = followPremium(hat, now => {
    premium = now
    session = withPremium(session)
    tellAll()
  })
}

/** Administrators have Premium whatever is answered (decision 32). */
const withPremium = (known: FrameSession): FrameSession => ({
  ...known,
  isPremium: known.isAdministrator || premium.isOpen,
  isOnTrial: premium.isTrial,
  trialDaysLeft: premium.daysLeft,
})

/** In which hat it is asked whether Premium is open. */
function hatForPremium({ isAdministrator, isStaff }: FrameSession): typeof premiumHat {
  if (isAdministrator) return 'administrator'
  return isStaff ? 'staff' : undefined
}

async function follow(): Promise<void> {
  const auth = await loadAuth()
  auth.followSession(answer => {
    const isAdministrator = isAdministratorHere(answer)
    session = answer.person
      ? {
          ...visitor,
          status: 'signed-in',
          name: answer.person.name,
          isAdministrator,
          isIdleLimited: answer.idleEndsIn !== null,
          isPatient: answer.memberships.some(({ hat }) => hat === 'patient'),
          isStaff: answer.memberships.some(({ hat }) => hat !== 'patient'),
          organizationsAt: path => organizationsAt(answer, path),
          chooseOrganization: id => chooseOrganization(answer.memberships, id),
        }
      : visitor
    // A failure leaves the badge away, and nothing else (specification, 8).
    void followPremiumOf(hatForPremium(session)).catch(() => {})
    session = withPremium(session)
    tellAll()
  })
}

/** Leaves by loading a new page: nothing of the person stays in the memory of this one. */
function leaveTo(address: string): Promise<never> {
  window.location.assign(address)
  return new Promise(() => {})
}

// Once in a session: it need not weigh on the first screen.
const loadSignOut = () => import('#features/auth/sign-out/sign-out.store.ts')

async function signOut(): Promise<void> {
  const { endSessionHere } = await loadSignOut()
  if (await endSessionHere()) await leaveTo(addressIn(pageLanguage, '/'))
}

async function chooseOrganization(
  memberships: Session['memberships'],
  organizationId: string,
): Promise<void> {
  const { switchTo } = await loadSignOut()
  const page = await switchTo(memberships, organizationId)
  if (page) await leaveTo(page)
}

// A page that the browser kept for its Back button must not show a person who has left.
if (isBrowser)
  window.addEventListener('pageshow', event => {
    if (event.persisted && session.status === 'signed-in' && !mayBeSignedIn()) window.location.reload()
  })

/**
 * Who is signed in, for header and menus. Public pages are prerendered for a visitor, and for a visitor nothing is
 * asked: the server leaves a readable hint where somebody may be signed in.
 */
export function useFrameSession(): FrameSession {
  useEffect(() => {
    if (mayBeSignedIn()) void followFrameSession()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => visitor,
  )
}
