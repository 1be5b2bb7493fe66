-- What a patient's e-mail address and phone number were before is seen by whoever sees the record: staff recognise somebody by
-- them, and the patient may know what is kept. Nobody writes it: the record does so itself whenever one of them changes.
alter table former_contacts enable row level security;
grant select on former_contacts to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a patient reads their own former contacts" on former_contacts for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager reads the former contacts of their patients" on former_contacts for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = former_contacts.organization_id and t.patient_id = former_contacts.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the former contacts of their patients" on former_contacts for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = former_contacts.organization_id and t.patient_id = former_contacts.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads the former contacts of every patient" on former_contacts for select
  to handrail_administrator using (organization_id = (select app.org()));

grant execute on function app.check_digit(text), app.any_case_number()
  to handrail_patient, handrail_case_manager, handrail_administrator, handrail_job;
