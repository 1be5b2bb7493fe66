/** Writes a link of 250 letters in every place where patients and staff write words: what a screen holds at its fullest. */
import type { Copy } from './copy.ts'
import { rowsOf } from './owner.ts'

/** Where people's words stand, of patients and of staff. */
const places = {
  activities: ['description'],
  appointments: ['notes', 'reply'],
  case_files: ['name'],
  case_managers: ['name'],
  case_notes: ['text'],
  check_ins: ['words'],
  checklist_items: ['title', 'description', 'question'],
  contact_preferences: ['words'],
  forms: ['title', 'description'],
  goals: ['title', 'description', 'notes'],
  messages: ['content'],
  next_steps: ['step'],
  organizations: ['name'],
  patient_summaries: ['name', 'preferred_name', 'next_step'],
  patients: ['name', 'preferred_name', 'pronouns'],
  remark_versions: ['words'],
  remarks: ['words'],
  reply_templates: ['name', 'body'],
  staff_tasks: ['title', 'description'],
  submissions: ['form_title'],
  tags: ['name'],
  tasks: ['title', 'description'],
}

/** Writes as much of a link over the words as their place takes, past every trigger: what people typed, and not what follows from it. */
export async function fillWithLinks(copy: Copy): Promise<void> {
  const columns = Object.entries(places).flatMap(([table, names]) =>
    names.map(name => `('${table}', '${name}')`),
  )
  await rowsOf(
    copy,
    `do $$
     declare place record; length int;
     begin
       perform set_config('session_replication_role', 'replica', true);
       insert into case_files (organization_id, patient_id, name, media_type, size_bytes, sha256, storage_key)
         select organization_id, id, 'a', 'text/plain', 1, repeat('a', 64), 'files/' || id from patients;
       for place in select * from (values ${columns.join(', ')}) as places (name, field) loop
         foreach length in array array[250, 180, 100, 60, 40, 24] loop
           begin
             execute format(
               'update %1$I set %2$I = rpad(%3$L, %4$s, ''a'') || substr(md5(%1$I::text), 1, 8) where %2$I is not null',
               place.name, place.field, 'https://example.org/', length - 8);
             exit;
           exception when check_violation then
             if length = 24 then raise; end if;
           end;
         end loop;
       end loop;
       -- What is said in the welcome conversation, and what a form asks.
       update onboarding_conversations set messages = (select jsonb_agg(m || jsonb_build_object('content',
         rpad('https://example.org/', 250, 'a')) order by n) from jsonb_array_elements(messages) with ordinality a (m, n))
         where messages <> '[]';
       update forms set form_fields = (select jsonb_agg(f || jsonb_build_object('label',
         rpad('https://example.org/', 100, 'a')) order by n) from jsonb_array_elements(form_fields) with ordinality a (f, n))
         where form_fields <> '[]';
     end $$`,
    'postgres',
  )
}
