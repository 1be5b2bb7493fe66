-- Administrators bring tables of patients, case managers and tasks along, and they alone see what a file holds, until it is
-- written or a day has passed. Every change of an import goes through a function that asks for its hat and its state; the work
-- itself is a job's.
alter table imports enable row level security;
grant select on imports to handrail_administrator;
create policy "an administrator reads the imports of the organization" on imports for select to handrail_administrator
  using (organization_id = (select app.org()));
alter table import_parts enable row level security;
alter table import_rows enable row level security;
grant select on import_rows to handrail_administrator;
create policy "an administrator reads the rows of a file" on import_rows for select to handrail_administrator
  using (organization_id = (select app.org()));
alter table import_records enable row level security;
grant select on import_records to handrail_administrator;
create policy "an administrator reads what an import wrote" on import_records for select to handrail_administrator
  using (organization_id = (select app.org()));

grant execute on function app.begin_import(uuid, text, text), app.keep_import_part(uuid, integer, bytea), app.read_import(uuid),
  app.check_import(uuid, text[], text), app.decide_import(uuid, text, integer), app.write_import(uuid, boolean),
  app.undo_import(uuid), app.discard_import(uuid), app.choice_of(import_rows, text) to handrail_administrator;
grant execute on function app.import_at_work(uuid), app.import_part(uuid, integer), app.keep_headers(uuid, text[], text, integer),
  app.keep_import_rows(uuid, jsonb), app.rows_of_import(uuid, integer, integer), app.keep_checked_rows(uuid, jsonb),
  app.note_import(uuid, integer), app.end_reading(uuid), app.end_checking(uuid), app.fail_import(uuid, text, integer),
  app.forget_import(uuid) to handrail_job;
