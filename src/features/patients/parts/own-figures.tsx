import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OwnFigures as Figures } from '../patients.contract.ts'
import { ownFigures } from '../patients.queries.ts'
import { patientsText } from '../patients.text.ts'

const text = patientsText.figures

/** What there is nothing of yet is said in a word: 0 of 0 is no percentage. */
const progressOf = ({ overallPercent }: Figures) =>
  overallPercent === null ? text.notStarted : text.percent(overallPercent)

/** The four figures of the patient who is signed in, counted now: one strip, 2 by 2 on a phone. */
export function OwnFigures({ label }: { label: string }) {
  const { data, isPending } = useQuery(ownFigures)
  const shown = (value: ReactNode) => (isPending ? <Skeleton className="h-8 w-10" /> : (value ?? '–'))
  return (
    <section aria-label={label} className="grid grid-cols-2 border-line sm:grid-cols-[auto_auto_auto_auto]">
      <Figure label={text.activeGoals} value={shown(data?.activeGoals)} />
      <Figure
        label={text.upcomingAppointments}
        value={shown(data?.upcomingAppointments)}
        to="/patient-portal/dashboard#appointments"
      />
      <Figure label={text.unreadMessages} value={shown(data?.unreadMessages)} to="/patient-portal/messages" />
      <Figure label={text.overallProgress} value={shown(data && progressOf(data))} />
    </section>
  )
}

const cell =
  'flex min-w-0 flex-col-reverse justify-end border-line py-3 pr-4 odd:border-r even:pl-4 nth-[n+3]:border-t sm:border-t-0! sm:border-r sm:pl-4 sm:first:pl-0 sm:last:border-r-0'

function Figure({ label, value, to }: { label: string; value: ReactNode; to?: string }) {
  const content = (
    <>
      <span className="text-muted leading-tight wrap-anywhere">{label}</span>
      <span className="font-semibold text-2xl tabular-nums leading-9">{value}</span>
    </>
  )
  if (!to) return <div className={cell}>{content}</div>
  return (
    <Link to={to} className={joinClasses(cell, 'hover:text-rail')}>
      {content}
    </Link>
  )
}
