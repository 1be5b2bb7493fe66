-- A case file is about one patient: their case manager and the administrators add and read it, their specialist reads it.
-- Patients do not see case files here; what they are given, they are sent.
alter table case_files enable row level security;
grant select on case_files to handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, patient_id, case_manager_id, name, media_type, size_bytes, sha256, storage_key), delete
  on case_files to handrail_case_manager, handrail_administrator;
create policy "a case manager keeps the files of their patients" on case_files to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_files.organization_id and t.patient_id = case_files.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the files of their patients" on case_files for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_files.organization_id and t.patient_id = case_files.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator keeps every file of the organization" on case_files to handrail_administrator
  using (organization_id = (select app.org()));
