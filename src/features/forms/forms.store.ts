/** What is typed into a form: on the device at once, at the server every ten seconds, at each step and on leaving. */
import { hearHere } from '#features/safety/hearing/hearing.store.ts'
import type { SafetyKind } from '#features/safety/safety.rules.ts'
import { problemCode } from '#platform/api/api.client.ts'
import { type AllAutosaved, Autosaver } from '#platform/autosave/autosave.client.ts'
import { keepAnswers, refreshForm } from './forms.queries.ts'
import { KEEP_EVERY_MS } from './forms.rules.ts'

/** What a patient's words gave reason to care about. */
export interface FormConcern {
  kinds: SafetyKind[]
  isCaseManagerTold: boolean
}

interface Place {
  personId: string
  formId: string
  submissionId: string
}

/** Help is found on the device itself, whatever the line does (decision 29). */
const findConcern = (kept: AllAutosaved): Promise<SafetyKind[]> =>
  hearHere(
    Object.values(kept)
      .map(({ value }) => value)
      .join('\n'),
  )

/** The autosaver of one person's answers to one form. `onConcern` hears of words of danger. */
export function answersAutosaver(
  { personId, formId, submissionId }: Place,
  onConcern: (concern: FormConcern) => void,
): Autosaver {
  return new Autosaver({
    key: `form-${personId}-${submissionId}`,
    everyMs: KEEP_EVERY_MS,
    send: async (kept, isLeaving) => {
      let isAnswered = false
      void findConcern(kept).then(kinds => {
        if (kinds.length > 0 && !isAnswered) onConcern({ kinds, isCaseManagerTold: false })
      })
      try {
        const answer = await keepAnswers(submissionId, kept, { outlivesPage: isLeaving, personId })
        isAnswered = answer.safety.length > 0
        if (isAnswered) onConcern({ kinds: answer.safety, isCaseManagerTold: answer.isCaseManagerTold })
        return answer.answers
      } catch (error) {
        // Submitted from another device meanwhile: the form says so, and these words stay in sight.
        if (problemCode(error) === 'CONFLICT') void refreshForm(formId)
        throw error
      }
    },
  })
}
