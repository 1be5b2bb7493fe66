import { sql } from 'kysely'
import { type Query, sqlFor } from '#platform/database/database.server.ts'
import { formDefaults } from './forms.defaults.ts'

/** The write that gives an organization its starting forms. Where it has any form already, nothing changes. */
export function fillForms(): Query<unknown>[] {
  const forms = formDefaults.map(({ key: _, ...form }) => form)
  const insert = sql`
    insert into forms (title, title_es, description, description_es, required, form_fields)
    select f.title, f."titleEs", f.description, f."descriptionEs", f.required, f.fields
    from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as f (title text, "titleEs" text, description text,
      "descriptionEs" text, required boolean, fields jsonb)
    where not exists (select from forms where organization_id = app.org())`
  return [{ compile: () => insert.compile(sqlFor) }]
}
