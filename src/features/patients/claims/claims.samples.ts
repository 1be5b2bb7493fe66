/** What the tests that ask about every table know of how an account comes to its patient's record. */
import type { FeatureSamples } from '../../../../test/samples/feature-samples.ts'

const robin = { by: 'robin', hat: 'visitor' } as const
/** Robin, who is a patient here already and has done something, has a second record that waits for the same proven address. */
const twice = `insert into patients (organization_id, user_id, name, pronouns) values ({riverbend}, {robin.user}, 'Robin', 'Words');
  insert into patients (organization_id, id, name, email)
    select {riverbend}, '00000000-0000-4000-8000-0000000000aa', 'Robin', email from auth.users where id = {robin.user};`

export const samples: FeatureSamples = {
  errors: {
    'enter_portal: nobody is signed in': { statement: 'select app.enter_portal(null, null)' },
    'enter_portal: there is no organization to join': {
      ...robin,
      statement: "select app.enter_portal('nowhere', 'become')",
    },
    'enter_portal: who is no patient here is asked first': {
      ...robin,
      statement: 'select app.enter_portal(null, null)',
    },
    'enter_portal: both records hold something': {
      ...robin,
      statement: `${twice} select app.enter_portal(null, 'claim')`,
    },
    'enter_portal: this record went into another one': {
      by: 'maria',
      hat: 'patient',
      statement:
        'update patients set merged_into = {grace} where id = {maria}; select app.enter_portal(null, null)',
    },
    'give_record_to_invited_patient: both records hold something': {
      ...robin,
      statement: `${twice} insert into invitations (organization_id, kind, email, name, patient_id, token_hash)
        select organization_id, 'patient', email, name, id, sha256('known') from patients
          where id = '00000000-0000-4000-8000-0000000000aa';
        select app.accept_invitation('known')`,
    },
  },
}
