import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isSecondFactorAwaited } from '#features/auth/second-factor/second-factor.queries.ts'
import { setUpAddress } from '#features/auth/second-factor/second-factor.rules.ts'
import { OrganizationCovers } from '#features/cover/parts/organization-covers.tsx'
import { organizationOverview } from '#features/organizations/organizations.queries.ts'
import { EngineChoice } from '#features/organizations/parts/engine-choice.tsx'
import { OrganizationName } from '#features/organizations/parts/organization-name.tsx'
import { SecondFactorRule } from '#features/organizations/parts/second-factor-rule.tsx'
import { PatientsTable } from '#features/patients/parts/patients-table.tsx'
import {
  patientStatusFilter,
  patientsSort,
  patientsWhose,
} from '#features/patients/patient-records/patient-records.contract.ts'
import { CaseManagersTable } from '#features/staff/parts/case-managers-table.tsx'
import { SpecialistsTable } from '#features/staff/parts/specialists-table.tsx'
import { problemCode } from '#platform/api/api.client.ts'
import { useChanges } from '#platform/live/live.client.ts'
import { administratorRefreshes } from '#platform/live/live.gen.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { LockIcon, PeopleIcon, PersonIcon, ShieldIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useLoadedToast } from '../frame/loaded-toast.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { PatientFilters, usePatientFilters } from '../patient-record/patient-filters.tsx'
import { administrationText as text } from './administration.text.ts'

// The page of one patient weighs more than all the lists: it comes when somebody opens one.
const Patient = lazy(() => import('./patient.tsx'))

export const meta = () => pageMeta({ title: text.title, isHidden: true })

/** The organization in figures, and its people. Somebody who administers nothing gets a sentence. */
export default function Administration() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const patientId = patientIn(search)
  const { data, error, isPending, refetch } = useQuery(organizationOverview)
  const isSignedOut = problemCode(error) === 'UNAUTHORIZED'
  const isDenied = problemCode(error) === 'FORBIDDEN'
  useChanges('administrator', administratorRefreshes, data !== undefined && !isDenied)

  useEffect(() => {
    if (isSignedOut) void navigate(`/auth?return=${encodeURIComponent(pathname + search)}`, { replace: true })
  }, [isSignedOut, navigate, pathname, search])
  const isDenialFinal = useDenial(isDenied)
  useLoadedToast('administration', data && text.loaded(data.patients, data.caseManagers))

  if (isDenied && isDenialFinal) return <Denied />
  if (isPending || isSignedOut || isDenied) return <SpinnerArea />
  if (!data) {
    return (
      <Page title={text.title}>
        <FailureState title={text.failed.title} body={text.failed.body} onTryAgain={() => void refetch()} />
      </Page>
    )
  }
  if (patientId)
    return (
      <Suspense fallback={<SpinnerArea />}>
        <Patient key={patientId} patientId={patientId} />
      </Suspense>
    )
  return (
    <Page title={text.title} lead={<OrganizationName name={data.name} />} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-4 sm:grid-cols-3">
          <StatCard
            label={text.totalPatients}
            value={data.patients}
            icon={<PeopleIcon size={20} aria-hidden="true" />}
          />
          <StatCard
            label={text.caseManagers}
            value={data.caseManagers}
            icon={<PersonIcon size={20} aria-hidden="true" />}
          />
          <StatCard
            label={text.specialists}
            value={data.specialists}
            icon={<ShieldIcon size={20} aria-hidden="true" />}
          />
        </div>
        <People />
      </div>
    </Page>
  )
}

/** The patient whom the address names, on the tab of the patients alone. */
function patientIn(search: string): string | null {
  const address = new URLSearchParams(search)
  return (address.get('tab') ?? 'patients') === 'patients' ? address.get('patient') : null
}

/** Whether a denial is final. Where only a second factor is missing, it leads to setting that up, and back here. */
function useDenial(isDenied: boolean): boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isFinal, setIsFinal] = useState(false)
  useEffect(() => {
    if (!isDenied) return
    let isCurrent = true
    void isSecondFactorAwaited(['administrator']).then(isAwaited => {
      if (!isCurrent) return
      if (isAwaited) void navigate(setUpAddress(pathname + search), { replace: true })
      else setIsFinal(true)
    })
    return () => {
      isCurrent = false
    }
  }, [isDenied, navigate, pathname, search])
  return isFinal
}

function Denied() {
  return (
    <Page width="reading">
      <EmptyState
        title={text.denied.title}
        body={text.denied.body}
        icon={<LockIcon size={24} />}
        action={<ButtonLink to="/">{text.denied.home}</ButtonLink>}
      />
    </Page>
  )
}

const tabs = ['patients', 'case-managers', 'specialists', 'settings']

/** The tabs. The address holds the open one and what is asked for in it. */
function People() {
  const [address, setAddress] = useSearchParams()
  const tab = address.get('tab') ?? ''
  const { asked } = usePatientFilters()
  const setParameter = (key: string, value: string) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(key, value)
        else after.delete(key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Tabs
      label={text.tabs}
      value={tabs.includes(tab) ? tab : 'patients'}
      onValueChange={next => setParameter('tab', next === 'patients' ? '' : next)}
      tabs={[
        {
          value: 'patients',
          label: text.patients,
          content: (
            <PatientsTable
              question={{
                search: address.get('search') ?? '',
                sort: patientsSort.catch('newest').parse(address.get('sort')),
                status: patientStatusFilter.catch('all').parse(address.get('status')),
                whose: patientsWhose.catch('all').parse(address.get('whose')),
                filters: asked,
              }}
              onAsk={setParameter}
            >
              <PatientFilters hat="administrator" />
            </PatientsTable>
          ),
        },
        { value: 'case-managers', label: text.caseManagers, content: <CaseManagers /> },
        { value: 'specialists', label: text.specialists, content: <SpecialistsTable /> },
        { value: 'settings', label: text.settings, content: <Rules /> },
      ]}
    />
  )
}

/** The rules that the organization gives itself. */
function Rules() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SecondFactorRule />
      <EngineChoice />
    </div>
  )
}

function CaseManagers() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CaseManagersTable />
      <OrganizationCovers />
    </div>
  )
}
