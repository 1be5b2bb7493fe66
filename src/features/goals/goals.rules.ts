// A patient works toward goals of three kinds: items of their checklist, which the assistant chose a next step for; goals
// of their own; and goals that their case manager set. They are shown in four groups, each with its count. Everything
// counts the same toward overall progress. Only what a person made themselves can be deleted by them. Staff change the
// words of goals that they set; they may tick a patient's own goal, but its words stay the patient's.
import { type Progress, progressOf } from '#features/checklist/checklist.rules.ts'

/** The most letters of a goal's notes. */
export const NOTES_LENGTH = 5000

/** A goal of any kind, as the patient's screens show it. `ai` is an item of the checklist. */
export interface AnyGoal {
  id: string
  /** The item of the checklist that it is; null for a goal. */
  itemId: string | null
  title: string
  description: string
  /** The category of a goal, or of a checklist item. */
  category: string
  targetOn: string | null
  isCompleted: boolean
  completedAt: string | null
  /** The patient's notes on a goal; those on an item are its remarks. */
  notes: string
  /** One plain next step, for an item of the checklist that has one. */
  recommendation: string | null
  createdBy: 'patient' | 'case_manager' | 'ai'
}

interface Item {
  id: string
  itemId: string
  title: string
  description: string
  isCompleted: boolean
  completedAt: string | null
  recommendation: string | null
}

/** The items of a checklist as goals: the category is the name of theirs. */
export function toSystemGoals(categories: readonly { name: string; items: readonly Item[] }[]): AnyGoal[] {
  return categories.flatMap(({ name, items }) =>
    items.map(({ id, itemId, title, description, isCompleted, completedAt, recommendation }) => ({
      id,
      itemId,
      title,
      description,
      category: name,
      targetOn: null,
      isCompleted,
      completedAt,
      notes: '',
      recommendation,
      createdBy: 'ai' as const,
    })),
  )
}

/** The groups in the order in which they are shown. */
export const goalGroups = ['completedAi', 'openAi', 'personal', 'caseManager'] as const
export type GoalGroup = (typeof goalGroups)[number]

/** Sorts goals into their groups and measures all of them together. */
export function groupGoals(goals: readonly AnyGoal[]): {
  groups: Record<GoalGroup, AnyGoal[]>
  progress: Progress
} {
  const ai = goals.filter(goal => goal.createdBy === 'ai')
  return {
    groups: {
      completedAi: ai.filter(goal => goal.isCompleted),
      openAi: ai.filter(goal => !goal.isCompleted),
      personal: goals.filter(goal => goal.createdBy === 'patient'),
      caseManager: goals.filter(goal => goal.createdBy === 'case_manager'),
    },
    progress: progressOf(goals),
  }
}

/** Whether a patient may delete a goal. */
export function mayDelete(goal: { createdBy: AnyGoal['createdBy'] }): boolean {
  return goal.createdBy === 'patient'
}

/** Whether staff may change the words of a goal: of those that the care team set, never of the patient's own. */
export function mayEditAsStaff(goal: { createdBy: AnyGoal['createdBy'] }): boolean {
  return goal.createdBy === 'case_manager'
}
