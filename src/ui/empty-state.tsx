import type { ReactNode } from 'react'

/** In place of an empty list: what will appear here, and how to make the first one. */
export function EmptyState({
  title,
  body,
  icon,
  action,
}: {
  title: string
  body?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-edge/60 border-dashed px-6 py-10 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-1 grid size-12 place-items-center rounded-full bg-rail-soft text-rail"
        >
          {icon}
        </span>
      )}
      <p className="font-semibold text-lg">{title}</p>
      {body && <p className="max-w-prose text-muted">{body}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
