import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { autosave, readAutosaved } from '#platform/autosave/drafts.client.ts'
import { showToast, type ToastWords } from '#ui/toast.ts'

/**
 * Says once a session what a place of staff has loaded, as specified: not again with every tab and every reload. What
 * remembers it goes with Sign Out and quick exit. Without words nothing is loaded yet.
 */
export function useLoadedToast(place: 'desk' | 'administration', words: ToastWords | undefined): void {
  const personId = useQuery(sessionQuery).data?.person?.id
  useEffect(() => {
    if (!words || !personId) return
    const key = `loaded-${place}-${personId}`
    if (readAutosaved(key) !== '') return
    autosave(key, 'said')
    showToast({ kind: 'success', isBrief: true, ...words })
  }, [place, words, personId])
}
