import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { Handrail } from '#ui/handrail.tsx'
import { AssistantIcon, CheckIcon, CloseIcon, EditIcon } from '#ui/icons.ts'
import { copilotDemoText as text } from './copilot-demo.text.ts'

/** It fills its half of the panel, however much it holds: the panel is as high as its fullest sheet. */
function Sheet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'grid size-full content-center gap-4 rounded-card border bg-surface p-5 sm:gap-5 sm:p-8 lg:px-10',
        className ?? 'border-line',
      )}
    >
      {children}
    </div>
  )
}

/** Step 1: the person's own words. */
export function Writing() {
  return (
    <Sheet>
      <p className="font-semibold text-lg">{text.writing.question}</p>
      <p className="rounded-card border border-edge px-5 py-6 font-display text-2xl leading-relaxed sm:px-6 sm:py-8 sm:text-3xl">
        {text.writing.words}
      </p>
      <p className="text-muted text-sm">{text.writing.sent}</p>
    </Sheet>
  )
}

/** Step 2: what the assistant recognized, and in which words. */
export function Draft() {
  return (
    <Sheet className="border-edge border-dashed">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{text.draft.title}</p>
        <Badge icon={<AssistantIcon size={16} aria-hidden="true" />}>{text.draft.badge}</Badge>
      </div>
      <dl className="grid border-line border-t">
        {text.draft.heard.map(({ need, words }) => (
          <div
            key={need}
            className="grid items-baseline gap-x-4 border-line border-b py-3 sm:grid-cols-[7rem_1fr]"
          >
            <dt className="font-semibold">{need}</dt>
            <dd>
              <mark className="rounded-sm bg-marigold-soft px-1.5 py-0.5 text-ink">{words}</mark>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">{text.draft.source}</p>
    </Sheet>
  )
}

/** Step 3: a person accepts, changes, leaves out. */
export function Decision() {
  const { decision } = text
  return (
    <Sheet>
      <p className="font-semibold">{decision.title}</p>
      <ul className="grid border-line border-t">
        <Verdict
          badge={
            <Badge tone="good" icon={<CheckIcon size={16} aria-hidden="true" />}>
              {decision.accepted}
            </Badge>
          }
        >
          {decision.refill}
        </Verdict>
        <Verdict
          badge={
            <Badge tone="rail" icon={<EditIcon size={14} aria-hidden="true" />}>
              {decision.changed}
            </Badge>
          }
        >
          <del className="text-muted">{decision.rentBefore}</del>{' '}
          <ins className="no-underline">{decision.rentAfter}</ins>
        </Verdict>
        <Verdict badge={<Badge icon={<CloseIcon size={16} aria-hidden="true" />}>{decision.leftOut}</Badge>}>
          <span className="text-muted">{decision.work}</span>
        </Verdict>
      </ul>
      <p className="text-muted text-sm">{decision.decided}</p>
    </Sheet>
  )
}

function Verdict({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-line border-b py-3">
      <span className="min-w-52 flex-1">{children}</span>
      {badge}
    </li>
  )
}

/** Step 4: the plan, on the patient's side. */
export function Plan() {
  return (
    <Sheet className="border-marigold">
      <p className="font-display text-2xl tracking-tight">{text.plan.title}</p>
      <Handrail
        direction="vertical"
        current={0}
        steps={text.plan.steps.map(({ what, who }) => ({ key: what, label: what, description: who }))}
      />
    </Sheet>
  )
}
