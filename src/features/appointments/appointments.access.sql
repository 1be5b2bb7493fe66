-- A patient asks for appointments and answers an offered time; their case manager confirms, declines and moves them. The
-- specialist reads them. Who is booked when is checked by the database itself: a time is never given twice.
alter table appointments enable row level security;
grant select on appointments to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, starts_at, ends_at, notes, requested_by), update (status, cancelled_by, updated_at)
  on appointments to handrail_patient;
grant insert (id, patient_id, case_manager_id, starts_at, ends_at, status, notes, requested_by),
  update (starts_at, ends_at, status, notes, cancelled_by, updated_at) on appointments to handrail_case_manager,
  handrail_administrator;
create policy "a patient asks for and answers their own appointments" on appointments to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager keeps the appointments of their patients" on appointments to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select 1 from patients p
    where p.organization_id = appointments.organization_id and p.id = appointments.patient_id));
create policy "a specialist reads the appointments of their patients" on appointments for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select 1 from patients p
    where p.organization_id = appointments.organization_id and p.id = appointments.patient_id));
create policy "an administrator keeps every appointment of the organization" on appointments to handrail_administrator
  using (organization_id = (select app.org()));

alter table availabilities enable row level security;
grant select on availabilities to handrail_patient, handrail_case_manager, handrail_administrator;
grant insert (id, weekday, from_minute, until_minute), delete on availabilities to handrail_case_manager;
create policy "a patient reads when their case manager can be booked" on availabilities for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select 1 from patients p
    where p.organization_id = availabilities.organization_id and p.case_manager_id = availabilities.case_manager_id));
create policy "a case manager keeps their own hours" on availabilities to handrail_case_manager
  using (organization_id = (select app.org()) and case_manager_id = (select app.case_manager()));
create policy "an administrator reads the hours of the organization" on availabilities for select to handrail_administrator
  using (organization_id = (select app.org()));
