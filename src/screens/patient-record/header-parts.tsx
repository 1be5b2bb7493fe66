/** What features show under a patient's name, on staff's pages of the patient. One line each. */
export { PatientTags } from '#features/tags/parts/patient-tags.tsx'
