import { useSearchParams } from 'react-router'
import type { DraftsScope } from '#features/assistant/drafts/drafts.queries.ts'
import { AssistantDrafts } from '#features/assistant/parts/assistant-drafts.tsx'

/** The assistant's drafts on a patient's page. An accepted one opens in the editor of the case notes, which the address names. */
export function PatientDrafts(scope: DraftsScope) {
  const [, setAddress] = useSearchParams()
  const openNote = (id: string) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        after.set('note', id)
        after.delete('amends')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return <AssistantDrafts {...scope} onAccepted={openNote} />
}
