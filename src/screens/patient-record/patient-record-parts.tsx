import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ActivityFeed } from '#features/activities/parts/activity-feed.tsx'
import { PatientAppointments } from '#features/appointments/parts/patient-appointments.tsx'
import type { SourceKind } from '#features/assistant/draft-sources/draft-sources.rules.ts'
import { placeOf } from '#features/assistant/parts/draft-lines.tsx'
import { calledName } from '#features/caseload/caseload.rules.ts'
import type { Checklist as ChecklistData } from '#features/checklist/checklist.contract.ts'
import { GenerateChecklist } from '#features/checklist/parts/generate-checklist.tsx'
import { RecordChecklist } from '#features/checklist/parts/record-checklist.tsx'
import { PatientFiles } from '#features/files/parts/patient-files.tsx'
import { PatientForms } from '#features/forms/parts/patient-forms.tsx'
import { PatientGoals } from '#features/goals/parts/patient-goals.tsx'
import { CaseNotes } from '#features/notes/parts/case-notes.tsx'
import { SinceLooked } from '#features/patients/patient-news/parts/since-looked.tsx'
import type { PatientNews } from '#features/patients/patient-news/patient-news.contract.ts'
import { usePatientNews } from '#features/patients/patient-news/patient-news.queries.ts'
import type { PatientRecord } from '#features/patients/patient-records/patient-records.contract.ts'
import { SafetyAlertList } from '#features/safety/parts/safety-alert-list.tsx'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { joinClasses } from '#ui/class-names.ts'
import { BackIcon } from '#ui/icons.ts'
import { PatientFacts, PatientName } from './patient-name.tsx'
import { patientRecordText as text } from './patient-record.text.ts'
import { addressOf, type PatientSection, PatientSections, usePatientSection } from './patient-sections.tsx'
import { PatientSummary, type SummaryParts } from './patient-summary.tsx'
import { PatientTasks } from './patient-tasks.tsx'

interface RecordParts extends SummaryParts {
  /** The list that this page was opened from. */
  back: { to: string; label: string }
  /** Beside the name, in reach in every section. */
  message?: ReactNode
  /** What is said above everything else. */
  banner?: ReactNode
  /** Below the checklist: its bars as figures. */
  figures?: (list: ChecklistData) => ReactNode
  conversations?: ReactNode
}

/**
 * Everything about one patient, section by section: the head of it stays in sight, and so does the one place to write. The parts
 * are those of every hat; what only one hat has is handed in.
 */
export function PatientRecordParts(parts: RecordParts) {
  const { patient, back, message, banner, conversations } = parts
  const hat = useStaffHat()
  const navigate = useNavigate()
  const sections: PatientSection[] = [
    ...(['summary', 'checklist', 'goals', 'notes'] as const),
    ...(conversations ? (['messages'] as const) : []),
    ...(['visits', 'forms', 'files', 'activity'] as const),
  ]
  const section = usePatientSection(sections)
  const news = usePatientNews(hat, patient.id)
  const planVisit = () => void navigate('?open=appointment', { preventScrollReset: true })
  const hasCalendar = hat === 'staff' && patient.status === 'active'
  return (
    <CaseNotes hat={hat} patient={patient} onVisit={hasCalendar ? planVisit : undefined}>
      {({ newNote, composer, list }) => (
        <div className="grid grid-cols-1 gap-5">
          <div className="contents lg:-mx-6 lg:sticky lg:top-12 lg:z-20 lg:grid lg:gap-1 lg:border-line lg:border-b lg:bg-paper lg:px-6 lg:pt-1">
            <Head patient={patient} back={back} message={message} />
            <div className="-mx-4 sm:-mx-6 sticky top-14 z-20 flex items-center gap-2 border-line border-b bg-paper px-4 sm:px-6 lg:static lg:m-0 lg:border-0 lg:p-0">
              <PatientSections all={sections} current={section} news={news} />
              {newNote}
            </div>
          </div>
          {banner}
          <SafetyAlertList patientId={patient.id} />
          <div
            className={joinClasses(
              'grid grid-cols-1 items-start gap-6',
              Boolean(composer) && 'xl:grid-cols-[minmax(0,1fr)_25rem]',
            )}
          >
            {composer && <div className="scroll-mt-28 xl:sticky xl:top-56 xl:order-2">{composer}</div>}
            <div className="grid min-w-0 grid-cols-1 gap-6">
              {section === 'notes' ? list : <Contents section={section} news={news} {...parts} />}
            </div>
          </div>
        </div>
      )}
    </CaseNotes>
  )
}

