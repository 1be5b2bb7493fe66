/** Everybody whom a patient does not concern: the one list of who must not, for every access test. */
import {
  caseManagers,
  type NamedPerson,
  namedPeople,
  type PatientKey,
  type PersonKey,
  patients,
  personKeys,
} from '../../sample/people.ts'

/** Somebody of the named people, or a visitor who is not signed in. */
export type Asker = PersonKey | 'nobody'

/** Who administers nothing at Riverbend, in every hat that they hold or might try, and its administrator in any other. */
export const notAdministrators: readonly (readonly [Asker, string])[] = [
  ['maria', 'patient'],
  ['maria', 'administrator'],
  ['dana', 'staff'],
  ['dana', 'administrator'],
  ['priya', 'staff'],
  ['priya', 'administrator'],
  ['leo', 'administrator'],
  ['iris', 'administrator'],
  ['elena', 'administrator'],
  ['robin', 'administrator'],
  ['robin', 'visitor'],
  ['ruth', 'staff'],
  ['ruth', 'patient'],
  ['ruth', 'visitor'],
  ['nobody', 'administrator'],
  ['nobody', 'visitor'],
]

/** The first of the named people who is like this. Throws where the named people has nobody of the kind: then a test would prove nothing. */
function somebody(is: (member: NamedPerson, key: PersonKey) => boolean): PersonKey {
  const found = personKeys.find(key => is(namedPeople[key], key))
  if (!found) throw new Error('The named people has nobody of this kind.')
  return found
}

/**
 * Who must see and change nothing of this patient, each in the hat that they hold and then in those they might try. Who cares for the
 * patient, and their organization's administrator, are not among them.
 */
export function strangersTo(patient: PatientKey): readonly (readonly [Asker, string])[] {
  const { organization, caseManager } = patients[patient]
  const isHere = (member: NamedPerson) => member.organization === organization
  const neighbour = somebody(
    (_, key) => key !== patient && patients[key as PatientKey]?.caseManager === caseManager,
  )
  const otherManager = somebody(
    (member, key) => key in caseManagers && key !== caseManager && isHere(member) && !member.isFormer,
  )
  const removed = somebody(member => member.isFormer === true && isHere(member))
  const administrator = somebody(member => member.hat === 'administrator' && !isHere(member))
  const manager = somebody(member => member.hat === 'case_manager' && !isHere(member))
  const otherPatient = somebody(member => member.hat === 'patient' && !isHere(member))
  const withoutHat = somebody(member => member.hat === 'none')
  return [
    // Another patient of the same case manager.
    [neighbour, 'patient'],
    [neighbour, 'staff'],
    [neighbour, 'administrator'],
    // A case manager with other patients, and one who was removed.
    [otherManager, 'staff'],
    [otherManager, 'administrator'],
    [removed, 'staff'],
    [removed, 'administrator'],
    // The other organization.
    [administrator, 'administrator'],
    [administrator, 'staff'],
    [manager, 'staff'],
    [otherPatient, 'patient'],
    // An account without a hat, and no account at all.
    [withoutHat, 'visitor'],
    [withoutHat, 'patient'],
    ['nobody', 'visitor'],
    ['nobody', 'patient'],
    ['nobody', 'staff'],
    ['nobody', 'administrator'],
  ]
}
