import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { hatsHere, organizationsAt } from '#features/auth/auth.rules.ts'
import { hasTooFewDigits } from '#lib/person-search.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Finder, type FinderGroup, type FinderOption } from '#ui/finder.tsx'
import {
  AddPersonIcon,
  AlertIcon,
  BackIcon,
  CalendarIcon,
  ChecklistIcon,
  DoneIcon,
  EditIcon,
  FileIcon,
  ForwardIcon,
  GoalIcon,
  MessageIcon,
  ProblemIcon,
  SignOutIcon,
} from '#ui/icons.ts'
import { uiText } from '#ui/ui.text.ts'
import { useFrameSession } from '../frame-session.ts'
import { commandPaletteText as text } from './command-palette.text.ts'
import {
  type Command,
  commandsOf,
  type Hats,
  isMatch,
  type PatientCommand,
  patientCommandsOf,
  screensOf,
} from './palette-commands.ts'
import { usePatientOptions } from './palette-patients.ts'

const icons: Record<PatientCommand['name'] | NonNullable<Command['icon']>, ReactNode> = {
  screen: <ForwardIcon size={20} />,
  note: <EditIcon size={20} />,
  message: <MessageIcon size={20} />,
  appointment: <CalendarIcon size={20} />,
  'next-step': <AlertIcon size={20} />,
  task: <ChecklistIcon size={20} />,
  goal: <GoalIcon size={20} />,
  form: <FileIcon size={20} />,
  close: <DoneIcon size={20} />,
  patient: <AddPersonIcon size={20} />,
}

/** The hats of this person on this screen. At the desk an administrator is a case manager too, from the first visit on. */
function useHats(): Hats & { personId: string } {
  const { pathname } = useLocation()
  const { data } = useQuery(sessionQuery)
  // Those of the organization in which this screen acts: patients of two are never mixed.
  const [here] = data ? organizationsAt(data, pathname) : []
  const hats = data ? hatsHere({ ...data, organizationId: here?.id ?? null }) : []
  const isAdministrator = hats.includes('administrator')
  const isSpecialist = hats.includes('specialist')
  const isAtDesk = pathname.startsWith('/case-manager')
  return {
    personId: data?.person?.id ?? '',
    isAdministrator,
    isSpecialist,
    isCaseManager: hats.includes('case_manager') || (isAtDesk && isAdministrator && !isSpecialist),
  }
}

/** The content of the dialog: a field, and what its query finds. A command about a patient asks for the patient next. */
export function PaletteSearch({
  patientCommand,
  onPatientCommand,
  onGo,
}: {
  patientCommand: PatientCommand | undefined
  onPatientCommand: (patientCommand: PatientCommand | undefined) => void
  onGo: (to: string) => void
}) {
  const [query, setQuery] = useState('')
  const hats = useHats()
  const patients = usePatientOptions(query, hats, patientCommand?.to, onGo)
  const commands = useCommandOptions(query, hats, onGo, onPatientCommand)
  const groups = patientCommand ? patients.groups : [...patients.groups, ...commands]
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  return (
    <div className="grid gap-2">
      <Finder
        label={patientCommand ? text.labelPatient : text.label}
        placeholder={patientCommand ? text.placeholderPatient : text.placeholder}
        query={query}
        onQuery={setQuery}
        onBackspace={() => onPatientCommand(undefined)}
        groups={groups}
        isSearching={patients.isSearching}
        announcement={patients.hasFailed ? text.failed : count === 0 ? text.none : text.counted(count)}
        problem={patients.hasFailed && <Problem onTryAgain={patients.tryAgain} />}
        empty={!patients.hasFailed && <Nothing asksForPatient={patientCommand !== undefined} query={query} />}
      />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="text-muted text-sm pointer-coarse:hidden">{text.hint}</p>
        {patientCommand && (
          <Button
            look="quiet"
            icon={<BackIcon size={18} aria-hidden="true" />}
            onClick={() => onPatientCommand(undefined)}
          >
            {text.back}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The screens and actions that match the query; the actions come first. */
function useCommandOptions(
  query: string,
  hats: Hats,
  onGo: (to: string) => void,
  onPatientCommand: (patientCommand: PatientCommand) => void,
): FinderGroup[] {
  const session = useFrameSession()
  const isMatching = ({ label }: { label: string }) => isMatch(label, query.trim())
  const optionOf = ({ label, to, icon = 'screen' }: Command): FinderOption => ({
    key: to,
    label,
    icon: icons[icon],
    choose: () => onGo(to),
  })
  const patientCommands = patientCommandsOf(hats).map(patientCommand => ({
    key: `patient-command-${patientCommand.name}`,
    label: patientCommand.label,
    icon: icons[patientCommand.name],
    choose: () => onPatientCommand(patientCommand),
  }))
  const signOut = {
    key: 'sign-out',
    label: text.signOut,
    icon: <SignOutIcon size={20} />,
    choose: () => void session.signOut(),
  }
  return [
    {
      label: text.groups.actions,
      options: [...patientCommands, ...commandsOf(hats).map(optionOf), signOut].filter(isMatching),
    },
    { label: text.groups.screens, options: screensOf(hats).map(optionOf).filter(isMatching) },
  ]
}

function Problem({ onTryAgain }: { onTryAgain: () => void }): ReactNode {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-card border border-brick px-3 py-2">
      <ProblemIcon size={20} aria-hidden="true" className="shrink-0 text-brick" />
      <span className="flex-1">{text.failed}</span>
      <Button look="quiet" onClick={onTryAgain}>
        {text.tryAgain}
      </Button>
    </div>
  )
}

function Nothing({ asksForPatient, query }: { asksForPatient: boolean; query: string }): ReactNode {
  const hint = hasTooFewDigits(query) ? uiText.fewDigits : undefined
  if (!asksForPatient) return <EmptyState title={text.none} body={hint ?? text.noneHint} />
  if (query.trim() === '') return <EmptyState title={text.firstPatients} body={text.firstPatientsHint} />
  return <EmptyState title={text.nonePatients} body={hint ?? text.nonePatientsHint} />
}
