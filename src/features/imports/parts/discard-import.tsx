import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { clearHeld } from '#ui/form-held.ts'
import type { OpenImport } from '../imports.contract.ts'
import { discardImport } from '../imports.queries.ts'
import { importsText as text } from '../imports.text.ts'
import { importAddress } from '../opening/parts/import-link.tsx'
import { useCellsTyped } from './mend-cell.tsx'

/** Lets go of the file and goes back to choosing one; nothing of it was written. */
export function DiscardImport({ opened: { id, kind } }: { opened: OpenImport }) {
  const navigate = useNavigate()
  const discard = useMutation(discardImport)
  const cells = useCellsTyped(id)
  return (
    <Button
      look="quiet"
      busy={discard.isPending}
      // Not `mutate`: an import that is gone takes this button away, and its callbacks with it.
      onClick={() =>
        void discard.mutateAsync({ id }).then(
          () => {
            clearHeld(cells)
            void navigate(importAddress(kind))
          },
          () => {},
        )
      }
    >
      {text.discard}
    </Button>
  )
}
