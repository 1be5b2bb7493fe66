-- A patient's record is seen by the patient, by those on their care team while that lasts, and by the administrators of their
-- organization, and by nobody else. The patient changes their own details; case manager and co-workers of that kind
-- keep the record, which covering does not include; only an administrator moves a patient to somebody else. Patients are
-- entered and moved through functions (care-team.functions.sql). Closing a case has rules of its own (cases.access.sql).
alter table patients enable row level security;
grant select on patients to handrail_case_manager, handrail_specialist, handrail_administrator, handrail_job;
-- Why a case was closed is for staff; the patient reads that it is, and since when.
grant select (organization_id, id, user_id, name, preferred_name, pronouns, interpreter_language, email, email_norm, phone,
  birth_date, case_number, status, closed_on, case_manager_id, specialist_id, language, time_zone, model_choice, wants_check_ins, created_at,
  updated_at) on patients to handrail_patient;
-- Their address is changed by proving it (contact-address.functions.sql), and the case number by nobody.
grant update (name, preferred_name, pronouns, interpreter_language, birth_date, phone, language, time_zone, model_choice,
  wants_check_ins) on patients to handrail_patient;
grant update (name, given_name, family_name, preferred_name, pronouns, interpreter_language, birth_date, email, phone, language,
  time_zone) on patients to handrail_case_manager;
grant update (name, given_name, family_name, preferred_name, pronouns, interpreter_language, birth_date, email, phone,
  language, time_zone) on patients to handrail_administrator;
create policy "a patient reads and changes their own record" on patients to handrail_patient
  using (organization_id = (select app.org()) and id = (select app.patient()));
create policy "a case manager reads their patients" on patients for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patients.organization_id and t.patient_id = patients.id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
-- A check beside the sight: who tries to change what they only cover is refused, not passed over.
create policy "a case manager or co-worker keeps the record" on patients for update to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patients.organization_id and t.patient_id = patients.id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0))
  with check (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patients.organization_id and t.patient_id = patients.id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() and t.keeps_record offset 0));
create policy "a specialist reads the patients whose team they are on" on patients for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patients.organization_id and t.patient_id = patients.id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator works with every patient of the organization" on patients to handrail_administrator
  using (organization_id = (select app.org()) and merged_into is null);
create policy "a job reads the patients of the organization it acts in" on patients for select to handrail_job
  using (organization_id = (select app.org()));
grant execute on function app.shown_name(text, text) to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
