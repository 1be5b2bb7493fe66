import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProgressIcon } from '#ui/icons.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { latestReports } from '../reports.queries.ts'
import { reportsText as text } from '../reports.text.ts'

const ReportDesk = lazyPart(async () => (await import('./report-desk.tsx')).ReportDesk)

/**
 * Opens what it takes to make a progress report, and to come back to one. Whoever closes it meanwhile is told when it is there.
 * It has a button of its own, unless a menu opens it, which holds it then.
 */
export function GenerateReport({
  hat,
  held,
}: {
  hat: StaffHat
  held?: Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'returnTo'>
}) {
  const [awaited, setAwaited] = useState<string>()
  const { data } = useQuery({ ...latestReports(hat), enabled: awaited !== undefined })
  const state = data?.find(({ id }) => id === awaited)?.state
  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return
    setAwaited(undefined)
    if (state === 'done') showToast({ kind: 'success', ...text.toasts.done })
    else showToast({ kind: 'failure', ...text.toasts.failed })
  }, [state])
  return (
    <Dialog
      title={text.title}
      description={text.hint}
      width="wide"
      {...held}
      trigger={
        !held && (
          <Button look="secondary" icon={<ProgressIcon size={20} aria-hidden="true" />}>
            {text.generate}
          </Button>
        )
      }
    >
      <Suspense fallback={<SkeletonLines lines={4} />}>
        <ReportDesk hat={hat} onAsked={setAwaited} />
      </Suspense>
    </Dialog>
  )
}
