import { joinClasses } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { yourNextStepText } from './your-next-step.text.ts'

/** The dashboard while its answers are on their way: all of it in its size, and nothing to press. */
export function DashboardShape({ isWide }: { isWide: boolean }) {
  const news = <Part lines="h-32" />
  return (
    <div role="status" data-arriving="" aria-label={yourNextStepText.loading}>
      <Skeleton className="mb-6 h-9 w-3/5 max-w-md sm:h-10" />
      <div className="grid gap-x-12 gap-y-4 sm:gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid content-start gap-4 sm:gap-7">
          <Skeleton className="h-64 w-full" />
          {!isWide && news}
          <Skeleton className="h-40 w-full sm:h-20" />
          <Part lines="h-40" />
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-7">
            <Part lines="h-40" />
            <Part lines="h-40" />
          </div>
        </div>
        <div className="grid content-start gap-4 sm:gap-7">
          {isWide && news}
          <Part lines="h-80" />
          <Skeleton className="h-36 w-full" />
          <Part lines="h-28" />
        </div>
      </div>
    </div>
  )
}

/** A heading and what stands below it. */
function Part({ lines }: { lines: string }) {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className={joinClasses('w-full', lines)} />
    </div>
  )
}
