/** What lists of patients can be narrowed by, each under its name in the address (`patientFilters` of its feature). One line each. */
export { TagFilter as tags } from '#features/tags/parts/tag-filter.tsx'
