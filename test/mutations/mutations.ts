/** What is broken on purpose, one at a time, and which tests are asked first whether they notice. */

export interface TextChange {
  /** From the root, with `/`. */
  file: string
  from: string
  to: string
}

export interface Mutation {
  kind:
    | 'constraint'
    | 'policy'
    | 'raised error'
    | 'rate limit'
    | 'audit trigger'
    | 'new table'
    | 'text'
    | 'safeguard'
  name: string
  /** Run by the owner on the migrated template. */
  sql?: string
  text?: TextChange
  /** Words of vitest's command line, the likeliest tests first; whatever survives them all has survived. */
  stages: readonly (readonly string[])[]
  /**
   * The one test that can notice it, by the beginning of its title. Mutations with different ones are tried at the same
   * time: no test sees more than one.
   */
  only?: string
  /** Why nothing can notice it, where the same stays refused by something else. */
  equivalent?: string
}

/** Mutations that change nothing that anybody could see. One that a test notices all the same fails the run. */
const equivalents: Readonly<Record<string, string>> = {
  'case_notes: case_notes_organization_id_patient_id_id_key':
    'It follows from the primary key; a foreign key needs it.',
  'staff: staff_of_a_kind': 'It follows from the primary key; a foreign key needs it.',
  'invitations: invitations_kind_check': 'invitation_opens_one_record knows no other kind.',
  'patients: patients_closed_reason_check, >= 0': 'closed_reason_is_known lists the reasons.',
  'patients: patients_closed_reason_check, <= 501': 'closed_reason_is_known lists the reasons.',
  'availabilities: availabilities_until_minute_check, >= 0': 'It lies after from_minute, which is 0 or more.',
  'contact_preferences: contact_preferences_until_hour_check, >= 0':
    'It lies after from_hour, which is 0 or more.',
}

/** A mutation with the reason why it may survive, if there is one. */
export function mutation(each: Mutation): Mutation {
  const equivalent = equivalents[each.name]
  return equivalent ? { ...each, equivalent } : each
}

/** What no mutation found by its name: an excuse for nothing. */
export function findIdleEquivalents(mutations: readonly Mutation[]): string[] {
  const names = new Set(mutations.map(({ name }) => name))
  return Object.keys(equivalents).filter(name => !names.has(name))
}
