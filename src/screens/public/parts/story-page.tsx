import { brand } from '#lib/brand.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink, buttonClasses } from '#ui/button.tsx'
import { frameText } from '../../frame/frame.text.ts'

/** Where a page can send its reader next. The first is the one that stands out. */
export type StoryAction = 'demo' | 'contact' | 'mail' | 'pricing' | 'patient-signup' | 'patient-portal'

export interface Story {
  title: string
  lead: string
  points: { title: string; body: string }[]
  note: string
}

const badges = {
  premium: { tone: 'marigold', word: frameText.premium },
  free: { tone: 'rail', word: frameText.free },
  demo: { tone: 'plain', word: frameText.demoMode },
} as const

const actionWords: Record<Exclude<StoryAction, 'mail'>, string> = {
  demo: frameText.demo,
  contact: frameText.contact,
  pricing: frameText.pricing,
  'patient-signup': frameText.patientSignUp,
  'patient-portal': frameText.backToInfo,
}

/** A page told in one sentence, a few points along the rail, and where to go from here. */
export function StoryPage({
  text,
  badge,
  actions = ['demo', 'contact'],
}: {
  text: Story
  badge?: keyof typeof badges
  actions?: readonly StoryAction[]
}) {
  return (
    <article className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[5fr_6fr] lg:py-24">
      <header className="grid content-start gap-5 lg:sticky lg:top-10 lg:self-start">
        {badge && <Badge tone={badges[badge].tone}>{badges[badge].word}</Badge>}
        <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-5xl">{text.title}</h1>
        <p className="max-w-prose text-lg text-muted">{text.lead}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {actions.map((action, position) => (
            <StoryLink key={action} action={action} isMain={position === 0} />
          ))}
        </div>
      </header>
      <div className="grid content-start gap-10">
        <ul className="relative grid gap-9 before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:rounded-full before:bg-rail">
          {text.points.map(point => (
            <li
              key={point.title}
              className="relative grid gap-1.5 pl-12 before:absolute before:top-3.5 before:left-1 before:h-1 before:w-7 before:rounded-full before:bg-rail"
            >
              <h2 className="font-display text-2xl">{point.title}</h2>
              <p className="max-w-prose text-muted">{point.body}</p>
            </li>
          ))}
        </ul>
        <p className="max-w-prose border-line border-t pt-6">{text.note}</p>
      </div>
    </article>
  )
}

function StoryLink({ action, isMain }: { action: StoryAction; isMain: boolean }) {
  const look = isMain ? 'primary' : 'secondary'
  if (action === 'mail') {
    return (
      <a href={`mailto:${brand.email}`} className={buttonClasses(look)}>
        {frameText.writeToUs}
      </a>
    )
  }
  return (
    <ButtonLink to={`/${action}`} look={look}>
      {actionWords[action]}
    </ButtonLink>
  )
}
