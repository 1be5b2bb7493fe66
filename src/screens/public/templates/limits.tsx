import { CloseIcon, UnderWayIcon } from '#ui/icons.ts'
import { publicPartsText as words } from './public-parts.text.ts'

/** What a part of the product will not do, and what it does not do yet: said as plainly as the rest. */
export function Limits({ never, later }: { never: readonly string[]; later: readonly string[] }) {
  return (
    <section className="border-line border-y bg-sunken">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-12 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:py-20">
        <Column title={words.limitsTitle} lines={never} Icon={CloseIcon} />
        <Column title={words.laterTitle} lines={later} Icon={UnderWayIcon} />
      </div>
    </section>
  )
}

function Column({ title, lines, Icon }: { title: string; lines: readonly string[]; Icon: typeof CloseIcon }) {
  return (
    <div className="grid content-start gap-6">
      <h2 className="font-display text-3xl tracking-tight">{title}</h2>
      <ul className="grid gap-4">
        {lines.map(line => (
          <li key={line} className="flex max-w-prose items-start gap-4">
            <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
