import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { calledName } from '#features/caseload/caseload.rules.ts'
import { patientsNamed, patientsWithIds, recentPatients } from '#features/caseload/caseload-find.queries.ts'
import { patientsOfOrganization } from '#features/people/patients/patients-staff.queries.ts'
import type { Finding, FindingGroup } from '#ui/finder.tsx'
import { PersonIcon } from '#ui/icons.ts'
import { useSettled } from '#ui/settled.ts'
import { jumpText as text } from './jump.text.ts'
import type { Hats } from './jump-places.ts'

/** How long typing rests before the server is asked, in milliseconds. */
const REST_MS = 150

interface Found {
  id: string
  name: string
  preferredName?: string | null
  email: string | null
  phone: string | null
  status: 'active' | 'inactive'
}

const pageOf = (patientId: string) => `/case-manager/patients/${patientId}`

const administeredPageOf = (patientId: string) => `/admin?tab=patients&patient=${patientId}`

function asFinding(patient: Found, choose: () => void): Finding {
  const called = calledName({ name: patient.name, preferredName: patient.preferredName ?? null })
  const facts = [
    called !== patient.name && patient.name,
    patient.email ?? patient.phone,
    patient.status === 'inactive' && text.inactive,
  ]
  return {
    key: `patient-${patient.id}`,
    label: called,
    detail: facts.filter(Boolean).join(' · '),
    icon: createElement(PersonIcon, { size: 20 }),
    choose,
  }
}

/** Whether an answer to earlier words still fits those that stand there now. */
const holds = (words: string) => (patient: Found) =>
  [patient.name, patient.preferredName, patient.email].some(each =>
    each?.toLowerCase().includes(words.toLowerCase()),
  )

/**
 * The patients that words find: at the desk those of one's caseload, and for administrators those of the organization. The
 * database decides whom either hat finds. Without words, those whose page was opened lately.
 */
export function usePatientsFound(
  typed: string,
  { personId, isCaseManager, isSpecialist, isAdministrator }: Hats & { personId: string },
  errandTo: ((patientId: string) => string) | undefined,
  onGo: (to: string) => void,
) {
  const words = typed.trim()
  const asked = useSettled(words, REST_MS)
  const isDesk = isCaseManager || isSpecialist
  const ids = recentPatients(personId)
  const own = useQuery({
    ...patientsNamed(asked),
    enabled: isDesk && asked !== '',
    placeholderData: keepPreviousData,
  })
  const everybody = useQuery({
    ...patientsOfOrganization(asked),
    enabled: isAdministrator && !errandTo && asked !== '',
    placeholderData: keepPreviousData,
  })
  const recent = useQuery({ ...patientsWithIds(ids), enabled: isDesk && ids.length > 0 })
  const searches = words === '' ? [recent] : [own, everybody]
  const isAsking = ({ isFetching, isPlaceholderData, data }: typeof own | typeof everybody) =>
    isFetching && (isPlaceholderData || data === undefined)

  const ownFound: Found[] = words === '' ? [] : (own.data?.patients ?? []).filter(holds(words))
  const known = new Set(ownFound.map(({ id }) => id))
  const others: Found[] =
    words === '' || errandTo ? [] : (everybody.data?.patients ?? []).filter(holds(words))
  const lately: Found[] =
    words === '' ? ids.flatMap(id => recent.data?.patients.filter(patient => patient.id === id) ?? []) : []
  const atDesk = (patient: Found) => asFinding(patient, () => onGo((errandTo ?? pageOf)(patient.id)))
  const groups: FindingGroup[] = [
    { label: text.groups.recent, findings: lately.map(atDesk) },
    { label: text.groups.patients, findings: ownFound.map(atDesk) },
    {
      label: text.groups.organization,
      findings: others
        .filter(({ id }) => !known.has(id))
        .map(each => asFinding(each, () => onGo(administeredPageOf(each.id)))),
    },
  ]
  return {
    groups,
    isSearching: words !== asked || searches.some(isAsking),
    // Without a line nothing is even tried.
    hasFailed: searches.some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused'),
    tryAgain: () => searches.forEach(search => void search.refetch()),
  }
}
