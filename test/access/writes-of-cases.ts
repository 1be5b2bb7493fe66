/** Who may close a case and open it again. Whoever is not named tries the very same statement, and nothing happens. */
import { type Writing, writing } from './writing.ts'

export const writingsOfCases: readonly Writing[] = [
  writing(
    'patients',
    'update',
    'nobody closes a case by changing the record',
    "update patients set status = 'inactive', closed_on = '2026-01-05', closed_reason = 'goals_met' where id = {maria}",
    [],
  ),
  writing(
    'case_status_changes',
    'insert',
    'a case is closed by the patient’s own case manager and by an administrator',
    `insert into case_status_changes (patient_id, status, changed_on, reason)
       values ({maria}, 'inactive', '2026-01-06', 'goals_met')`,
    ['dana', 'ruth'],
  ),
  writing(
    'case_status_changes',
    'update',
    'nobody changes why a case was closed',
    "update case_status_changes set words = 'Else' where patient_id = {maria}",
    [],
  ),
  writing(
    'case_status_changes',
    'delete',
    'nobody takes back that a case was closed',
    'delete from case_status_changes where patient_id = {maria}',
    [],
  ),
]
