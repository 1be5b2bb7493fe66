/** Writes a link of 250 letters in every place where patients and staff write words: what a screen holds at its fullest. */
import { readFeatures } from '../scripts/features.ts'
import type { Copy } from './copy.ts'
import { rowsOf } from './owner.ts'

/** Writes as much of a link over the words as their place takes, past every trigger: what people typed, and not what follows from it. */
export async function fillWithLinks(copy: Copy): Promise<void> {
  const features = [...(await readFeatures()).values()]
  const columns = features
    .flatMap(({ words = {} }) => Object.entries(words))
    .flatMap(([table, names]) => names.map(name => `('${table}', '${name}')`))
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
