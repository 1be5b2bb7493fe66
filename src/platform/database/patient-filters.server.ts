/** Narrows a list of patients by what features keep about them, such as tags (`patientFilters` of a feature.ts). */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { patientFilters } from './patient-filters.gen.ts'

const filterOf = (asked: string) => {
  const [name = '', id] = asked.split(':')
  const filter = Object.hasOwn(patientFilters, name) ? patientFilters[name] : undefined
  return filter && { ...filter, id }
}

/** Who has what is asked for (`name:id`), as a query for their ids. A filter that no feature has lets nobody through. */
export function idsWith(asked: string): RawBuilder<unknown> {
  const filter = filterOf(asked)
  if (!filter) return sql`select null::uuid where false`
  return sql`select f.patient_id from ${sql.table(filter.table)} f where ${sql.ref(`f.${filter.column}`)} = ${filter.id}::uuid`
}

/** The condition that the patient `p` has all of what is asked for, each as `name:id`. */
export function hasAll(asked: readonly string[]): RawBuilder<SqlBool> {
  const conditions = asked.map(one => {
    const filter = filterOf(one)
    if (!filter) return sql`false`
    return sql`exists (select 1 from ${sql.table(filter.table)} f where f.organization_id = p.organization_id
      and f.patient_id = p.id and ${sql.ref(`f.${filter.column}`)} = ${filter.id}::uuid)`
  })
  return sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}

/** Those who have what is asked for, as a table that repeats what lists are sorted by (`name_order`, `patient_since`). */
export function orderedBy(asked: string | undefined) {
  const filter = asked === undefined ? undefined : filterOf(asked)
  if (!filter) return undefined
  return sql<{
    organizationId: string
    patientId: string
    nameOrder: string
    patientSince: string
  }>`(select * from
    ${sql.table(filter.table)} where ${sql.ref(filter.column)} = ${filter.id}::uuid)`
}
