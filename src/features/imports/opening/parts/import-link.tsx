import { ButtonLink } from '#ui/button.tsx'
import type { ImportKind } from '../../columns/columns.rules.ts'
import { openingText as text } from '../opening.text.ts'

const tabs: Record<ImportKind, string> = {
  patients: 'patients',
  case_managers: 'case-managers',
  tasks: 'tasks',
}

/** Where an import of this kind stands in administration; `new` is the choice of a file. */
export const importAddress = (kind: ImportKind, id = 'new') => `/admin?tab=${tabs[kind]}&import=${id}`

/** Leads to bringing a file along. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  return (
    <ButtonLink to={importAddress(kind)} look="secondary">
      {text.title[kind]}
    </ButtonLink>
  )
}
