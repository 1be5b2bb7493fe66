import { controlKeepers, sourceAddress } from '#lib/kept-by.ts'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { Band } from '#screens/public/templates/band.tsx'
import { CallToAction } from '#screens/public/templates/call-to-action.tsx'
import { Hero } from '#screens/public/templates/hero.tsx'
import { publicPartsText } from '#screens/public/templates/public-parts.text.ts'
import { TermList } from '#screens/public/templates/term-list.tsx'
import { Handrail } from '#ui/handrail.tsx'
import {
  ActivityIcon,
  AssistantIcon,
  ChecklistIcon,
  FileIcon,
  LockIcon,
  PeopleIcon,
  ShieldIcon,
} from '#ui/icons.ts'
import { securityText as text } from './security.text.ts'

export const meta = () => pageMeta({ title: text.title, description: text.description, address: '/security' })

const ask = { to: '/contact', label: text.contact }
const demo = { to: '/demo', label: text.demo }

/** What protects a record, how each control can be checked, and what is not claimed. */
export default function Security() {
  return (
    <>
      <Hero kicker={text.title} title={text.heading} lead={text.lead} actions={[ask, demo]} />
      <Band title={text.cardsTitle} tone="sunken">
        <Cards />
      </Band>
      <Band title={text.pathTitle} lead={text.pathLead}>
        <Handrail steps={text.path.map(step => ({ key: step.label, ...step }))} />
      </Band>
      <Band title={text.seesTitle} lead={text.seesLead} tone="sunken" split>
        <WhoSees />
      </Band>
      <Band title={text.controlsTitle} lead={text.controlsLead} split>
        <Controls />
      </Band>
      <Band title={text.aiTitle} lead={text.aiLead} tone="deep" split>
        <ul className="grid gap-5">
          {text.ai.map(line => (
            <li key={line} className="flex max-w-prose items-start gap-4 text-lg">
              <ShieldIcon size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-marigold" />
              {line}
            </li>
          ))}
        </ul>
      </Band>
      <Band title={text.rulesTitle} lead={text.rulesLead} split>
        <div className="grid gap-4">
          <TermList terms={text.rules} />
          <p className="text-muted text-sm">{publicPartsText.notAdvice}</p>
        </div>
      </Band>
      <Band title={text.honestTitle} tone="sunken" split>
        <Honest />
      </Band>
      <CallToAction title={text.closingTitle} body={text.closingBody} action={ask} second={demo} />
    </>
  )
}

const icons = [LockIcon, PeopleIcon, ActivityIcon, ChecklistIcon, FileIcon, AssistantIcon]

function Cards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {text.cards.map((card, position) => {
        const Icon = icons[position] ?? LockIcon
        return (
          <li
            key={card.title}
            className="grid content-start gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
          >
            <Icon size={28} aria-hidden="true" className="text-rail" />
            <h3 className="font-display text-2xl">{card.title}</h3>
            <p className="text-muted">{card.body}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** Each control with the file that does it and the tests that try to break it. */
function Controls() {
  return (
    <dl className="grid border-line border-t">
      {text.controls.map(({ who, does }, position) => {
        const keeper = controlKeepers[position]
        return (
          <div
            key={who}
            className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{who}</dt>
            <dd className="grid max-w-prose gap-2 text-muted">
              {does}
              {keeper && (
                <span className="grid gap-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4">
                  <Source label={text.doneIn} file={keeper.file} />
                  {keeper.tests.map(test => (
                    <Source key={test} label={text.testedBy} file={test} />
                  ))}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Source({ label, file }: { label: string; file: string }) {
  return (
    <>
      <span className="max-sm:-mb-1">{label}</span>
      <a
        href={sourceAddress(file)}
        className="inline-flex min-h-6 items-center break-all text-rail underline underline-offset-4"
      >
        {file}
      </a>
    </>
  )
}

/** A table where there is room, and cards that read in the same order where there is not. */
function WhoSees() {
  return (
    <dl className="grid border-line border-t">
      {text.sees.map(([who, may, mayNot]) => (
        <div
          key={who}
          className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[9rem_repeat(2,minmax(0,1fr))]"
        >
          <dt className="font-semibold">{who}</dt>
          <dd>
            <span className="block text-muted text-sm">{text.seesMay}</span>
            {may}
          </dd>
          <dd>
            <span className="block text-muted text-sm">{text.seesNot}</span>
            {mayNot}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Honest() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-1 border-rail border-l-6 pl-5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-4xl tabular-nums">{text.uptime}</span>
          <span className="font-semibold">{text.uptimeLabel}</span>
        </p>
        <p className="max-w-prose text-muted">{text.uptimeNote}</p>
      </div>
      <ul className="grid gap-4">
        {text.honest.map(line => (
          <li key={line} className="max-w-prose border-line border-t pt-4">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
