-- A case file is about one patient: their care team and the administrators add it, read it and put it away with a reason. A
-- confidential one is for those of the team who are named on it, and for administrators. The patient sees what was shown to them,
-- and adds what an open task of theirs asks for; their own download holds the others too, unless staff withhold one with a reason.
-- Who uploads holds what arrives until it is a file; nobody else does, and what nobody finished is swept by a job.
alter table case_files enable row level security;
grant select on case_files to handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, patient_id, case_manager_id, name, media_type, size_bytes, sha256, storage_key, kind, labels, expires_on, readers, task_id, shown_at),
  update (name, kind, labels, expires_on, readers, shown_at, removed_at, removed_for, withheld_kind, withheld_for, withheld_at)
  on case_files to handrail_case_manager, handrail_specialist, handrail_administrator;
grant select (organization_id, id, patient_id, name, media_type, size_bytes, storage_key, kind, task_id, shown_at, removed_at, created_at),
  insert (id, patient_id, case_manager_id, name, media_type, size_bytes, sha256, storage_key, kind, labels, expires_on, readers, task_id, shown_at)
  on case_files to handrail_patient;
grant select, delete on case_files to handrail_job;
create policy "a case manager keeps the files of their patients" on case_files to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_files.organization_id and t.patient_id = case_files.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist keeps the files of their patients" on case_files to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = case_files.organization_id and t.patient_id = case_files.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a case manager keeps a confidential file where they are named" on case_files as restrictive to handrail_case_manager
  using (organization_id = (select app.org()) and (readers is null or (select app.member()) = any (readers)));
create policy "a specialist keeps a confidential file where they are named" on case_files as restrictive to handrail_specialist
  using (organization_id = (select app.org()) and (readers is null or (select app.member()) = any (readers)));
create policy "an administrator keeps every file of the organization" on case_files to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a patient reads what is shown to them" on case_files for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient())
    and shown_at is not null and removed_at is null);
create policy "a patient adds what an open task of theirs asks for" on case_files for insert to handrail_patient
  with check (organization_id = (select app.org()) and patient_id = (select app.patient())
    and shown_at is not null and removed_at is null and readers is null
    and exists (select from tasks t where t.organization_id = case_files.organization_id and t.id = case_files.task_id
      and t.patient_id = (select app.patient()) and t.asks_for_file and t.list_state in ('pending', 'in_progress')));
create policy "a job removes what was put away long ago" on case_files to handrail_job
  using (organization_id = (select app.org()));

alter table loose_objects enable row level security;
grant select, insert (id, storage_key), delete on loose_objects
  to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant select, update (sweeping_at), delete on loose_objects to handrail_job;
create policy "a patient holds what they upload" on loose_objects to handrail_patient
  using (organization_id = (select app.org()) and begun_by = (select app.user_id()));
create policy "a case manager holds what they upload" on loose_objects to handrail_case_manager
  using (organization_id = (select app.org()) and begun_by = (select app.user_id()));
create policy "a specialist holds what they upload" on loose_objects to handrail_specialist
  using (organization_id = (select app.org()) and begun_by = (select app.user_id()));
create policy "an administrator holds what they upload" on loose_objects to handrail_administrator
  using (organization_id = (select app.org()) and begun_by = (select app.user_id()));
create policy "a job sweeps what nobody finished" on loose_objects to handrail_job
  using (organization_id = (select app.org()));

grant execute on function app.ask_for_file_sweeps() to handrail_job;
grant execute on function app.download_case_files() to handrail_patient;
-- Files are found by name in every hat, a specialist's too.
grant execute on function app.fold_name(text) to handrail_specialist;
