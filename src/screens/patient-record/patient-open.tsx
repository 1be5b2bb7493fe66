import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { appointmentsOf } from '#features/appointments/agenda/agenda.queries.ts'
import { agendaText } from '#features/appointments/agenda/agenda.text.ts'
import { usePlanStep } from '#features/caseload/parts/plan-step.tsx'
import { checklistOf } from '#features/checklist/checklist.queries.ts'
import { formsOf } from '#features/forms/submissions/submissions.queries.ts'
import { moveTask } from '#features/task-management/task-management.queries.ts'
import { tasksOf } from '#features/tasks/tasks.queries.ts'
import { formatDateTime, formatDay } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { CalendarIcon, FileIcon, SupportIcon, TaskIcon } from '#ui/icons.ts'
import { LeadRow } from '#ui/lead-row.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { patientRecordText } from './patient-record.text.ts'
import type { PatientSection } from './patient-sections.tsx'

const text = patientRecordText.open

/** Of each kind so many are shown; how many more there are leads to their section. */
const MOST_OF_A_KIND = 4

interface Kind {
  section: Extract<PatientSection, 'checklist' | 'goals' | 'forms' | 'visits'>
  icon: ComponentType<{ size: number; 'aria-hidden': 'true'; className: string }>
  asked: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>
  things: { id: string; words: string; side: string; verb?: string; action?: ReactNode }[]
}

/** What wants help, what is asked of the patient, and what comes: as far as it is not done. */
function useOpen(patientId: string): Kind[] {
  const hat = useStaffHat()
  const plan = usePlanStep()
  const { mutate: move } = useMutation(moveTask(hat, 'patient'))
  const checklist = useQuery(checklistOf(hat, patientId))
  const tasks = useQuery(tasksOf(hat, patientId))
  const forms = useQuery(formsOf(hat, patientId))
  const visits = useQuery(appointmentsOf(hat, patientId))
  const items = checklist.data?.categories.flatMap(category => category.items) ?? []
  return [
    {
      section: 'checklist',
      icon: SupportIcon,
      asked: checklist,
      things: items
        .filter(({ state }) => state === 'wants_help')
        .map(({ id, title, recommendation }) => ({
          id,
          words: title,
          side: text.wantsHelp,
          action: plan && (
            <Act
              label={text.planOf(title)}
              hint={text.planHint}
              onPress={() => plan(recommendation ?? title)}
            >
              {text.plan}
            </Act>
          ),
        })),
    },
    {
      section: 'goals',
      icon: TaskIcon,
      asked: tasks,
      things: (tasks.data ?? [])
        .filter(({ status }) => status !== 'completed')
        .map(({ id, title, dueOn }) => ({
          id,
          words: title,
          side: text.task(dueOn && formatDay(dueOn)),
          action: (
            <Act label={text.doneOf(title)} onPress={() => move({ id, status: 'completed' })}>
              {text.done}
            </Act>
          ),
        })),
    },
    {
      section: 'forms',
      icon: FileIcon,
      asked: forms,
      things: (forms.data ?? [])
        .filter(({ isAskedFor, status }) => isAskedFor && status !== 'completed')
        .map(({ id, title, dueOn }) => ({
          id,
          words: title,
          side: text.form(dueOn && formatDay(dueOn)),
        })),
    },
    {
      section: 'visits',
      icon: CalendarIcon,
      asked: visits,
      things: (visits.data?.appointments ?? []).map(({ id, startsAt, status }) => ({
        id,
        words: formatDateTime(startsAt),
        side: text.visit(agendaText.statuses[status]),
        verb: status === 'requested' ? text.answer : text.see,
      })),
    },
  ]
}

/** What is open with the patient, each line leading to where it stands; what wants help becomes the next step here, and a task is done. */
export function PatientOpen({
  patientId,
  toSection,
}: {
  patientId: string
  toSection: (section: Kind['section']) => string
}) {
  const kinds = useOpen(patientId)
  const isPending = kinds.some(({ asked }) => asked.isPending)
  const failed = kinds.filter(({ asked }) => asked.isError)
  return (
    <Card title={text.heading} isPlain>
      {isPending && <SkeletonLines lines={4} />}
      {failed.length > 0 && (
        <FailureState onTryAgain={() => void Promise.all(failed.map(({ asked }) => asked.refetch()))} />
      )}
      {!isPending && failed.length === 0 && kinds.every(({ things }) => things.length === 0) && (
        <p className="text-muted">{text.none}</p>
      )}
      {!isPending && (
        <ul className="lg:-my-1 min-w-0 empty:hidden">
          {kinds.flatMap(({ section, icon, things }) => [
            ...things
              .slice(0, MOST_OF_A_KIND)
              .map(({ id, ...thing }) => (
                <LeadRow key={id} to={toSection(section)} icon={icon} verb={text.see} {...thing} />
              )),
            things.length > MOST_OF_A_KIND && (
              <li key={section} className="pl-7">
                <Link
                  to={toSection(section)}
                  preventScrollReset
                  className="inline-flex min-h-11 items-center font-semibold text-rail text-sm hover:underline lg:min-h-8"
                >
                  {text.more[section](things.length - MOST_OF_A_KIND)}
                </Link>
              </li>
            ),
          ])}
        </ul>
      )}
    </Card>
  )
}

/** What is done about a line where it stands. */
function Act({
  label,
  hint,
  onPress,
  children,
}: {
  label: string
  hint?: string
  onPress: () => void
  children: string
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={hint}
      onClick={onPress}
      className="min-h-11 w-16 shrink-0 text-right font-semibold text-rail text-sm hover:underline lg:min-h-8"
    >
      {children}
    </button>
  )
}
