import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { ownAppointments } from '#features/appointments/appointments.queries.ts'
import { isUpcoming } from '#features/appointments/appointments.rules.ts'
import { ownForms } from '#features/forms/forms.queries.ts'
import { formsText } from '#features/forms/forms.text.ts'
import { conversationsOf } from '#features/messaging/messaging.queries.ts'
import { ownFigures } from '#features/patients/patients.queries.ts'
import { formatDateTime } from '#lib/dates.ts'
import { joinClasses } from '#ui/class-names.ts'
import { CalendarIcon, FileIcon, MessageIcon } from '#ui/icons.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { yourNextStepText } from './your-next-step.text.ts'

const text = yourNextStepText.news

interface News {
  to: string
  title: string
  /** How it begins, or what it is about, in a line. */
  more?: string | null | undefined
  at?: string | undefined
  Icon: ComponentType<{ size: number; className: string; 'aria-hidden': 'true' }>
}

/** The messages that were not read, with the beginning of the newest. */
function useUnread(): News[] {
  const unread = useQuery(ownFigures).data?.unreadMessages ?? 0
  const conversations = useInfiniteQuery(conversationsOf('patient')).data?.pages[0]?.conversations ?? []
  if (unread === 0) return []
  const newest = conversations.find(each => each.unreadCount > 0 && each.previewSender !== 'patient')
  const name = unread === 1 && newest?.participantName
  return [
    {
      to: '/patient-portal/messages',
      title: name ? text.messageFrom(name) : text.messages(unread),
      more: newest?.preview,
      at: newest?.updatedAt,
      Icon: MessageIcon,
    },
  ]
}

/** What came since one was here last: messages, forms that were asked for, the next visit. Each line leads there. */
export function WhatsNew() {
  const forms = (useQuery(ownForms).data ?? []).filter(form => form.status === 'pending')
  const now = new Date()
  const visit = useQuery(ownAppointments).data?.appointments.find(
    each => each.status === 'confirmed' && isUpcoming(each, now),
  )
  const news: News[] = [
    ...useUnread(),
    ...forms.slice(0, 2).map(form => ({
      to: `/patient-portal/forms-and-tasks/${form.id}`,
      title: text.form(form.title),
      more: formsText.questions(form.questionCount),
      Icon: FileIcon,
    })),
    ...(visit
      ? [
          {
            to: '/patient-portal/dashboard#appointments',
            title: text.visit,
            more: text.visitAt(formatDateTime(visit.startsAt), visit.staffName),
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
          {news.map(({ to, title, more, at, Icon }) => (
            <li key={`${to} ${title}`}>
              <Link to={to} className="flex gap-3 py-2 hover:text-rail">
                <Icon size={20} className="mt-0.5 shrink-0 text-rail" aria-hidden="true" />
                <span className="grid min-w-0 flex-1">
                  <span className="flex justify-between gap-3">
                    <span className="min-w-0 wrap-anywhere font-semibold">{title}</span>
                    {at && <RelativeTime at={at} className="shrink-0 text-muted" />}
                  </span>
                  {/* Of a message its beginning will do. */}
                  <span className={joinClasses('text-muted', at && 'truncate')}>{more}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
