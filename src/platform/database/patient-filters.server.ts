/** Narrows a list of patients by what features keep about them, such as tags (`patientFilters` of a feature.ts). */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { patientFilters } from './patient-filters.gen.ts'

/**
 * The condition that the patient `p` has all of what is asked for. A filter that no feature has lets nobody through.
 * @param asked each as `name:id`
 */
export function hasAll(asked: readonly string[]): RawBuilder<SqlBool> {
  const conditions = asked.map(one => {
    const [name = '', id] = one.split(':')
    const filter = Object.hasOwn(patientFilters, name) ? patientFilters[name] : undefined
    if (!filter) return sql`false`
    return sql`exists (select 1 from ${sql.table(filter.table)} f where f.organization_id = p.organization_id
      and f.patient_id = p.id and ${sql.ref(`f.${filter.column}`)} = ${id}::uuid)`
  })
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}
