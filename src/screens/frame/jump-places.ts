import { OPEN } from '#ui/opened-by-address.ts'
import { adminText } from '../admin/admin.text.ts'
import { caseManagerLayoutText as tabs } from '../case-manager/case-manager-layout.text.ts'
import { jumpText as text } from './jump.text.ts'

/** What somebody may do here; the server decides again. */
export interface Hats {
  isCaseManager: boolean
  isSpecialist: boolean
  isAdministrator: boolean
}

/** A screen, or something to do that needs no patient. */
export interface Place {
  label: string
  to: string
  icon?: 'screen' | 'patient' | 'appointment'
}

/** Something to do for one patient, who is asked for next. */
export interface Errand {
  name: keyof typeof text.errands
  label: string
  title: string
  to: (patientId: string) => string
}

const openedAt = (name: string) => (patientId: string) =>
  `/case-manager/patients/${patientId}?${OPEN}=${name}`

const errand = (name: Errand['name'], to = openedAt(name)): Errand => ({ name, ...text.errands[name], to })

const forEveryCarer: Errand[] = [
  // A draft has its id from its first letter on, and its address opens it.
  errand('note', patientId => `/case-manager/patients/${patientId}?note=${crypto.randomUUID()}`),
  errand('message', patientId => `/case-manager/messages?patient=${patientId}`),
  errand('appointment'),
]

const forCaseManagers: Errand[] = [errand('next-step'), errand('task'), errand('goal'), errand('form')]

/** What can be done for a patient. A specialist sets nothing (decision 7). */
export function errandsOf({ isCaseManager, isSpecialist }: Hats): Errand[] {
  if (isCaseManager) return [...forEveryCarer, ...forCaseManagers]
  return isSpecialist ? forEveryCarer : []
}

/** What can be done for nobody in particular. */
export function deedsOf({ isCaseManager, isSpecialist }: Hats): Place[] {
  return [
    ...(isCaseManager
      ? [
          {
            label: text.createPatient,
            to: `/case-manager/patients?${OPEN}=patient`,
            icon: 'patient' as const,
          },
        ]
      : []),
    ...(isCaseManager || isSpecialist
      ? [{ label: text.hours, to: `/case-manager/appointments?${OPEN}=hours`, icon: 'appointment' as const }]
      : []),
  ]
}

/** Every screen of staff; those of administration only for who administers. */
export function screensOf({ isAdministrator }: Hats): Place[] {
  return [
    { label: tabs.overview, to: '/case-manager' },
    { label: tabs.patients, to: '/case-manager/patients' },
    { label: tabs.messages, to: '/case-manager/messages' },
    { label: text.appointments, to: '/case-manager/appointments' },
    { label: tabs.files, to: '/case-manager/files' },
    { label: tabs.checklistStatus, to: '/case-manager/checklist-status' },
    { label: tabs.activity, to: '/case-manager/activity' },
    { label: text.account, to: '/account' },
    ...(isAdministrator
      ? [
          { label: text.administration, to: '/admin' },
          ...(['case-managers', 'specialists', 'settings'] as const).map(tab => ({
            label: text.administrationOf(administrationTabs[tab]),
            to: `/admin?tab=${tab}`,
          })),
        ]
      : []),
  ]
}

const administrationTabs = {
  'case-managers': adminText.caseManagers,
  specialists: adminText.specialists,
  settings: adminText.settings,
}

/** Small letters without accents. */
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each of the words begins a word of the label. */
export function isMeant(label: string, words: string): boolean {
  const parts = plain(label).split(/[^\p{L}\p{N}]+/u)
  return plain(words)
    .split(/\s+/)
    .every(word => parts.some(part => part.startsWith(word)))
}
