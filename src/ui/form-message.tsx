import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { DoneIcon, InfoIcon, ProblemIcon } from './icons.ts'

const kinds = {
  failure: { Icon: ProblemIcon, box: 'border-brick bg-brick-soft', icon: 'text-brick' },
  success: { Icon: DoneIcon, box: 'border-good bg-good-soft', icon: 'text-good' },
  choice: { Icon: InfoIcon, box: 'border-marigold bg-marigold-soft', icon: 'text-ink' },
  info: { Icon: InfoIcon, box: 'border-rail bg-rail-soft', icon: 'text-rail' },
}

/** What a form as a whole has to say. Failures and what has to be chosen are announced at once, the rest when there is a pause. */
export function FormMessage({
  kind = 'info',
  title,
  children,
}: {
  kind?: keyof typeof kinds
  title?: string
  children?: ReactNode
}) {
  const { Icon, box, icon } = kinds[kind]
  return (
    <div
      role={kind === 'failure' || kind === 'choice' ? 'alert' : 'status'}
      className={joinClasses('flex items-start gap-3 rounded-card border-l-4 px-4 py-3', box)}
    >
      <Icon size={20} aria-hidden="true" className={joinClasses('mt-0.5 shrink-0', icon)} />
      <div className="grid gap-0.5">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
