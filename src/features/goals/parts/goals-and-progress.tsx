import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { checklistOf } from '#features/checklist/checklist.queries.ts'
import { useRemarksAutosaver } from '#features/remarks/parts/remarks.tsx'
import { type Autosaver, useAutosaving } from '#platform/autosave/autosave.client.ts'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { ChevronDownIcon } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { myGoals } from '../goals.queries.ts'
import { type AnyGoal, type GoalGroup, goalGroups, groupGoals, toSystemGoals } from '../goals.rules.ts'
import { goalNotesAutosaver } from '../goals.store.ts'
import { goalsText as text } from '../goals.text.ts'
import { CreateGoal } from './create-goal.tsx'
import { type GoalConcern, GoalHelp } from './goal-help.tsx'
import { GoalItem } from './goal-item.tsx'

/** Everything the patient works toward, in four groups. `isAdding` opens Create New Goal at once. */
export function GoalsAndProgress({ isAdding = false }: { isAdding?: boolean }) {
  const personId = useQuery(sessionQuery).data?.person?.id
  const [concern, setConcern] = useState<GoalConcern>()
  return (
    <FoldCard
      id="goals"
      isAskedFor={isAdding}
      title={text.progressHeading}
      action={<CreateGoal look="secondary" isOpenAtFirst={isAdding} onConcern={setConcern} />}
    >
      <div className="grid gap-5">
        <GoalHelp concern={concern} onClose={() => setConcern(undefined)} />
        {personId ? <AllGoals personId={personId} /> : <SkeletonLines lines={8} />}
      </div>
    </FoldCard>
  )
}

function AllGoals({ personId }: { personId: string }) {
  const own = useQuery(myGoals)
  const checklist = useQuery(checklistOf('patient'))
  const autosavers = {
    goal: useMemo(() => goalNotesAutosaver(personId), [personId]),
    item: useRemarksAutosaver('checklist'),
  }
  useAutosaving(autosavers.goal)
  const failed = [own, checklist].filter(query => query.isError && !query.data)
  if (failed.length > 0)
    return (
      <FailureState
        title={text.failures.load.title}
        body={text.failures.load.body}
        isTrying={failed.some(query => query.isFetching)}
        onTryAgain={() => failed.forEach(query => void query.refetch())}
      />
    )
  if (!own.data || !checklist.data) return <SkeletonLines lines={8} />
  const { groups, progress } = groupGoals([
    ...own.data.map(goal => ({ ...goal, itemId: null, recommendation: null })),
    ...toSystemGoals(checklist.data.categories),
  ])
  return (
    <>
      <div className="grid gap-2">
        {progress.total > 0 && (
          <>
            <ProgressBar label={text.overall} percent={progress.percentage} showsLabel />
            <p className="text-muted">{text.completedOf(progress.completed, progress.total)}</p>
          </>
        )}
      </div>
      <div className="grid gap-3">
        {goalGroups.map(group => (
          <Group
            key={group}
            group={group}
            goals={groups[group]}
            hasChecklist={groups.openAi.length + groups.completedAi.length > 0}
            autosavers={autosavers}
          />
        ))}
      </div>
    </>
  )
}

/** A group shows this many at first: a page of thirty next steps helps nobody to take one. */
const mostAtFirst = 2

function Group({
  group,
  goals,
  hasChecklist,
  autosavers,
}: {
  group: GoalGroup
  goals: readonly AnyGoal[]
  hasChecklist: boolean
  autosavers: { goal: Autosaver; item: Autosaver | undefined }
}) {
  // A group opens by itself where there is something to do in it, or to begin; what is ticked off there stays in sight.
  const isDone = goals.length > 0 && goals.every(goal => goal.isCompleted)
  const [wasDone] = useState(isDone)
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? (group !== 'completedAi' && !(wasDone && isDone))
  const [showsAll, setShowsAll] = useState(false)
  const { title, hint, empty } = text.groups[group]
  const nothing = group === 'openAi' && !hasChecklist ? text.noChecklist : empty
  const listId = `goals-${group}`
  return (
    <section className="rounded-card border border-line">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-4 rounded-card px-4 py-3 text-left hover:bg-sunken"
        >
          <ChevronDownIcon
            size={20}
            aria-hidden="true"
            className={joinClasses('shrink-0 transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="grid flex-1">
            <span className="font-semibold">{text.count(title, goals.length)}</span>
            <span className="text-muted text-sm">{hint}</span>
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={listId} className="border-line border-t px-4">
          {goals.length === 0 ? (
            <p className="py-4 text-muted">{nothing}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {goals.slice(0, showsAll ? undefined : mostAtFirst).map(goal => (
                <GoalItem key={goal.id} goal={goal} autosavers={autosavers} />
              ))}
            </ul>
          )}
          {!showsAll && goals.length > mostAtFirst && (
            <Button look="quiet" className="mb-3" onClick={() => setShowsAll(true)}>
              {text.showAll(goals.length)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
