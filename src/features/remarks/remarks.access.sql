-- Everybody who may see a patient reads the remarks on their record and checklist. The patient and administrators write on both,
-- the case manager's team on the checklist alone (their own words about a patient are case notes); nobody changes a remark but
-- its author. What a remark said before is for its author.
alter table remarks enable row level security;
grant select on remarks to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator, handrail_job;
grant insert (id, patient_id, checklist_item_id, words), update (words) on remarks
  to handrail_patient, handrail_case_manager, handrail_administrator;
create policy "a patient reads the remarks about them" on remarks for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient writes remarks about themselves" on remarks for insert to handrail_patient
  with check (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a patient changes remarks of their own" on remarks for update to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()) and author_id = (select app.user_id()));
create policy "a case manager reads the remarks about their patients" on remarks for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = remarks.organization_id and t.patient_id = remarks.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a case manager writes remarks on their patients' checklists" on remarks for insert to handrail_case_manager
  with check (organization_id = (select app.org()) and checklist_item_id is not null and exists (select from care_team t
    where t.organization_id = remarks.organization_id and t.patient_id = remarks.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a case manager changes remarks of their own" on remarks for update to handrail_case_manager
  using (organization_id = (select app.org()) and author_id = (select app.user_id()) and exists (select from care_team t
    where t.organization_id = remarks.organization_id and t.patient_id = remarks.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the remarks about their patients" on remarks for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = remarks.organization_id and t.patient_id = remarks.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads every remark of the organization" on remarks for select to handrail_administrator
  using (organization_id = (select app.org()));
create policy "an administrator writes remarks" on remarks for insert to handrail_administrator
  with check (organization_id = (select app.org()));
create policy "an administrator changes remarks of their own" on remarks for update to handrail_administrator
  using (organization_id = (select app.org()) and author_id = (select app.user_id()));
create policy "a job reads the remarks of the organization it acts in" on remarks for select to handrail_job
  using (organization_id = (select app.org()));

alter table remark_versions enable row level security;
grant select on remark_versions to handrail_patient, handrail_case_manager, handrail_administrator;
create policy "a patient reads what their own remarks said before" on remark_versions for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()) and author_id = (select app.user_id()));
create policy "a case manager reads what their own remarks said before" on remark_versions for select to handrail_case_manager
  using (organization_id = (select app.org()) and author_id = (select app.user_id()) and exists (select from care_team t
    where t.organization_id = remark_versions.organization_id and t.patient_id = remark_versions.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads what their own remarks said before" on remark_versions for select to handrail_administrator
  using (organization_id = (select app.org()) and author_id = (select app.user_id()));

grant execute on function app.remarks_as_text(uuid, uuid) to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant execute on function app.append_to_my_notes(uuid, text), app.download_remarks() to handrail_patient;
-- Whoever reads a remark reads who wrote it.
grant execute on function app.staff_name(uuid) to handrail_patient;
