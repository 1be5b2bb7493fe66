import type { Feature } from '#lib/feature.ts'

/** Whatever stands in a section of the record. */
const newsTopics = [
  'activities',
  'appointments',
  'checklist',
  'files',
  'forms',
  'goals',
  'messages',
  'notes',
  'patients',
  'remarks',
  'safety',
  'tasks',
]

export const feature: Feature = {
  about:
    'The record of a patient: who they are, how they joined, their own figures; as staff keep it, and as they do.',
  topics: { patients: 'everybody' },
  refreshedBy: {
    // The figures count goals, items and messages, so each of these changes asks for them again.
    patients: { patient: ['messages', 'checklist', 'goals', 'patients', 'appointments'] },
    // An answer, a signed note or a kept appointment is the last contact that the head of the record names.
    'patient-records': { staff: ['notes', 'patients'], administrator: ['notes', 'patients'] },
    'patient-records.open': { staff: ['appointments', 'messages'] },
    'patient-news': { staff: newsTopics, administrator: newsTopics },
  },
  patientTables: {
    former_contacts: {
      section: 'formerContacts',
      columns: ['value', 'ended_at'],
      orderBy: 'ended_at',
    },
    patient_words: {
      withheld: 'The words of the name, the address and the phone number, which the download holds.',
    },
  },
  merging: {
    former_contacts: 'moves',
    patient_words: 'repeats',
    patients: 'stays',
  },
  erasing: {
    // Sums by organization, case manager and specialist; they follow the records.
    patient_counts: 'stays',
  },
  words: { patients: ['name', 'preferred_name', 'pronouns'] },
}
