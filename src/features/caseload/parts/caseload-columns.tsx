import { useState } from 'react'
import { roundPercent } from '#features/checklist/checklist.rules.ts'
import { sayPhone } from '#features/patients/patient-facts/parts/safe-contact.tsx'
import { waitedFor } from '#features/queue/queue.rules.ts'
import { queueText } from '#features/queue/queue.text.ts'
import { daysBetween, formatDay, today } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import type { Column } from '#ui/data-table.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { CalendarIcon, ChevronDownIcon, MessageIcon, UnderWayIcon, WarningIcon } from '#ui/icons.ts'
import { useNow } from '#ui/now.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import type { CaseloadPatient } from '../caseload.contract.ts'
import { attentionFor, calledName } from '../caseload.rules.ts'
import { caseloadText } from '../caseload.text.ts'

const text = caseloadText.list

/** What comes next, on one line; that nothing was said stands out by shape and weight, never by red. */
export function NextStepCell({ patient }: { patient: CaseloadPatient }) {
  const { nextStep, status } = patient
  if (nextStep)
    return (
      <span className="block truncate lg:max-w-80" title={nextStep}>
        {nextStep}
      </span>
    )
  if (status === 'inactive') return null
  return (
    <span className="flex items-center gap-2 whitespace-nowrap font-semibold">
      <UnderWayIcon size={16} aria-hidden="true" />
      {text.viewNames['no-step']}
    </span>
  )
}

/** By when, or for how many days it is past, or for how many nothing was said. */
export function DueCell({ patient }: { patient: CaseloadPatient }) {
  const { nextStepDueOn: day, withoutStepSince, status } = patient
  if (!day) {
    const days =
      withoutStepSince && status === 'active'
        ? daysBetween(today(undefined, new Date(withoutStepSince)), today())
        : 0
    return days > 0 && <span className="whitespace-nowrap font-semibold">{text.daysWithout(days)}</span>
  }
  const isLate = attentionFor(patient, today()) === 'overdue'
  return (
    <span className={joinClasses('whitespace-nowrap tabular-nums', isLate && 'font-semibold')}>
      {isLate ? text.daysPast(daysBetween(day, today())) : formatDay(day)}
    </span>
  )
}

const waitIcons = { alert: WarningIcon, message: MessageIcon, request: CalendarIcon } as const

/** For what somebody waits, and how long; an alert says no more than that it is there. */
export function WaitsCell({ patient: { waits } }: { patient: CaseloadPatient }) {
  const now = useNow()
  if (!waits) return null
  const { count, unit } = waitedFor(waits.since, now)
  const wait = queueText.waited[unit](count)
  const Icon = waitIcons[waits.for]
  const isAlert = waits.for === 'alert'
  return (
    <span
      title={text.waitsFor[waits.for](wait)}
      className={joinClasses(
        'flex items-center gap-1.5 whitespace-nowrap font-semibold tabular-nums',
        isAlert && 'text-brick',
      )}
    >
      <Icon size={16} aria-hidden="true" className={isAlert ? undefined : 'text-rail'} />
      <span aria-hidden="true">{isAlert ? text.alert : wait}</span>
      <span className="sr-only">{text.waitsFor[waits.for](wait)}</span>
    </span>
  )
}

/** The language of whoever reads or speaks another one, in words beside the name; a phone or a tablet has room for the language alone. */
export function LanguageTag({
  patient: { language, interpreterLanguage: spoken },
}: {
  patient: Pick<CaseloadPatient, 'language' | 'interpreterLanguage'>
}) {
  const words = spoken ? text.interpreter(spoken) : language === 'es' && text.spanish
  if (!words) return null
  return (
    <span
      title={words}
      className="block max-w-24 truncate rounded-full lg:max-w-40 border border-line px-2 font-normal text-muted text-xs/5"
    >
      <span className="max-lg:hidden">{words}</span>
      <span className="lg:hidden">{spoken ?? words}</span>
    </span>
  )
}

/** Who else works with a patient, on one line. */
function TeamCell({ patient: { team } }: { patient: CaseloadPatient }) {
  const names = team.join(', ')
  return (
    <span className="block max-w-36 truncate text-muted sm:max-lg:max-w-24" title={names}>
      {names}
    </span>
  )
}

