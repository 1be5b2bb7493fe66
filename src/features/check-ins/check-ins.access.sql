-- A check-in is the patient's own: they write it, change it and take it back. It is private unless they share it; what is
-- shared is read by the case managers on their care team, and changed by nobody else. What is private no member of staff can
-- read.
alter table check_ins enable row level security;
grant select on check_ins to handrail_patient, handrail_case_manager;
grant insert (made_on, mood, words, is_shared), update (mood, words, is_shared, updated_at), delete
  on check_ins to handrail_patient;
create policy "a patient keeps their own check-ins" on check_ins to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager reads the check-ins that their patients share" on check_ins for select to handrail_case_manager
  using (organization_id = (select app.org()) and is_shared and exists (select from care_team t
    where t.organization_id = check_ins.organization_id and t.patient_id = check_ins.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
