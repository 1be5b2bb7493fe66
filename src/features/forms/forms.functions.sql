-- A submission holds the form as it was when the patient began it. The database copies it, so that nobody can answer
-- questions that their organization never asked.
create function app.copy_form_to_submission() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  form record;
begin
  select f.title, f.form_fields into form from public.forms f
    where f.organization_id = new.organization_id and f.id = new.form_id;
  -- Where it was deleted at this moment there is nothing to copy, and the foreign key refuses the row.
  new.form_title := coalesce(form.title, '');
  new.form_fields := coalesce(form.form_fields, '[]');
  return new;
end $$;
create trigger copy_form_to_submission before insert on public.submissions
  for each row when (app.hat() = 'patient') execute function app.copy_form_to_submission();

-- Whether a form that was asked for still waits for its answer.
create function app.is_unanswered(request public.form_requests) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select not exists (select from public.submissions s where s.organization_id = request.organization_id
    and s.patient_id = request.patient_id and s.form_id = request.form_id and s.status = 'completed'
    and s.completed_at >= request.created_at)
$$;

-- When a case is closed, what was asked for and not answered is asked for no longer. What the patient began stays theirs.
create function app.end_form_requests_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.form_requests r where r.organization_id = new.organization_id and r.patient_id = new.patient_id
    and app.is_unanswered(r);
  return null;
end $$;
create trigger end_form_requests_with_case after insert on public.case_status_changes for each row
  when (new.status = 'inactive' and app.hat() in ('case_manager', 'administrator'))
  execute function app.end_form_requests_with_case();

-- A question that a form asks no longer is kept beside it: what was answered to it is still downloaded in a column of its own.
create function app.keep_former_fields() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.former_fields := (select coalesce(jsonb_agg(f.field order by f.place), '[]') from (
    select distinct on (o.field->>'name') o.field, o.place
      from jsonb_array_elements(old.form_fields || old.former_fields) with ordinality o (field, place)
      where not exists (select from jsonb_array_elements(new.form_fields) n where n->>'name' = o.field->>'name')
      order by o.field->>'name', o.place limit 400) f);
  return new;
end $$;
create trigger keep_former_fields before update of form_fields on public.forms
  for each row execute function app.keep_former_fields();

-- How many questions a form asks; its headings are none.
create function app.count_questions(fields jsonb) returns integer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_array_length(jsonb_path_query_array(fields, '$[*] ? (@.type != "section")'))
$$;
