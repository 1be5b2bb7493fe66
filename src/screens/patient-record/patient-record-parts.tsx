import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
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
import { Card, Gutter } from '#ui/card.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { besideFrom, useScreenIs } from '#ui/screen-width.ts'
import { Beside, Head, type HeadParts, PhoneActs } from './patient-head.tsx'
import { patientRecordText as text } from './patient-record.text.ts'
import { addressOf, type PatientSection, PatientSections, usePatientSection } from './patient-sections.tsx'
import { PatientSummary, type SummaryParts } from './patient-summary.tsx'
import { PatientTasks } from './patient-tasks.tsx'

interface RecordParts extends SummaryParts, HeadParts {
  /** What is said above everything else. */
  banner?: ReactNode
  /** Below the checklist: its bars as figures. */
  figures?: (list: ChecklistData) => ReactNode
  /** What whoever reads may read of what was said (decision 27), and where they take part, the place to answer. */
  conversations: ReactNode
}

/**
 * Everything about one patient, section by section: the head of it stays in sight, and so does the one place to write. The parts
 * are those of every hat; what only one hat has is handed in.
 */
export function PatientRecordParts(parts: RecordParts) {
  const { patient, message, banner } = parts
  const hat = useStaffHat()
  const navigate = useNavigate()
  const section = usePatientSection()
  const news = usePatientNews(hat, patient.id)
  const isBeside = useScreenIs(besideFrom)
  const planVisit = () => void navigate('?open=appointment', { preventScrollReset: true })
  const hasCalendar = hat === 'staff' && patient.status === 'active'
  return (
    <CaseNotes hat={hat} patient={patient} isBeside={isBeside} onVisit={hasCalendar ? planVisit : undefined}>
      {({ newNote, composer, drafts, list }) => (
        <div className="grid grid-cols-1 gap-y-3 lg:gap-y-5">
          <Head parts={parts} newNote={newNote}>
            <PatientSections current={section} news={news} />
          </Head>
          <div
            className={joinClasses(
              'grid grid-cols-1',
              isBeside && '-my-5 grid-cols-[minmax(0,1fr)_25rem] gap-x-8',
            )}
          >
            <div
              className={joinClasses('grid min-w-0 grid-cols-1 content-start gap-y-5', isBeside && 'py-5')}
            >
              {banner}
              <SafetyAlertList patientId={patient.id} />
              <div data-dense className="min-w-0 lg:text-sm">
                {section === 'checklist' ? (
                  <Contents section={section} news={news} drafts={drafts} {...parts} />
                ) : (
                  <Gutter>
                    {section === 'notes' ? (
                      list
                    ) : (
                      <Contents section={section} news={news} drafts={drafts} {...parts} />
                    )}
                  </Gutter>
                )}
              </div>
            </div>
            {isBeside ? <Beside>{composer}</Beside> : composer}
          </div>
          <PhoneActs newNote={newNote} message={message} />
        </div>
      )}
    </CaseNotes>
  )
}

/** What stands in a section; the notes stand with their composer. A closed case asks nothing new of anybody. */
function Contents({
  section,
  news,
  drafts,
  ...parts
}: RecordParts & {
  section: Exclude<PatientSection, 'notes'>
  news: PatientNews | undefined
  drafts: ReactNode
}): ReactNode {
  const { patient, mayChange } = parts
  const isActive = patient.status === 'active'
  switch (section) {
    case 'summary':
      return (
        <>
          <News news={news} />
          <PatientSummary {...parts} drafts={drafts} />
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

/** What came since one looked, each line leading to its section. */
function News({ news }: { news: PatientNews | undefined }) {
  const here = useLocation()
  return <SinceLooked news={news} addressOf={section => addressOf(section, here)} />
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
    <Card title={text.activity}>
      <ActivityFeed hat={useStaffHat()} patientId={patientId} />
    </Card>
  )
}
