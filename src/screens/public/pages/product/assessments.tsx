import { Band } from '#screens/public/templates/band.tsx'
import { Features } from '#screens/public/templates/features.tsx'
import { Picture, PictureCard, PictureRow } from '#screens/public/templates/picture.tsx'
import { ProductPage, productMeta } from '#screens/public/templates/product-page.tsx'
import { Shown } from '#screens/public/templates/shown.tsx'
import { Badge } from '#ui/badge.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { CheckIcon, GoalIcon } from '#ui/icons.ts'
import { assessmentsText as text } from './assessments.text.ts'

export const meta = () => productMeta('/product/assessments', text)

/** Forms and goals: what is asked, in whose words, and what is never made of the answers. */
export default function Assessments() {
  return (
    <ProductPage
      text={text}
      badge="premium"
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/patient-portal', label: text.signUp },
      ]}
      picture={<OneQuestion />}
    >
      <Band title={text.formsTitle} tone="sunken" split aside={<Shown picture="form" className="max-w-68" />}>
        <Features features={text.forms} />
      </Band>
      <Band title={text.goalsTitle} lead={text.goalsLead}>
        <dl className="grid gap-4 md:grid-cols-3">
          {text.goals.map(({ who, does }) => (
            <div
              key={who}
              className="grid content-start gap-2 rounded-card border border-line bg-surface p-5"
            >
              <dt className="flex items-center gap-3 font-display text-2xl">
                <GoalIcon size={22} aria-hidden="true" className="shrink-0 text-rail" />
                {who}
              </dt>
              <dd className="text-muted">{does}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band title={text.kindTitle} tone="deep" split>
        <p className="max-w-prose text-lg text-on-deep-muted">{text.kindBody}</p>
      </Band>
    </ProductPage>
  )
}

/** The question of the picture, out of how many, and which answer is chosen. */
const at = { question: 3, of: 6, chosen: 1 }

function OneQuestion() {
  const { picture } = text
  return (
    <Picture label={picture.label}>
      <PictureCard title={picture.form} note={picture.position}>
        <div className="flex gap-1.5">
          {Array.from({ length: at.of }, (_, question) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the posts of a fixed picture never move
              key={question}
              className={joinClasses(
                'h-1.5 flex-1 rounded-full',
                question < at.question ? 'bg-rail' : 'bg-line',
              )}
            />
          ))}
        </div>
        <p className="font-display text-2xl">{picture.question}</p>
        <ul className="grid gap-2">
          {picture.options.map((option, position) => (
            <li
              key={option}
              className={joinClasses(
                'rounded-card border px-4 py-2',
                position === at.chosen ? 'border-rail bg-rail-soft font-semibold text-rail' : 'border-line',
              )}
            >
              {option}
            </li>
          ))}
        </ul>
        <p className="flex items-center gap-2 text-muted text-sm">
          <CheckIcon size={16} className="shrink-0 text-good" />
          {picture.saved}
        </p>
      </PictureCard>
      <PictureCard title={picture.goals}>
        <PictureRow title={picture.goal} state={<Badge tone="good">{picture.goalState}</Badge>} />
      </PictureCard>
    </Picture>
  )
}
