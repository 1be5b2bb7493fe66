/**
 * What the people of the sample organization did over the last weeks. Days count back from today (`ago`) or forward
 * (`in`), so that the sample is always fresh. Everything is made up; who the people are is said in `sample/people.ts`.
 */
import type { AppointmentStatus } from '#features/appointments/appointments.rules.ts'
import type { ClosingReason } from '#features/cases/cases.rules.ts'
import type { ContactWay } from '#features/notes/notes.rules.ts'

interface StoryMessage {
  ago: number
  from: 'patient' | 'case_manager' | 'specialist'
  text: string
}

interface StoryGoal {
  ago: number
  title: string
  description: string
  category: string
  by: 'patient' | 'case_manager'
  targetIn: number
  doneAgo?: number
  notes?: string
}

interface StoryTask {
  ago: number
  title: string
  description: string
  priority: 'low' | 'medium' | 'high' | 'urgent'
  dueIn: number
  isInProgress?: boolean
  doneAgo?: number
}

export interface Story {
  /** How many days ago the patient came. */
  joinedAgo: number
  /** Answers in the order of the onboarding questions; fewer than there are questions is halfway. */
  onboarding?: { ago: number; answers: readonly string[] }
  /** Checklist items (by key) ticked since, with what was noted. */
  ticks?: readonly { ago: number; item: string; notes: string }[]
  goals?: readonly StoryGoal[]
  tasks?: readonly StoryTask[]
  /** A form's title, and the answers by the names of its fields. */
  forms?: readonly { ago: number; title: string; answers: Record<string, string>; isUnfinished?: boolean }[]
  messages?: readonly StoryMessage[]
  notebook?: readonly { ago: number; text: string }[]
  appointments?: readonly {
    in: number
    /** In UTC. No two of one case manager share an hour: a weekend pushes several onto one Monday. */
    hour: number
    status: AppointmentStatus
    by: 'patient' | 'staff'
    notes: string
    /** What staff said with their answer. */
    reply?: string
    /** With the specialist instead of the case manager. */
    isWithSpecialist?: boolean
  }[]
  nextStep?: { step: string; dueIn: number }
  notes?: readonly { ago: number; minutes: number; way: ContactWay; text: string; isSigned: boolean }[]
  safeContact?: { mayEmail: boolean; mayCall: boolean; words: string }
  closed?: { reason: ClosingReason; words: string }
}
