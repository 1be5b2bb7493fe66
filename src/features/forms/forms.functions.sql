-- A submission holds the form as it was when the patient began it. The database copies it, so that nobody can answer
-- questions that their organization never asked.
create function app.submission_copies_its_form() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  form record;
begin
  select f.title, f.form_fields into form from public.forms f
    where f.organization_id = new.organization_id and f.id = new.form_id;
  if found then
    new.form_title := form.title;
    new.form_fields := form.form_fields;
  end if;
  return new;
end $$;
create trigger submission_copies_its_form before insert on public.submissions
  for each row when (app.hat() = 'patient') execute function app.submission_copies_its_form();
