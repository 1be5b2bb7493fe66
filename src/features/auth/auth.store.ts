import { useQuery } from '@tanstack/react-query'
import { sayCaseNumber } from '#lib/case-number.ts'
import { useDraft } from '#platform/autosave/drafts.client.ts'
import { sessionQuery } from './auth.queries.ts'
import { organizationsAt } from './auth.rules.ts'

/**
 * What the person who is signed in typed into a form and did not send: it stays on this device, for them alone, through a
 * closed tab, a dead page or a session that ended.
 * @param form what the form is for, and about whom
 */
export function useOwnDraft(form: string) {
  const personId = useQuery(sessionQuery).data?.person?.id
  return useDraft(`${form}-${personId}`)
}

/** How case numbers are said in the organization in which one acts on this page. */
export function useCaseNumber(): (caseNumber: string) => string {
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const here = session && organizationsAt(session, window.location.pathname)[0]?.id
  const prefix = session?.memberships.find(({ organizationId }) => organizationId === here)?.caseNumberPrefix
  return caseNumber => sayCaseNumber(caseNumber, prefix)
}
