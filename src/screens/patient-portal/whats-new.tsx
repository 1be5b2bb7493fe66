import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { ownAppointments } from '#features/appointments/appointments.queries.ts'
import { isUpcoming } from '#features/appointments/appointments.rules.ts'
import { ownForms } from '#features/forms/forms.queries.ts'
import { ownFigures } from '#features/patients/patients.queries.ts'
import { formatDateTime } from '#lib/dates.ts'
import { CalendarIcon, FileIcon, MessageIcon } from '#ui/icons.ts'
import { yourNextStepText } from './your-next-step.text.ts'

const text = yourNextStepText.news

interface News {
  to: string
  words: string
  Icon: ComponentType<{ size: number; className: string; 'aria-hidden': 'true' }>
}

/** What came since one was here last: messages, forms that were asked for, the next visit. Each line leads there. */
export function WhatsNew() {
  const unread = useQuery(ownFigures).data?.unreadMessages ?? 0
  const forms = (useQuery(ownForms).data ?? []).filter(form => form.status === 'pending')
  const now = new Date()
  const visit = useQuery(ownAppointments).data?.appointments.find(
    each => each.status === 'confirmed' && isUpcoming(each, now),
  )
  const news: News[] = [
    ...(unread > 0
      ? [{ to: '/patient-portal/messages', words: text.messages(unread), Icon: MessageIcon }]
      : []),
    ...forms.slice(0, 2).map(form => ({
      to: `/patient-portal/forms-and-tasks/${form.id}`,
      words: text.form(form.title),
      Icon: FileIcon,
    })),
    ...(visit
      ? [
          {
            to: '/patient-portal/dashboard#appointments',
            words: text.visit(formatDateTime(visit.startsAt)),
            Icon: CalendarIcon,
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="whats-new">
      <h2 id="whats-new" className="font-semibold text-lg">
        {text.title}
      </h2>
      {news.length === 0 ? (
        <p className="py-2 text-muted">{text.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {news.map(({ to, words, Icon }) => (
            <li key={`${to} ${words}`}>
              <Link to={to} className="flex min-h-11 items-center gap-3 py-2 hover:text-rail">
                <Icon size={20} className="shrink-0 text-rail" aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">{words}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
