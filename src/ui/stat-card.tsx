import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from './skeleton.tsx'

/** One figure that matters, with its unit in the label. With `to` the whole card is a link. */
export function StatCard({
  label,
  value,
  note,
  icon,
  to,
  isLoading = false,
}: {
  label: string
  value: ReactNode
  note?: ReactNode
  icon?: ReactNode
  to?: string
  isLoading?: boolean
}) {
  const content = (
    <>
      <span className="flex items-center justify-between gap-3 text-muted">
        <span>{label}</span>
        {icon}
      </span>
      {isLoading ? (
        <Skeleton className="my-1 h-8 w-16" />
      ) : (
        <span className="font-semibold text-3xl tabular-nums leading-10">{value}</span>
      )}
      {note && <span className="text-muted text-sm">{note}</span>}
    </>
  )
  const shape = 'grid content-start gap-1 rounded-card border border-line bg-surface p-5'
  if (!to) return <div className={shape}>{content}</div>
  return (
    <Link to={to} className={`${shape} transition-colors hover:border-rail`}>
      {content}
    </Link>
  )
}
