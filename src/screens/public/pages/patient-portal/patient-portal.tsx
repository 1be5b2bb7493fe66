import { Navigate } from 'react-router'
import { useFrameSession } from '#screens/frame/frame-session.ts'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { CallToAction } from '#screens/public/templates/call-to-action.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { patientPortalText as text } from './patient-portal.text.ts'
import { PortalJoining } from './portal-joining.tsx'
import { PortalPicture } from './portal-picture.tsx'
import { HelpNow, PortalWorries, Readers } from './portal-worries.tsx'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/patient-portal' })

/** What the portal is, for visitors; a patient who is signed in goes on to their own, which shows the tab that fits. */
export default function PatientPortal() {
  const session = useFrameSession()
  if (session.status === 'signed-in') return <Navigate to="/patient-portal/getting-started" replace />
  return (
    <>
      <Welcome />
      <Gifts />
      <PortalWorries />
      <Readers />
      <HelpNow />
      <PortalJoining />
      <CallToAction
        title={text.closingTitle}
        body={text.closingBody}
        action={{ to: '/patient-signup', label: text.signUp }}
        second={{ to: '/patient-portal/demo', label: text.example }}
      />
    </>
  )
}

function Welcome() {
  return (
    <section className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-12 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[7fr_5fr] lg:py-20">
      <div className="grid gap-6">
        <Badge tone="marigold" mayWrap>
          {text.badge}
        </Badge>
        <h1 className="max-w-4xl font-display text-[2.75rem] leading-[1.05] tracking-tight sm:text-6xl xl:text-7xl">
          {text.heading}
        </h1>
        <p className="max-w-2xl text-lg text-muted sm:text-xl">{text.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/patient-signup" size="large">
            {text.signUp}
          </ButtonLink>
          <ButtonLink to="/patient-login" size="large" look="secondary">
            {text.login}
          </ButtonLink>
        </div>
        <ButtonLink
          to="/patient-portal/demo"
          look="quiet"
          className="-ml-4 justify-self-start underline underline-offset-4"
        >
          {text.example}
        </ButtonLink>
      </div>
      <PortalPicture />
    </section>
  )
}

function Gifts() {
  return (
    <section className="border-line border-y bg-sunken">
      <div className="mx-auto w-full max-w-7xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 className="mb-10 font-display text-3xl tracking-tight sm:text-4xl">{text.giftsTitle}</h2>
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12">
          {text.gifts.map(gift => (
            <li key={gift.title} className="grid content-start gap-1.5 border-rail border-t-4 pt-4">
              <h3 className="font-semibold text-lg">{gift.title}</h3>
              <p className="text-muted">{gift.body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
