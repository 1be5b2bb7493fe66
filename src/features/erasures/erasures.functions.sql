-- Looking at what would be erased, and confirming it (decision 85). Only administrators are granted to ask.

-- What there is of a person, by kind: what lists and merges count, with the mails. What only the patient may read is not counted.
create function app.erasure_preview(record uuid) returns table (name text, count integer)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  records constant uuid[] := app.records_within(app.org(), record);
  r record;
begin
  for r in select g.name, coalesce(g.only_where, 'true') as told from app.merge_rules() g
      where g.rule in ('moves', 'folds', 'follows') and g.name <> 'erasure_requests' union all values ('mails', 'true') order by 1 loop
    name := r.name;
    execute format('select count(*) from public.%I g where g.organization_id = $1 and %s and (select %s from (select g.*) k)',
      r.name, case when r.name = 'messages' then 'exists (select from public.conversations c
        where c.organization_id = g.organization_id and c.id = g.conversation_id and c.patient_id = any ($2)
          and c.participant_type <> ''private'')' else 'g.patient_id = any ($2)' end, r.told)
      into count using app.org(), records;
    if count > 0 then
      return next;
    end if;
  end loop;
end $$;

-- The second yes of an administrator, with the person's name as it stands in the record: a job erases. Confirmed twice is
-- confirmed once. Raises HR404 where nobody asked, HR409 where another name was typed.
create function app.confirm_erasure(record uuid, typed_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  q public.erasure_requests;
  own_name text;
begin
  select p.name into own_name from public.patients p
    where p.organization_id = app.org() and p.id = record and p.merged_into is null for no key update;
  select * into q from public.erasure_requests x where x.organization_id = app.org() and x.patient_id = record
    and own_name is not null for update;
  if not found then
    raise exception 'nobody asked for this' using errcode = 'HR404';
  elsif lower(btrim(typed_name)) <> lower(btrim(own_name)) then
    raise exception 'the record has another name' using errcode = 'HR409', constraint = 'another_name';
  elsif q.confirmed_at is null then
    update public.erasure_requests x set confirmed_at = now(), confirmed_by = app.user_id()
      where x.organization_id = q.organization_id and x.id = q.id;
    perform app.enqueue(q.organization_id, 'erasures.erase', jsonb_build_object('requestId', q.id));
  end if;
end $$;
