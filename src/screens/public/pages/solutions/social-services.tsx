import { pageMeta } from '#screens/frame/page-meta.ts'
import { Answers } from '#screens/public/templates/answers.tsx'
import { Band } from '#screens/public/templates/band.tsx'
import { Picture, PictureCard, PictureRow } from '#screens/public/templates/picture.tsx'
import { Shown } from '#screens/public/templates/shown.tsx'
import { SolutionPage } from '#screens/public/templates/solution-page.tsx'
import { Handrail } from '#ui/handrail.tsx'
import { DoneIcon, UnderWayIcon } from '#ui/icons.ts'
import { socialServicesText as text } from './social-services.text.ts'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/solutions/social-services' })

/** Told from the other side of the desk: one family's week, and what makes it safe to ask. */
export default function SocialServices() {
  return (
    <SolutionPage
      text={text}
      actions={[
        { to: '/demo', label: text.demo },
        { to: '/patient-portal/demo', label: text.example },
      ]}
      picture={<OneList />}
    >
      <Band title={text.weekTitle} lead={text.weekLead} tone="sunken">
        <Handrail steps={text.week.map(day => ({ key: day.label, ...day }))} />
      </Band>
      <Band title={text.answersTitle} split>
        <Answers answers={text.answers} />
      </Band>
      <Band
        title={text.safeTitle}
        lead={text.safeLead}
        tone="deep"
        split
        aside={<Shown picture="portal" className="max-w-68" />}
      >
        <ul className="grid gap-x-10 gap-y-8 content-center sm:grid-cols-2">
          {text.safe.map(point => (
            <li key={point.title} className="grid content-start gap-1.5 border-marigold border-t-4 pt-4">
              <h3 className="font-semibold text-lg">{point.title}</h3>
              <p className="text-on-deep-muted">{point.body}</p>
            </li>
          ))}
        </ul>
      </Band>
    </SolutionPage>
  )
}

function OneList() {
  return (
    <Picture label={text.picture.label}>
      <PictureCard title={text.picture.title} note={text.picture.note}>
        {text.picture.rows.map(row => (
          <PictureRow
            key={row.name}
            title={row.name}
            body={row.step}
            state={
              row.isDone ? (
                <DoneIcon size={24} className="text-good" />
              ) : (
                <UnderWayIcon size={24} className="text-muted" />
              )
            }
          />
        ))}
      </PictureCard>
    </Picture>
  )
}
