import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { useCaseNumber } from '#features/auth/auth.store.ts'
import { calledName } from '#features/caseload/caseload.rules.ts'
import {
  patientsNamed,
  patientsWithIds,
  recentPatients,
} from '#features/caseload/patient-finder/patient-finder.queries.ts'
import { patientFactsText } from '#features/patients/patient-facts/patient-facts.text.ts'
import { patientsOfOrganization } from '#features/patients/patient-records/patient-records.queries.ts'
import { findsPerson } from '#lib/person-search.ts'
import { useDebounced } from '#ui/debounced.ts'
import type { FinderGroup, FinderOption } from '#ui/finder.tsx'
import { PersonIcon } from '#ui/icons.ts'
import { commandPaletteText as text } from './command-palette.text.ts'
import type { Hats } from './palette-commands.ts'

/** How long typing pauses before the server is asked. */
const DEBOUNCE_MS = 150

interface Found {
  id: string
  name: string
  preferredName?: string | null
  caseNumber: string
  email: string | null
  phone: string | null
  status: 'active' | 'inactive'
}

const pageOf = (patientId: string) => `/case-manager/patients/${patientId}`

const administeredPageOf = (patientId: string) => `/admin?tab=patients&patient=${patientId}`

function optionOf(patient: Found, caseNumber: string, choose: () => void): FinderOption {
  const called = calledName({ name: patient.name, preferredName: patient.preferredName ?? null })
  // It tells two people apart, and is no place to call anybody from: no phone number.
  const facts = [
    patient.email ?? patientFactsText.caseNumber(caseNumber),
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

/** Whether a patient found by an earlier query matches this one too. */
const matches = (words: string) => (patient: Found) => findsPerson(words, patient) !== false

/**
 * The patients that a query finds: at the desk those of one's caseload, and for administrators those of the organization. The
 * database decides whom either hat finds. `addressFor` is the page that an action opens for a patient. Without a query, those whose page was opened last.
 */
export function usePatientOptions(
  query: string,
  { personId, isCaseManager, isSpecialist, isAdministrator }: Hats & { personId: string },
  addressFor: ((patientId: string) => string) | undefined,
  onGo: (to: string) => void,
) {
  const sayCaseNumber = useCaseNumber()
  const words = query.trim()
  const asked = useDebounced(words, DEBOUNCE_MS)
  const isDesk = isCaseManager || isSpecialist
  const ids = recentPatients(personId)
  const own = useQuery({
    ...patientsNamed(asked),
    enabled: isDesk && asked !== '',
    placeholderData: keepPreviousData,
  })
  const everybody = useQuery({
    ...patientsOfOrganization(asked),
    enabled: isAdministrator && !addressFor && asked !== '',
    placeholderData: keepPreviousData,
  })
  const recent = useQuery({ ...patientsWithIds(ids), enabled: isDesk && ids.length > 0 })
  const searches = words === '' ? [recent] : [own, everybody]
  const isAsking = ({ isFetching, isPlaceholderData, data }: typeof own | typeof everybody) =>
    isFetching && (isPlaceholderData || data === undefined)

  // What was found for these very words is right as it is: a former address finds somebody too, and is not sent along.
  const isWanted = ({ isPlaceholderData }: typeof own | typeof everybody) =>
    words === asked && !isPlaceholderData ? () => true : matches(words)
  const ownFound: Found[] = words === '' ? [] : (own.data?.patients ?? []).filter(isWanted(own))
  const known = new Set(ownFound.map(({ id }) => id))
  const others: Found[] =
    words === '' || addressFor ? [] : (everybody.data?.patients ?? []).filter(isWanted(everybody))
  const recentlyOpened: Found[] =
    words === '' ? ids.flatMap(id => recent.data?.patients.filter(patient => patient.id === id) ?? []) : []
  const goingTo = (address: (patientId: string) => string) => (patient: Found) =>
    optionOf(patient, sayCaseNumber(patient.caseNumber), () => onGo(address(patient.id)))
  const atDesk = goingTo(addressFor ?? pageOf)
  const groups: FinderGroup[] = [
    { label: text.groups.recent, options: recentlyOpened.map(atDesk) },
    { label: text.groups.patients, options: ownFound.map(atDesk) },
    {
      label: text.groups.organization,
      options: others.filter(({ id }) => !known.has(id)).map(goingTo(administeredPageOf)),
    },
  ]
  return {
    groups,
    isSearching: words !== asked || searches.some(isAsking),
    // Offline, a query is paused and does not fail.
    hasFailed: searches.some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused'),
    tryAgain: () => searches.forEach(search => void search.refetch()),
  }
}
