import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addressIn, pageLanguage } from '#lib/language.ts'
import { queryClient } from '#platform/api/query-client.ts'
import { saveBeforeSignOut } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { signInAgain } from '../idle.rules.ts'
import { useLastMinute } from '../idle.store.ts'
import { idleText as text } from '../idle.text.ts'

interface Here {
  /** Where the person is, without a language. */
  address: string
  isStaff: boolean
}

/** Leaves by loading another page: nothing of the person stays in the memory of this one. */
function leave({ address, isStaff }: Here): void {
  const page = signInAgain(address, isStaff, 'idle')
  if (page) window.location.assign(addressIn(pageLanguage, page))
  else window.location.reload()
}

/** Asks somebody who does nothing whether they are still there, and leaves when their session is over. */
export default function IdleWatch(here: Here) {
  return (
    <QueryClientProvider client={queryClient}>
      <LastMinute {...here} />
    </QueryClientProvider>
  )
}

function LastMinute(here: Here) {
  const { secondsLeft, stay } = useLastMinute(() => leave(here))
  const isLast = secondsLeft !== undefined
  // What saves itself arrives while somebody may still bring it.
  useEffect(() => {
    if (isLast) void saveBeforeSignOut()
  }, [isLast])
  return (
    <Dialog
      width="narrow"
      title={text.title}
      description={text.body}
      open={isLast}
      onOpenChange={isOpen => !isOpen && stay()}
      actions={<Button onClick={stay}>{text.stay}</Button>}
    >
      {isLast && (
        <p role="timer" className="font-semibold tabular-nums">
          {text.left(secondsLeft)}
        </p>
      )}
    </Dialog>
  )
}
