import { Handrail } from '#ui/handrail.tsx'
import { CheckIcon, CloseIcon } from '#ui/icons.ts'
import { patientPortalText as text } from './patient-portal.text.ts'

/** How one joins, and what it takes: little. */
export function PortalJoining() {
  return (
    <section className="mx-auto grid w-full max-w-7xl gap-x-20 gap-y-14 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:py-24">
      <div>
        <h2 className="mb-8 font-display text-3xl tracking-tight sm:text-4xl">{text.stepsTitle}</h2>
        <Handrail direction="vertical" steps={text.steps.map(step => ({ key: step.label, ...step }))} />
        <div className="mt-10 grid gap-1 border-marigold border-l-4 pl-5">
          <h3 className="font-semibold text-lg">{text.invitedTitle}</h3>
          <p className="max-w-prose text-muted">{text.invited}</p>
        </div>
      </div>
      <div className="grid content-start gap-10">
        <List title={text.needsTitle} items={text.needs} isNeeded />
        <List title={text.needsNotTitle} items={text.needsNot} />
      </div>
    </section>
  )
}

function List({
  title,
  items,
  isNeeded = false,
}: {
  title: string
  items: readonly string[]
  isNeeded?: boolean
}) {
  const Icon = isNeeded ? CheckIcon : CloseIcon
  return (
    <div>
      <h2 className="mb-5 font-display text-3xl tracking-tight sm:text-4xl">{title}</h2>
      <ul className="grid gap-3">
        {items.map(item => (
          <li key={item} className="flex items-start gap-3 text-lg">
            <Icon
              size={22}
              strokeWidth={2.5}
              aria-hidden="true"
              className={isNeeded ? 'mt-1 shrink-0 text-rail' : 'mt-1 shrink-0 text-muted'}
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
