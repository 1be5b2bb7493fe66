/**
 * Who covers for whom in the world of the access tests. Marcus covers for Dana with Tom, now. That he covered Maria once,
 * and will cover all of Dana's caseload, gives him nothing of theirs today. At Harbor a colleague covers for Elena.
 */
import type { InsertedPeople } from '../../sample/insert-people.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

/** A second case manager of Harbor, without an account. */
export const harborColleague = ({ organizations }: InsertedPeople) => ({
  organization_id: organizations.harbor,
  name: 'Harbor colleague',
  email: 'colleague@harborlight.example',
})

/** The covers by their labels; `colleague` is who covers at Harbor. */
export function coversOf(people: InsertedPeople, colleague: string): Record<string, Record<string, unknown>> {
  const { dana, marcus, maria, tom, elena, iris } = people
  const { riverbend, harbor } = people.organizations
  const cover = {
    organization_id: riverbend,
    case_manager_id: dana.recordId,
    colleague_id: marcus.recordId,
    reason: 'Away',
    given_by: dana.userId,
  }
  const running = { ...cover, starts_at: inDays(-1), ends_at: inDays(5) }
  return {
    running: { ...running, patient_id: tom.recordId },
    over: { ...cover, starts_at: inDays(-9), ends_at: inDays(-2), patient_id: maria.recordId },
    ended: { ...running, patient_id: maria.recordId, ended_at: inDays(-0.5) },
    'to-come': { ...cover, starts_at: inDays(30), ends_at: inDays(40) },
    harbor: {
      ...running,
      organization_id: harbor,
      patient_id: iris.recordId,
      case_manager_id: elena.recordId,
      given_by: elena.userId,
      colleague_id: colleague,
    },
  }
}