/** When something was, or that it never was. */
function MomentCell({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">{text.noActivity}</span>
  return (
    <span className="whitespace-nowrap text-muted">
      <RelativeTime at={at} />
    </span>
  )
}

/** How much of a patient's checklist is done, or that it was not begun. */
function ChecklistCell({ patient }: { patient: CaseloadPatient }) {
  const { checklistCompleted: done, checklistTotal: total } = patient
  if (total === 0) return <span className="text-muted">{text.notStarted}</span>
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span className="w-12">
        <ProgressBar label={text.completionOf(calledName(patient))} percent={roundPercent(done, total)} />
      </span>
      <span className="tabular-nums">{text.counted(done, total)}</span>
    </span>
  )
}

/**
 * The columns beside the name, each of which can be put away; some stand there only when they are asked for. On a tablet the name says
 * in a second line what comes next, which would lie beyond the edge.
 */
const columns = {
  waits: { heading: text.waits, isWidest: true, cell: patient => <WaitsCell patient={patient} /> },
  nextStep: { heading: text.nextStep, isWidest: true, cell: patient => <NextStepCell patient={patient} /> },
  due: { heading: text.due, isWidest: true, cell: patient => <DueCell patient={patient} /> },
  checklist: { heading: text.checklist, cell: patient => <ChecklistCell patient={patient} /> },
  lastContact: { heading: text.lastContact, cell: ({ lastContactAt }) => <MomentCell at={lastContactAt} /> },
  team: { heading: text.team, cell: patient => <TeamCell patient={patient} /> },
  lastActivity: {
    heading: text.lastActivity,
    cell: ({ lastActivityAt }) => <MomentCell at={lastActivityAt} />,
  },
  phone: {
    heading: text.phone,
    isOneLine: true,
    cell: sayPhone,
  },
  email: { heading: text.email, cell: ({ email }) => email },
  caseNumber: { heading: text.caseNumber, isOneLine: true, cell: ({ caseNumber }) => `#${caseNumber}` },
} satisfies Record<string, Omit<Column<CaseloadPatient>, 'key'>>

type Name = keyof typeof columns
const names = Object.keys(columns) as Name[]
const usual: readonly Name[] = ['waits', 'nextStep', 'due', 'checklist', 'lastContact', 'team']

// A new name whenever the usual columns change: nobody who chose before would meet the new one.
const KEY = 'handrail_caseload_columns_3'

function keptChoice(): readonly Name[] {
  try {
    const kept = localStorage.getItem(KEY)?.split(' ')
    return kept ? names.filter(name => kept.includes(name)) : usual
  } catch {
    return usual
  }
}

/** Which columns the list has, as this device keeps it. */
export function useColumns(): {
  columns: Column<CaseloadPatient>[]
  chosen: readonly Name[]
  toggle: (name: Name) => void
} {
  const [chosen, setChosen] = useState(keptChoice)
  const toggle = (name: Name) => {
    const next = names.filter(each => (each === name) !== chosen.includes(each))
    setChosen(next)
    try {
      localStorage.setItem(KEY, next.join(' '))
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  }
  return { columns: chosen.map(name => ({ key: name, isWide: true, ...columns[name] })), chosen, toggle }
}

/** Chooses the columns; it stays open while one chooses. */
export function ColumnsMenu({ chosen, toggle }: Pick<ReturnType<typeof useColumns>, 'chosen' | 'toggle'>) {
  return (
    <DropdownMenu
      label={text.columns}
      staysOpen
      trigger={
        <Button
          look="secondary"
          icon={<ChevronDownIcon size={18} aria-hidden="true" />}
          className="shrink-0 max-sm:hidden max-lg:self-end lg:col-start-4 lg:justify-self-end xl:col-start-5"
        >
          {text.columns}
        </Button>
      }
      items={names.map(name => ({
        key: name,
        label: columns[name].heading,
        isTicked: chosen.includes(name),
        onSelect: () => toggle(name),
      }))}
    />
  )
}
