import { pageMeta } from '#screens/frame/page-meta.ts'
import { Answers } from '#screens/public/templates/answers.tsx'
import { Band } from '#screens/public/templates/band.tsx'
import { Picture, PictureBubble, PictureCard } from '#screens/public/templates/picture.tsx'
import { ShownBand } from '#screens/public/templates/shown.tsx'
import { SolutionPage } from '#screens/public/templates/solution-page.tsx'
import { CalendarIcon } from '#ui/icons.ts'
import { educationText as text } from './education.text.ts'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/solutions/education' })

/** Told as one semester, and as the question of who may see what at a school. */
export default function Education() {
  return (
    <SolutionPage
      text={text}
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/privacy', label: text.privacy },
      ]}
      picture={<Exchange />}
    >
      <Band title={text.semesterTitle} lead={text.semesterLead} tone="sunken">
        <Semester />
      </Band>
      <Band title={text.answersTitle} split>
        <Answers answers={text.answers} />
      </Band>
      <ShownBand
        picture="conversation"
        title={text.shownTitle}
        lead={text.shownLead}
        leaves="left"
        isSunken
      />
      <Band title={text.seesTitle} lead={text.seesLead} tone="deep" split>
        <dl className="grid border-on-deep-muted border-t">
          {text.sees.map(({ who, does }) => (
            <div
              key={who}
              className="grid gap-x-8 gap-y-1 border-on-deep-muted border-b py-4 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{who}</dt>
              <dd className="text-on-deep-muted">{does}</dd>
            </div>
          ))}
        </dl>
      </Band>
    </SolutionPage>
  )
}

/** The four weeks in which people leave, as cards that read like a calendar. */
function Semester() {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {text.semester.map(week => (
        <li
          key={week.label}
          className="grid content-start gap-3 rounded-card border border-line bg-surface p-5"
        >
          <h3 className="border-rail border-b-4 pb-3 font-display text-2xl">{week.label}</h3>
          <p className="text-muted">{week.description}</p>
        </li>
      ))}
    </ol>
  )
}

function Exchange() {
  const { label, student, advisor, step, what, when } = text.picture
  return (
    <Picture label={label}>
      <PictureCard>
        <PictureBubble isOwn>{student}</PictureBubble>
        <PictureBubble>{advisor}</PictureBubble>
      </PictureCard>
      <PictureCard title={step} note={when}>
        <p className="flex items-center gap-3">
          <CalendarIcon size={20} className="shrink-0 text-rail" />
          {what}
        </p>
      </PictureCard>
    </Picture>
  )
}