/** What stands in a section; the notes stand with their composer. A closed case asks nothing new of anybody. */
function Contents({
  section,
  news,
  ...parts
}: RecordParts & {
  section: Exclude<PatientSection, 'notes'>
  news: PatientNews | undefined
}): ReactNode {
  const { patient, mayChange } = parts
  const isActive = patient.status === 'active'
  switch (section) {
    case 'summary':
      return (
        <>
          <News news={news} patientId={patient.id} hasMessages={Boolean(parts.conversations)} />
          <PatientSummary {...parts} />
        </>
      )
    case 'checklist':
      return <ChecklistOf patient={patient} mayChange={mayChange} figures={parts.figures} />
    case 'goals':
      return <GoalsAndTasks patient={patient} />
    case 'messages':
      return parts.conversations
    case 'visits':
      return (
        <Place of="appointment">
          <PatientAppointments patientId={patient.id} name={calledName(patient)} isClosed={!isActive} />
        </Place>
      )
    case 'forms':
      return (
        <Place of="form">
          <PatientForms patientId={patient.id} mayAsk={mayChange && isActive} />
        </Place>
      )
    case 'files':
      return <PatientFiles patientId={patient.id} />
    case 'activity':
      return <Activity patientId={patient.id} />
  }
}

/** What came since one looked; at the desk a conversation is on a screen of its own. */
function News({
  news,
  patientId,
  hasMessages,
}: {
  news: PatientNews | undefined
  patientId: string
  hasMessages: boolean
}) {
  const here = useLocation()
  return (
    <SinceLooked
      news={news}
      addressOf={section =>
        section === 'messages' && !hasMessages
          ? `/case-manager/messages?patient=${patientId}`
          : addressOf(section, here)
      }
    />
  )
}

function Head({ patient, back, message }: Pick<RecordParts, 'patient' | 'back' | 'message'>) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4">
          <Link
            to={back.to}
            className="inline-flex min-h-11 w-fit items-center gap-2 text-rail underline underline-offset-4"
          >
            <BackIcon size={18} aria-hidden="true" />
            {back.label}
          </Link>
          <PatientName patient={patient} />
        </div>
        {message}
      </div>
      <PatientFacts patient={patient} />
    </div>
  )
}

/** Where a kind of record stands, for a link of a draft's line; `and` is a second kind that stands there. */
function Place({ of, and, children }: { of: SourceKind; and?: SourceKind; children: ReactNode }) {
  return (
    <div id={placeOf(of)} className="grid scroll-mt-56 grid-cols-1 empty:hidden">
      {and && <span id={placeOf(and)} className="scroll-mt-56" />}
      {children}
    </div>
  )
}

function ChecklistOf({
  patient,
  mayChange,
  figures,
}: Pick<RecordParts, 'patient' | 'mayChange' | 'figures'>) {
  return (
    <Place of="checklist" and="answer">
      {' '}
      <RecordChecklist
        patientId={patient.id}
        isReadOnly={!mayChange}
        making={list => (
          <GenerateChecklist
            patientId={patient.id}
            list={list}
            mayGenerate={mayChange}
            isClosed={patient.status !== 'active'}
          />
        )}
        figures={figures}
      />
    </Place>
  )
}

/** What they want, and what is asked of them. A closed case asks nothing new of anybody. */
function GoalsAndTasks({ patient }: { patient: PatientRecord }) {
  const isActive = patient.status === 'active'
  return (
    <>
      <Place of="goal">
        <PatientGoals patientId={patient.id} mayCreate={isActive} />
      </Place>
      <Place of="task">
        <PatientTasks patientId={patient.id} mayCreate={isActive} />
      </Place>
    </>
  )
}

function Activity({ patientId }: { patientId: string }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold text-lg">{text.activity}</h2>
      <ActivityFeed hat={useStaffHat()} patientId={patientId} />
    </section>
  )
}
