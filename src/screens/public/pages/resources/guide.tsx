import { Link } from 'react-router'
import { Reading, type ReadingText } from '#screens/public/templates/reading.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { BackIcon } from '#ui/icons.ts'
import { resourcesText as words } from './resources.text.ts'

/** One of the four guides, and the other three beside it. */
export function Guide({ slug, text }: { slug: string; text: ReadingText }) {
  const guide = words.guides.find(one => one.slug === slug)
  return (
    <Reading
      text={text}
      note={guide && words.minutes(guide.minutes)}
      kicker={
        <Link
          to="/resources"
          className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-rail underline underline-offset-4"
        >
          <BackIcon size={18} aria-hidden="true" />
          {words.allGuides}
        </Link>
      }
    >
      <nav aria-labelledby="next" className="grid gap-2 border-line border-t-4 pt-4">
        <p id="next" className="font-semibold">
          {words.otherGuides}
        </p>
        <ul className="grid gap-1">
          {words.guides
            .filter(one => one.slug !== slug)
            .map(one => (
              <li key={one.slug}>
                <Link
                  to={`/resources/${one.slug}`}
                  className="inline-flex min-h-11 items-center text-rail underline underline-offset-4"
                >
                  {one.title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5">
        <p className="font-display text-xl">{words.portalTitle}</p>
        <p className="text-muted">{words.portalBody}</p>
        <ButtonLink to="/patient-signup">{words.signUp}</ButtonLink>
      </div>
    </Reading>
  )
}
