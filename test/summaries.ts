/** What lists show of a record is the record's own. */
import type { TestDatabase } from './database.ts'

/** The patients of whom lists show something else than their record says, present ones and those who went into another. */
export const unlikeTheirRecords = (db: Pick<TestDatabase, 'rows'>): Promise<{ id: string }[]> =>
  db.rows(`select p.id from patients p left join patient_summaries s on s.organization_id = p.organization_id and s.patient_id = p.id
    where (s.name, s.preferred_name, s.case_number, s.status, s.email, s.phone, s.created_at, s.language, s.interpreter_language)
      is distinct from (p.name, p.preferred_name, p.case_number, p.status, p.email, p.phone, p.created_at, p.language, p.interpreter_language)`)
