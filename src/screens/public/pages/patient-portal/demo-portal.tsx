import { Link } from 'react-router'
import { frameText } from '#screens/frame/frame.text.ts'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { BackIcon } from '#ui/icons.ts'
import { LightTabs } from '#ui/light-tabs.tsx'
import { DemoMessages } from './demo-messages.tsx'
import { demoPortalText as text } from './demo-portal.text.ts'
import { Appointments, Documents, Goals } from './demo-records.tsx'

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, address: '/patient-portal/demo' })

const unread = text.myMessages.filter(message => message.isUnread).length

/** A portal to look around in: the fixed example of a made-up person (decision 23). */
export default function DemoPortal() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <div className="max-w-5xl">
        <Link
          to="/patient-portal"
          className="mb-6 inline-flex min-h-11 items-center gap-2 font-semibold text-rail hover:underline"
        >
          <BackIcon size={18} aria-hidden="true" />
          {frameText.backToInfo}
        </Link>
        <header className="mb-8 grid gap-3">
          <Badge tone="marigold">{frameText.demoMode}</Badge>
          <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{text.heading}</h1>
          <p className="max-w-prose text-lg text-muted">{text.lead}</p>
          <ButtonLink to="/patient-signup" className="mt-1 justify-self-start">
            {text.signUp}
          </ButtonLink>
        </header>
        <LightTabs
          label={text.tabsLabel}
          tabs={[
            { value: 'goals', label: text.goals, content: <Goals /> },
            { value: 'messages', label: text.messages, count: unread, content: <DemoMessages /> },
            { value: 'appointments', label: text.appointments, content: <Appointments /> },
            { value: 'documents', label: text.documents, content: <Documents /> },
          ]}
        />
      </div>
    </div>
  )
}
