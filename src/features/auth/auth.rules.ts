// After signing in, a person goes back to where they were, or to the screen of their part in the organization.
// A way back is only ever a page of this site: an address that leads anywhere else is not followed.

/** The cookie that tells a page whether somebody may be signed in. It holds no secret and proves nothing. */
export const PRESENCE_COOKIE = 'handrail_here'

/** Tries an hour at one account from one network address: at what somebody chose, and at six digits. */
export const TRIES_AN_HOUR = 40
export const CODES_AN_HOUR = 15

/** What an organization is called in an address (migrations/0003-organizations.sql). */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const SLUG_LENGTH = 60

/** The shortest phone numbers of any country, written out, have seven digits. */
const FEWEST_DIGITS = 7

/**
 * Whether a text can be a phone number at all. Its length counts letters, as specified: words or emoji of that length
 * reach nobody. Digits of every script count.
 */
export function hasDigitsOfPhone(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS
}

/** The hats that somebody can hold in an organization. */
export const hatNames = ['administrator', 'case_manager', 'specialist', 'patient'] as const
type HatName = (typeof hatNames)[number]

/** What the session says of one hat of a person (`session` in auth.contract.ts). */
interface Membership {
  organizationId: string
  name: string
  hat: HatName
  awaitsSecondFactor: boolean
}

/** Which hats a person holds, and the organization that they chose, if they did. */
interface Standing<Held = Membership> {
  memberships: readonly Held[]
  organizationId: string | null
}
type HeldHat = Pick<Membership, 'organizationId' | 'hat'>

/** The page of this site that a return address names, without its language; undefined for any other address. */
export function readReturnAddress(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/')) return undefined
  const site = 'https://this.site'
  // Browsers read a backslash as a slash and skip control characters: the URL parser knows, a pattern would not.
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined
  if (url?.origin !== site || url.pathname.startsWith('//')) return undefined
  const path = url.pathname.replace(/^\/es(?=\/|$)/, '') || '/'
  if (path.startsWith('//')) return undefined
  return path + url.search + url.hash
}

/** Where whoever has just signed in goes: back to where they were, else to the invitations that wait for them, if any do. */
export function wayOn({ invitations }: { invitations?: number }, returnAddress: string | null) {
  return readReturnAddress(returnAddress) ?? (invitations ? '/account' : undefined)
}

/** The screen of a hat. */
export function screenOf(hat: HatName): string {
  if (hat === 'patient') return '/patient-portal'
  return hat === 'administrator' ? '/admin' : '/case-manager'
}

/** Which hats each part of the site takes, in the order in which the server looks for them (`app.begin_request`). */
const hatsOfSection: Record<string, readonly HatName[]> = {
  admin: ['administrator'],
  // An administrator gets a record of their own there with the first visit.
  'case-manager': ['case_manager', 'specialist', 'administrator'],
  'patient-portal': ['patient'],
}

/** The part of the site that an address lies in: its first page, and the hats that it takes. */
function sectionOf(path: string) {
  const [page, , name = ''] = /^(\/es)?\/(admin|case-manager|patient-portal)(?=\/|$)/.exec(path) ?? []
  return page === undefined ? undefined : { page, hats: hatsOfSection[name] ?? [] }
}

/**
 * Every organization of a person once, the one they act in on the page of an address first. Until they choose, each hat
 * acts where they first got it: `memberships` come in that order.
 */
export function organizationsAt({ memberships, organizationId }: Standing, path: string) {
  const holding = (hat: HatName) => memberships.find(each => each.hat === hat && !each.awaitsSecondFactor)
  const first = sectionOf(path)?.hats.map(holding).find(Boolean)
  const here = organizationId ?? first?.organizationId
  const organizations = new Map(memberships.map(({ organizationId: id, name }) => [id, { id, name }]))
  return [...organizations.values()].sort((a, b) => Number(b.id === here) - Number(a.id === here))
}

/** Where somebody goes on from an address after switching to an organization: to what opens for them there. */
export function pageAfterSwitch(
  memberships: readonly HeldHat[],
  organizationId: string,
  path: string,
): string {
  const section = sectionOf(path)
  if (!section) return path
  const hats = hatsHere({ memberships, organizationId })
  const [first] = hats
  return !first || hats.some(hat => section.hats.includes(hat)) ? section.page : screenOf(first)
}

/** The hats of a person where they act now; without a choice, anywhere. */
export function hatsHere({ memberships, organizationId }: Standing<HeldHat>) {
  return memberships
    .filter(each => organizationId === null || each.organizationId === organizationId)
    .map(({ hat }) => hat)
}

/** Whether a person is an administrator where they act now; without a choice, anywhere. */
export function isAdministratorHere(session: Standing<HeldHat>): boolean {
  return hatsHere(session).includes('administrator')
}

/** Whether a person is a patient where they act now; without a choice, anywhere. Nobody needs to open their portal first. */
export function isPatientHere(session: Standing<HeldHat>): boolean {
  return hatsHere(session).includes('patient')
}

/**
 * The zone by which days and hours are read at an address: a patient's is that of their record, in the portal and, where they
 * hold no other hat, everywhere; undefined for staff, who read by their device (decision 56).
 */
export function zoneAt(
  { memberships, organizationId }: Standing<HeldHat & { timeZone?: string | null }>,
  path: string,
): string | undefined {
  const section = sectionOf(path)
  const isPatients = section
    ? section.hats.includes('patient')
    : memberships.every(({ hat }) => hat === 'patient')
  if (!isPatients) return undefined
  const records = memberships.filter(({ hat }) => hat === 'patient')
  const here = records.find(each => each.organizationId === organizationId) ?? records[0]
  return here?.timeZone ?? undefined
}

/** Whether a name such as America/Denver is a time zone that clocks can be set by. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
