import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { hatsHere, organizationsAt } from '#features/auth/auth.rules.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Finder, type Finding, type FindingGroup } from '#ui/finder.tsx'
import {
  AddPersonIcon,
  AlertIcon,
  BackIcon,
  CalendarIcon,
  ChecklistIcon,
  EditIcon,
  FileIcon,
  ForwardIcon,
  GoalIcon,
  MessageIcon,
  ProblemIcon,
  SignOutIcon,
} from '#ui/icons.ts'
import { useFrameSession } from './frame-session.ts'
import { jumpText as text } from './jump.text.ts'
import { usePatientsFound } from './jump-patients.ts'
import { deedsOf, type Errand, errandsOf, type Hats, isMeant, type Place, screensOf } from './jump-places.ts'

const icons: Record<Errand['name'] | NonNullable<Place['icon']>, ReactNode> = {
  screen: <ForwardIcon size={20} />,
  note: <EditIcon size={20} />,
  message: <MessageIcon size={20} />,
  appointment: <CalendarIcon size={20} />,
  'next-step': <AlertIcon size={20} />,
  task: <ChecklistIcon size={20} />,
  goal: <GoalIcon size={20} />,
  form: <FileIcon size={20} />,
  patient: <AddPersonIcon size={20} />,
}

/** Who somebody is here. At the desk an administrator is a case manager too, from the first visit on. */
function useHats(): Hats & { personId: string } {
  const { pathname } = useLocation()
  const { data } = useQuery(sessionQuery)
  // Those of the organization in which this screen acts: patients of two never stand side by side.
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

/** What stands in the dialog: a field, and whatever its words lead to. An errand asks for its patient next. */
export function JumpSearch({
  errand,
  onErrand,
  onGo,
}: {
  errand: Errand | undefined
  onErrand: (errand: Errand | undefined) => void
  onGo: (to: string) => void
}) {
  const [words, setWords] = useState('')
  const hats = useHats()
  const patients = usePatientsFound(words, hats, errand?.to, onGo)
  const places = usePlaces(words, hats, onGo, onErrand)
  const groups = errand ? patients.groups : [...patients.groups, ...places]
  const count = groups.reduce((sum, group) => sum + group.findings.length, 0)
  return (
    <div className="grid gap-2">
      <Finder
        label={errand ? text.labelPatient : text.label}
        placeholder={errand ? text.placeholderPatient : text.placeholder}
        words={words}
        onWords={setWords}
        onBackspace={() => onErrand(undefined)}
        groups={groups}
        isSearching={patients.isSearching}
        said={patients.hasFailed ? text.failed : count === 0 ? text.none : text.counted(count)}
        problem={patients.hasFailed && <Problem onTryAgain={patients.tryAgain} />}
        empty={!patients.hasFailed && <Nothing isErrand={errand !== undefined} words={words} />}
      />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="text-muted text-sm pointer-coarse:hidden">{text.hint}</p>
        {errand && (
          <Button
            look="quiet"
            icon={<BackIcon size={18} aria-hidden="true" />}
            onClick={() => onErrand(undefined)}
          >
            {text.back}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Screens and actions that the words mean. Without words, the actions come first. */
function usePlaces(
  words: string,
  hats: Hats,
  onGo: (to: string) => void,
  onErrand: (errand: Errand) => void,
): FindingGroup[] {
  const session = useFrameSession()
  const isAsked = ({ label }: { label: string }) => isMeant(label, words.trim())
  const place = ({ label, to, icon = 'screen' }: Place): Finding => ({
    key: to,
    label,
    icon: icons[icon],
    choose: () => onGo(to),
  })
  const errands = errandsOf(hats).map(errand => ({
    key: `errand-${errand.name}`,
    label: errand.label,
    icon: icons[errand.name],
    choose: () => onErrand(errand),
  }))
  const leaving = {
    key: 'sign-out',
    label: text.signOut,
    icon: <SignOutIcon size={20} />,
    choose: () => void session.signOut(),
  }
  return [
    {
      label: text.groups.errands,
      findings: [...errands, ...deedsOf(hats).map(place), leaving].filter(isAsked),
    },
    { label: text.groups.screens, findings: screensOf(hats).map(place).filter(isAsked) },
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

function Nothing({ isErrand, words }: { isErrand: boolean; words: string }): ReactNode {
  if (!isErrand) return <EmptyState title={text.none} body={text.noneHint} />
  if (words.trim() === '') return <EmptyState title={text.firstPatients} body={text.firstPatientsHint} />
  return <EmptyState title={text.nonePatients} body={text.nonePatientsHint} />
}
