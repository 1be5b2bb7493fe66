/** What the tests that ask about every raised error know of staff who leave. */
import type { ErrorExample, FeatureSamples } from '../../../../test/samples/feature-samples.ts'

const asRuth = (statement: string): ErrorExample => ({ by: 'ruth', hat: 'administrator', statement })

export const samples: FeatureSamples = {
  errors: {
    'staff_to_change: there is no such member of staff': asRuth(
      'select app.set_staff_access(gen_random_uuid(), false)',
    ),
    'staff_to_change: nobody ends their own access':
      asRuth(`insert into case_managers (organization_id, user_id, name, email)
        values ({riverbend}, {ruth.user}, 'Ruth', 'ruth@example.org');
      select app.set_staff_access(c.id, false) from case_managers c where c.user_id = {ruth.user}`),
    'remove_staff: the patients are handed over first': asRuth('select app.remove_staff({dana})'),
    'check_receiver: this person can not take over': asRuth(
      "select app.hand_over_caseload({dana}, {dana}, '{}')",
    ),
    'hand_over_caseload: only an administrator moves patients': {
      by: 'dana',
      hat: 'staff',
      statement: "select app.hand_over_caseload({dana}, {marcus}, '{}')",
    },
    'hand_over_caseload: there is no such case manager': asRuth(
      "select app.hand_over_caseload(gen_random_uuid(), {marcus}, '{}')",
    ),
    'move_patient: somebody without access gets no patient': asRuth(
      'update case_managers set suspended_at = now() where id = {marcus}; select app.move_patient({maria}, {marcus})',
    ),
  },
}
