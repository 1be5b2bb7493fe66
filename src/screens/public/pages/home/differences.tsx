import { Link } from 'react-router'
import { Shown } from '#screens/public/templates/shown.tsx'
import { ForwardIcon } from '#ui/icons.ts'
import { homeText } from './home.text.ts'

/** What is different here: six things along the rail, each with the page that shows it. */
export function Differences() {
  return (
    <section className="overflow-x-clip border-line border-y bg-sunken">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:py-28">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:sticky lg:top-10 lg:self-start">
          <h2 className="font-display text-3xl tracking-tight sm:text-5xl">{homeText.differencesTitle}</h2>
          <p className="max-w-prose text-lg text-muted">{homeText.differencesLead}</p>
          <Shown
            picture="record"
            className="mt-8 w-[44rem] max-w-none lg:justify-self-end lg:[&>figcaption]:text-right"
          />
        </div>
        <ul className="relative grid gap-10 before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:rounded-full before:bg-rail">
          {homeText.differences.map(({ title, body, to, more }) => (
            <li
              key={title}
              className="relative grid gap-2 pl-12 before:absolute before:top-4 before:left-1 before:h-1 before:w-7 before:rounded-full before:bg-rail"
            >
              <h3 className="font-display text-2xl leading-snug sm:text-3xl">{title}</h3>
              <p className="max-w-prose text-lg text-muted">{body}</p>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-rail hover:underline"
              >
                {more}
                <ForwardIcon size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
