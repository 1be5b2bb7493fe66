-- A patient asks for appointments and answers the times that they are offered; their case manager, or a colleague of that
-- kind on the care team, confirms, declines, moves and offers the case manager's times. Hours are everybody's own. A specialist
-- does the same with the times that are their own, and reads the rest. Which transition is whose, and that a time is never
-- given twice, the database checks by itself (appointments.functions.sql).
alter table appointments enable row level security;
grant select on appointments to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, starts_at, ends_at, notes), update (status) on appointments to handrail_patient;
grant insert (id, patient_id, starts_at, ends_at, status, notes), update (starts_at, ends_at, status, reply)
  on appointments to handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a patient asks for and answers their own appointments" on appointments to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager reads the appointments of their patients" on appointments for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = appointments.organization_id and t.patient_id = appointments.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a case manager offers times to their patients" on appointments for insert to handrail_case_manager
  with check (organization_id = (select app.org()) and specialist_id is null and exists (select from care_team t
    where t.organization_id = appointments.organization_id and t.patient_id = appointments.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a case manager keeps the appointments with their patients" on appointments for update
  to handrail_case_manager using (organization_id = (select app.org()) and specialist_id is null and exists (select from care_team t
    where t.organization_id = appointments.organization_id and t.patient_id = appointments.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the appointments of their patients" on appointments for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = appointments.organization_id and t.patient_id = appointments.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist offers their own times to their patients" on appointments for insert to handrail_specialist
  with check (organization_id = (select app.org()) and specialist_id = (select app.specialist())
    and exists (select from care_team t
    where t.organization_id = appointments.organization_id and t.patient_id = appointments.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist keeps appointments of their patients with them" on appointments for update
  to handrail_specialist using (organization_id = (select app.org()) and specialist_id = (select app.specialist())
    and exists (select from care_team t
    where t.organization_id = appointments.organization_id and t.patient_id = appointments.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator keeps every appointment of the organization" on appointments to handrail_administrator
  using (organization_id = (select app.org()));
-- The jobs that mail a transition or a reminder read when it is and how it stands, never what was noted.
grant select (organization_id, id, patient_id, case_manager_id, specialist_id, starts_at, status, sequence, requested_by,
  cancelled_by) on appointments to handrail_job;
create policy "a job reads the appointments of the organization it acts in" on appointments for select to handrail_job
  using (organization_id = (select app.org()));

alter table availabilities enable row level security;
grant select on availabilities to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, weekday, from_minute, until_minute), delete on availabilities to handrail_case_manager, handrail_specialist;
create policy "a patient reads when their case manager can be booked" on availabilities for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = availabilities.organization_id and t.patient_id = (select app.patient())
      and t.member_id = availabilities.case_manager_id and t.role = 'case_manager'));
create policy "a case manager keeps their own hours" on availabilities to handrail_case_manager
  using (organization_id = (select app.org()) and case_manager_id = (select app.case_manager()));
create policy "a specialist keeps their own hours" on availabilities to handrail_specialist
  using (organization_id = (select app.org()) and specialist_id = (select app.specialist()));
create policy "an administrator reads the hours of the organization" on availabilities for select to handrail_administrator
  using (organization_id = (select app.org()));
grant execute on function app.free_times(timestamptz, timestamptz, integer, uuid)
  to handrail_patient, handrail_case_manager, handrail_specialist;
