/** What the frame needs to know of whoever looks at it. */
export interface FrameSession {
  status: 'loading' | 'signed-out' | 'signed-in'
  name?: string
  isAdministrator: boolean
  isPremium: boolean
  /** Those this person belongs to; the first is the one they act in. */
  organizations: { id: string; name: string }[]
  signOut: () => Promise<void>
}

const visitor: FrameSession = {
  status: 'signed-out',
  isAdministrator: false,
  isPremium: false,
  organizations: [],
  signOut: async () => {},
}

/**
 * Who is signed in, for header and menus. Public pages are prerendered for a visitor; whatever this
 * fetches must be loaded after the first paint, and only where somebody may be signed in.
 */
export function useFrameSession(): FrameSession {
  return visitor
}
