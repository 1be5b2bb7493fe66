import { OPEN } from '#ui/opened-by-address.ts'
import { administrationAddress, administrationSections } from '../workspace/administration-sections.ts'
import { deskSections } from '../workspace/desk-sections.ts'
import { commandPaletteText as text } from './command-palette.text.ts'

/** The hats of the person here; the server decides again. */
export interface Hats {
  isCaseManager: boolean
  isSpecialist: boolean
  isAdministrator: boolean
}

/** A screen, or something to do that needs no patient. */
export interface Command {
  label: string
  to: string
  icon?: 'screen' | 'patient' | 'appointment'
}

/** Something to do for one patient, who is asked for next. */
export interface PatientCommand {
  name: keyof typeof text.patientCommands
  label: string
  title: string
  to: (patientId: string) => string
}

const openedAt = (name: string) => (patientId: string) =>
  `/case-manager/patients/${patientId}?${OPEN}=${name}`

const patientCommand = (name: PatientCommand['name'], to = openedAt(name)): PatientCommand => ({
  name,
  ...text.patientCommands[name],
  to,
})

const ofEveryHat: PatientCommand[] = [
  // A draft has its id from its first letter on, and its address opens it.
  patientCommand('note', patientId => `/case-manager/patients/${patientId}?note=${crypto.randomUUID()}`),
  patientCommand('message', patientId => `/case-manager/messages?patient=${patientId}`),
  patientCommand('appointment'),
  patientCommand('next-step'),
  patientCommand('task'),
  patientCommand('goal'),
]

const ofCaseManagers: PatientCommand[] = [patientCommand('form'), patientCommand('close')]

/** What can be done for a patient. A specialist asks for no form and closes no case (decision 7). */
export function patientCommandsOf({ isCaseManager, isSpecialist }: Hats): PatientCommand[] {
  if (isCaseManager) return [...ofEveryHat, ...ofCaseManagers]
  return isSpecialist ? ofEveryHat : []
}

/** What can be done without a patient. */
export function commandsOf({ isCaseManager, isSpecialist }: Hats): Command[] {
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
export function screensOf({ isAdministrator }: Hats): Command[] {
  return [
    ...deskSections.map(({ label, to }) => ({ label, to })),
    { label: text.account, to: '/account' },
    ...(isAdministrator
      ? [
          { label: text.administration, to: '/admin' },
          ...administrationSections.slice(1).map(({ tab, label }) => ({
            label: text.administrationOf(label),
            to: administrationAddress(tab),
          })),
        ]
      : []),
  ]
}

/** In small letters, without accents. */
const normalized = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each of the words begins a word of the label. */
export function isMatch(label: string, words: string): boolean {
  const parts = normalized(label).split(/[^\p{L}\p{N}]+/u)
  return normalized(words)
    .split(/\s+/)
    .every(word => parts.some(part => part.startsWith(word)))
}
