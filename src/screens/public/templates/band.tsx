import type { ReactNode } from 'react'
import { joinClasses } from '#ui/class-names.ts'

const tones = {
  plain: { section: '', lead: 'text-muted' },
  sunken: { section: 'border-line border-y bg-sunken', lead: 'text-muted' },
  deep: { section: 'bg-deep text-on-deep', lead: 'text-on-deep-muted' },
}

/**
 * One thought of a public page, across its whole width. `split` puts the heading beside what it introduces, so that a
 * page is not one column of headings; `aside` stands below it there, such as a picture of a phone.
 */
export function Band({
  title,
  lead,
  tone = 'plain',
  split = false,
  aside,
  children,
}: {
  title: string
  lead?: string
  tone?: keyof typeof tones
  split?: boolean
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={tones[tone].section} data-on-deep={tone === 'deep' || undefined}>
      <div
        className={joinClasses(
          'mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-4 py-14 sm:px-6 lg:py-24',
          split && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]',
        )}
      >
        <div
          className={joinClasses('grid content-start gap-4', split && 'lg:sticky lg:top-10 lg:self-start')}
        >
          <h2 className="max-w-3xl font-display text-3xl leading-tight tracking-tight sm:text-4xl">
            {title}
          </h2>
          {lead && <p className={joinClasses('max-w-prose text-lg', tones[tone].lead)}>{lead}</p>}
          {aside && <div className="mt-6">{aside}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}
