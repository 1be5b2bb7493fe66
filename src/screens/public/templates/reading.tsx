import type { ReactNode } from 'react'
import { pageLanguage } from '#lib/language.ts'
import { publicPartsText as words } from './public-parts.text.ts'

export interface ReadingSection {
  heading: string
  paragraphs: readonly string[]
  points: readonly string[]
}

export interface ReadingText {
  title: string
  lead: string
  /** The day of the last change, as YYYY-MM-DD. */
  changedOn: string
  sections: readonly ReadingSection[]
}

const dayFormat = new Intl.DateTimeFormat(pageLanguage === 'es' ? 'es-US' : 'en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
})

const idOf = (position: number) => `part-${position + 1}`

/** A page of running text: a guide, a policy. On a wide screen its table of contents is beside it. */
export function Reading({
  kicker,
  text,
  note,
  children,
}: {
  kicker?: ReactNode
  text: ReadingText
  /** A word beside the date, such as how long it takes to read. */
  note?: string
  /** Below the table of contents. */
  children?: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,1fr)_18rem] lg:py-20">
      <article className="grid max-w-3xl gap-10">
        <header className="grid gap-5">
          {kicker}
          <h1 className="font-display text-4xl leading-[1.08] tracking-tight sm:text-5xl">{text.title}</h1>
          <p className="max-w-prose text-muted text-xl">{text.lead}</p>
          <p className="text-muted text-sm">
            {words.lastChanged}{' '}
            <time dateTime={text.changedOn}>{dayFormat.format(new Date(text.changedOn))}</time>
            {note && ` · ${note}`}
          </p>
        </header>
        {text.sections.map((section, position) => (
          <Section key={section.heading} id={idOf(position)} section={section} />
        ))}
      </article>
      <aside className="grid content-start gap-10 lg:sticky lg:top-10 lg:self-start print:hidden">
        <nav aria-labelledby="contents" className="grid gap-2 border-rail border-t-4 pt-4 max-lg:hidden">
          <p id="contents" className="font-semibold">
            {words.onThisPage}
          </p>
          <ol>
            {text.sections.map((section, position) => (
              <li key={section.heading}>
                <a
                  href={`#${idOf(position)}`}
                  className="inline-flex min-h-9 items-center rounded-card text-muted hover:text-ink hover:underline"
                >
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
      </aside>
    </div>
  )
}

function Section({ id, section }: { id: string; section: ReadingSection }) {
  return (
    <section id={id} className="grid gap-4">
      <h2 className="font-display text-2xl tracking-tight sm:text-3xl">{section.heading}</h2>
      {section.paragraphs.map(paragraph => (
        <p key={paragraph} className="max-w-prose text-lg">
          {paragraph}
        </p>
      ))}
      {section.points.length > 0 && (
        <ul className="grid max-w-prose gap-3 text-lg">
          {section.points.map(point => (
            <li
              key={point}
              className="relative pl-7 before:absolute before:top-3 before:left-0 before:h-1 before:w-4 before:rounded-full before:bg-rail"
            >
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
