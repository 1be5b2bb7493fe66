import { Button, type ButtonLook } from './button.tsx'

/** A list that arrives page by page, as TanStack Query says how it stands. */
export interface Pages {
  data?: unknown
  isPending: boolean
  isError: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Brings the next page of a list; nothing where all of it is here. */
export function MoreButton({
  pages: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label,
  look = 'secondary',
  className,
}: {
  pages: Pick<Pages, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  label: string
  look?: ButtonLook
  className?: string
}) {
  if (!hasNextPage) return null
  return (
    <Button look={look} className={className} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  )
}
