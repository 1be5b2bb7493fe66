import { useQuery } from '@tanstack/react-query'
import { useDraft } from '#platform/autosave/drafts.client.ts'
import { sessionQuery } from './auth.queries.ts'

/**
 * What the person who is signed in typed into a form and did not send: it stays on this device, for them alone, through a
 * closed tab, a dead page or a session that ended.
 * @param form what the form is for, and about whom
 */
export function useOwnDraft(form: string) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return useDraft(`${form}-${personId}`)
}
