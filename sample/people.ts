/**
 * The named people of every test, sample, journey and page of documentation. Who they are and where they stand is said
 * here, once; what they did lately is the sample's to tell (`sample/sample.ts`). Addresses end in example domains.
 */

export type OrganizationKey = 'riverbend' | 'harbor'
/** `none` is an account that holds no hat anywhere. */
export type NamedHat = 'administrator' | 'case_manager' | 'specialist' | 'patient' | 'none'

export interface NamedOrganization {
  key: OrganizationKey
  name: string
  slug: string
  isDefault: boolean
}

export interface NamedPerson {
  name: string
  email: string
  hat: NamedHat
  organization: OrganizationKey
  language: 'en' | 'es'
  /** Removed staff: the account stays, the hat is gone. Only tests meet them. */
  isFormer?: boolean
}

interface NamedCaseManager extends NamedPerson {
  hat: 'case_manager'
  isDefault: boolean
  /** The specialist whom all of this manager's patients get. */
  specialist: PersonKey | null
}

/** `new` has not begun onboarding, `halfway` is in the middle of it, `completed` has a checklist, `inactive` has left. */
export type Stage = 'new' | 'halfway' | 'completed' | 'inactive'

export interface NamedPatient extends NamedPerson {
  hat: 'patient'
  stage: Stage
  hasAccount: boolean
  caseManager: PersonKey | null
  phone: string | null
  preferredName?: string
  pronouns?: string
  interpreterLanguage?: string
}

export const organizations: Record<OrganizationKey, NamedOrganization> = {
  riverbend: { key: 'riverbend', name: 'Riverbend Community Care', slug: 'riverbend', isDefault: true },
  /** The organization that nobody of Riverbend may ever see a trace of. */
  harbor: { key: 'harbor', name: 'Harbor Light Services', slug: 'harbor-light', isDefault: false },
}

/** Stands in every text of Harbor Light: where it shows up at Riverbend, a wall has a hole. */
export const telltale = 'ONLY-HARBOR-LIGHT-MAY-READ-THIS'

export type StaffKey = 'ruth' | 'dana' | 'marcus' | 'priya' | 'leo' | 'robin' | 'victor' | 'elena'
export type PatientKey =
  | 'maria'
  | 'jay'
  | 'aisha'
  | 'tom'
  | 'grace'
  | 'henry'
  | 'walter'
  | 'nora'
  | 'sam'
  | 'iris'
export type PersonKey = StaffKey | PatientKey

const administrators: Partial<Record<PersonKey, NamedPerson>> = {
  ruth: {
    name: 'Ruth Adeyemi',
    email: 'ruth.adeyemi@riverbend.example',
    hat: 'administrator',
    organization: 'riverbend',
    language: 'en',
  },
  victor: {
    name: 'Victor Harlow',
    email: 'victor.harlow@harborlight.example',
    hat: 'administrator',
    organization: 'harbor',
    language: 'en',
  },
}

export const caseManagers: Partial<Record<PersonKey, NamedCaseManager>> = {
  dana: {
    name: 'Dana Whitfield',
    email: 'dana.whitfield@riverbend.example',
    hat: 'case_manager',
    organization: 'riverbend',
    language: 'en',
    isDefault: true,
    specialist: 'priya',
  },
  marcus: {
    name: 'Marcus Oyelaran',
    email: 'marcus.oyelaran@riverbend.example',
    hat: 'case_manager',
    organization: 'riverbend',
    language: 'en',
    isDefault: false,
    specialist: null,
  },
  leo: {
    name: 'Leo Hartmann',
    email: 'leo.hartmann@riverbend.example',
    hat: 'case_manager',
    organization: 'riverbend',
    language: 'en',
    isDefault: false,
    specialist: null,
    isFormer: true,
  },
  elena: {
    name: 'Elena Marsh',
    email: 'elena.marsh@harborlight.example',
    hat: 'case_manager',
    organization: 'harbor',
    language: 'en',
    isDefault: true,
    specialist: null,
  },
}

export const specialists: Partial<Record<PersonKey, NamedPerson>> = {
  priya: {
    name: 'Priya Raman',
    email: 'priya.raman@riverbend.example',
    hat: 'specialist',
    organization: 'riverbend',
    language: 'en',
  },
}

/** Somebody with an account and nothing else: signed up, belongs nowhere. Only tests meet them. */
const withoutHat: Partial<Record<PersonKey, NamedPerson>> = {
  robin: {
    name: 'Robin Vale',
    email: 'robin.vale@example.org',
    hat: 'none',
    organization: 'riverbend',
    language: 'en',
  },
}

export const patients: Record<PatientKey, NamedPatient> = {
  maria: {
    ...riverbendPatient('Maria Santos', 'maria.santos@example.org', 'completed', 'dana'),
    language: 'es',
    interpreterLanguage: 'Spanish',
  },
  jay: {
    ...riverbendPatient('James Okafor', 'james.okafor@example.org', 'completed', 'dana'),
    preferredName: 'Jay',
    pronouns: 'they/them',
  },
  aisha: riverbendPatient('Aisha Karim', 'aisha.karim@example.org', 'new', 'dana'),
  tom: riverbendPatient('Tom Becker', 'tom.becker@example.org', 'halfway', 'dana'),
  nora: {
    ...riverbendPatient('Nora Feldman', 'nora.feldman@example.org', 'new', 'dana'),
    hasAccount: false,
  },
  grace: riverbendPatient('Grace Lindqvist', 'grace.lindqvist@example.org', 'completed', 'marcus'),
  henry: riverbendPatient('Henry Walsh', 'henry.walsh@example.org', 'completed', 'marcus'),
  walter: riverbendPatient('Walter Nguyen', 'walter.nguyen@example.org', 'inactive', 'marcus'),
  sam: riverbendPatient('Sam Ortiz', 'sam.ortiz@example.org', 'new', null),
  iris: {
    ...riverbendPatient('Iris Calloway', 'iris.calloway@example.org', 'completed', 'elena'),
    organization: 'harbor',
  },
}

function riverbendPatient(
  name: string,
  email: string,
  stage: Stage,
  caseManager: PersonKey | null,
): NamedPatient {
  // 555-01xx numbers are set aside for stories; the length of the name keeps them apart well enough.
  const phone = `(555) 555-01${String(10 + name.length).padStart(2, '0')}`
  return {
    name,
    email,
    hat: 'patient',
    organization: 'riverbend',
    language: 'en',
    stage,
    hasAccount: true,
    caseManager,
    phone,
  }
}

/** Everybody, by the key that tests call them. */
export const namedPeople = {
  ...administrators,
  ...caseManagers,
  ...specialists,
  ...withoutHat,
  ...patients,
} as Record<PersonKey, NamedPerson>

export const personKeys = Object.keys(namedPeople) as PersonKey[]

/** Whether this person can sign in at all. */
export function hasAccount(key: PersonKey): boolean {
  return patients[key as PatientKey]?.hasAccount ?? true
}

/** Everybody whom the sample organization shows: not those that only tests need. */
export const sampleKeys = personKeys.filter(
  key => !namedPeople[key].isFormer && namedPeople[key].hat !== 'none',
)
