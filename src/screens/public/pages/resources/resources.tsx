import { Link } from 'react-router'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { Band } from '#screens/public/templates/band.tsx'
import { CallToAction } from '#screens/public/templates/call-to-action.tsx'
import { Hero } from '#screens/public/templates/hero.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { ForwardIcon, PhoneIcon } from '#ui/icons.ts'
import { resourcesText as text } from './resources.text.ts'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/resources' })

/** Help for an emergency first, then four guides. */
export default function Resources() {
  return (
    <>
      <Hero kicker={text.title} title={text.heading} lead={text.lead} />
      <Band title={text.helpTitle} tone="sunken" split>
        <RightNow />
      </Band>
      <Band title={text.guidesTitle}>
        <Guides />
      </Band>
      <CallToAction
        title={text.portalTitle}
        body={text.portalBody}
        action={{ to: '/patient-signup', label: text.signUp }}
        second={{ to: '/patient-portal/demo', label: text.example }}
      />
    </>
  )
}

function Guides() {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {text.guides.map(guide => (
        <li
          key={guide.slug}
          className="relative grid grid-rows-[auto_auto_1fr_auto] gap-3 rounded-card border border-line bg-surface p-6 sm:p-8"
        >
          <p className="text-muted text-sm">
            {text.kicker} · {text.minutes(guide.minutes)}
          </p>
          <h3 className="font-display text-2xl sm:text-3xl">{guide.title}</h3>
          <p className="max-w-prose text-muted text-lg">{guide.summary}</p>
          <Link
            to={`/resources/${guide.slug}`}
            className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-rail underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {text.learnMore}
            <span className="sr-only">: {guide.title}</span>
            <ForwardIcon size={18} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function RightNow() {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-3 sm:grid-rows-[repeat(3,auto)] sm:gap-y-3">
      {text.help.map(line => (
        <li
          key={line.title}
          className="grid content-start justify-items-start gap-3 border-rail border-t-4 pt-4 sm:row-span-3 sm:grid-rows-subgrid"
        >
          <h3 className="font-display text-4xl tabular-nums">{line.title}</h3>
          <p className="text-muted">{line.body}</p>
          <a href={line.href} className={buttonClasses('secondary')}>
            <PhoneIcon size={20} aria-hidden="true" />
            {line.action}
          </a>
        </li>
      ))}
    </ul>
  )
}
