import { Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import type { OrganizationOverview } from '#features/organizations/organizations.contract.ts'
import { OrganizationName } from '#features/organizations/parts/organization-name.tsx'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { wide } from '#ui/fold-card.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Rows } from '#ui/rows.tsx'
import { useScreenIs } from '#ui/screen-width.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import { WorkspacePage } from '#ui/workspace-page.tsx'
import { useFrameSession } from '../frame/frame-session.ts'
import { useLoadedToast } from '../frame/loaded-toast.ts'
import { pageMeta } from '../frame/page-meta.ts'
import {
  type AdministrationTab,
  administrationSections,
  administrationTabOf,
} from '../frame/workspace/administration-sections.ts'
import { administrationText as text } from './administration.text.ts'
import { AdministratorsOnly } from './administrators-only.tsx'

// Each section comes when it is opened: together they weigh more than the frame around them.
const bringPatientList = async () => (await import('./patient-list.tsx')).PatientList
const PatientList = lazyPart(bringPatientList)
const CaseManagers = lazyPart(async () => (await import('./case-managers.tsx')).default)
const Tasks = lazyPart(async () => (await import('./tasks.tsx')).default)
const Settings = lazyPart(async () => (await import('./settings.tsx')).default)
const SpecialistsTable = lazyPart(
  async () => (await import('#features/staff/parts/specialists-table.tsx')).SpecialistsTable,
)
const ActivityTracking = lazyPart(async () => (await import('./by-case-manager.tsx')).ActivityTracking)
const ChecklistStatusOfCaseload = lazyPart(
  async () => (await import('./by-case-manager.tsx')).ChecklistStatusOfCaseload,
)
const FormSubmissions = lazyPart(async () => (await import('./form-submissions.tsx')).FormSubmissions)
const FormsTable = lazyPart(async () => (await import('#features/forms/parts/forms-table.tsx')).FormsTable)
const AuditLog = lazyPart(
  async () => (await import('#features/audit/audit-log/parts/audit-log.tsx')).AuditLog,
)
const AlikeSection = lazyPart(
  async () => (await import('#features/likeness/parts/alike-section.tsx')).AlikeSection,
)
const ImportScreen = lazyPart(
  async () => (await import('#features/imports/parts/import-screen.tsx')).ImportScreen,
)
const Patient = lazyPart(async () => (await import('./patient.tsx')).default)

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The organization in figures, and its people. Somebody who administers nothing gets a sentence. */
export default function Administration() {
  const { search } = useLocation()
  const isListFirst = administrationTabOf(search) === 'patients' && !patientIn(search)
  useEffect(() => {
    // Beside the question who is here, and not after its answer.
    if (isListFirst) bringPatientList().catch(() => {})
  }, [isListFirst])
  return <AdministratorsOnly>{organization => <Dashboard organization={organization} />}</AdministratorsOnly>
}

function Dashboard({ organization }: { organization: OrganizationOverview }) {
  const { search } = useLocation()
  const patientId = patientIn(search)
  const tab = administrationTabOf(search)
  const isWide = useScreenIs(wide)
  const importId = new URLSearchParams(search).get('import')
  // Where there is little room, the organization's figures stand once: above its patients.
  const hasFigures = isWide || (tab === 'patients' && !importId)
  useLoadedToast('administration', text.loaded(organization.patients, organization.caseManagers))
  if (patientId)
    return (
      <Suspense fallback={<SpinnerArea />}>
        <Patient key={patientId} patientId={patientId} />
      </Suspense>
    )
  return (
    <WorkspacePage
      title={text.title}
      lead={hasFigures ? <Lead organization={organization} /> : sectionName(tab)}
      figures={hasFigures ? figuresOf(organization) : []}
    >
      <StaffHatContext value="administrator">
        <div data-dense={tab === 'settings' ? undefined : true}>
          <Suspense fallback={<SpinnerArea />}>
            <Rows key={tab}>
              <Section tab={tab} importId={importId} />
            </Rows>
          </Suspense>
        </div>
      </StaffHatContext>
    </WorkspacePage>
  )
}

const figuresOf = ({ patients, caseManagers, specialists }: OrganizationOverview) => [
  { label: text.totalPatients, value: text.count(patients) },
  { label: text.caseManagers, value: text.count(caseManagers) },
  { label: text.specialists, value: text.count(specialists) },
]

/** Where there is no rail, nothing else says which section this is. */
const sectionName = (tab: AdministrationTab) =>
  administrationSections.find(section => section.tab === tab)?.label

/** The patient whom the address names, on the tab of the patients alone. */
function patientIn(search: string): string | null {
  return administrationTabOf(search) === 'patients' ? new URLSearchParams(search).get('patient') : null
}

/** The organization, who administers it here, and how many of its patients need somebody (decision 43). */
function Lead({ organization }: { organization: OrganizationOverview }) {
  const { name } = useFrameSession()
  const { patientsNeeding, patientsUnassigned } = organization
  return (
    <>
      <OrganizationName name={organization.name} />
      {name && <span> {text.supervisor(name)}</span>}
      {patientsNeeding > 0 && (
        <>
          {' · '}
          <Link to="/admin?whose=attention" className="text-rail underline underline-offset-4">
            {text.needing(patientsNeeding, patientsUnassigned)}
          </Link>
        </>
      )}
    </>
  )
}

const importedOn = { patients: 'patients', 'case-managers': 'case_managers', tasks: 'tasks' } as const

/** The section that the address names; where it names an import, bringing such a file along. */
function Section({ tab, importId }: { tab: AdministrationTab; importId: string | null }) {
  const kind = tab in importedOn && importedOn[tab as keyof typeof importedOn]
  if (importId && kind) return <ImportScreen key={importId} kind={kind} importId={importId} />
  if (tab === 'case-managers') return <CaseManagers />
  if (tab === 'specialists') return <SpecialistsTable />
  if (tab === 'tasks') return <Tasks />
  if (tab === 'activity') return <ActivityTracking />
  if (tab === 'checklist-status') return <ChecklistStatusOfCaseload />
  if (tab === 'form-submissions') return <FormSubmissions />
  if (tab === 'form-management') return <FormsTable />
  if (tab === 'log') return <AuditLog />
  if (tab === 'may-be-the-same') return <AlikeSection />
  if (tab === 'settings') return <Settings />
  return <PatientList />
}
