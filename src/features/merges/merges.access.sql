-- Only administrators bring two records of one person together, and take it back. The rows that moved are written by the
-- database alone, and nobody reads them there: each stands in its own table, under its own rules.
alter table patient_merges enable row level security;
grant select on patient_merges to handrail_administrator;
create policy "an administrator reads the merges of the organization" on patient_merges for select
  to handrail_administrator using (organization_id = (select app.org()));
alter table patient_merge_moves enable row level security;

grant execute on function app.merge_preview(uuid, uuid), app.merge_patients(uuid, uuid, uuid, text[]), app.undo_merge(uuid)
  to handrail_administrator;
grant execute on function app.gather_for_merge(uuid) to handrail_job;
