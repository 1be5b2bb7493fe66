-- The care team says who of the staff may see a patient, and from when to when. A member of staff reads their own memberships
-- that run; the rest of a team is read through app.care_team_of, which asks first. A patient reads who is on their team by
-- name and role, never why; an administrator reads everything, the reason too. Nobody writes here: memberships follow from
-- whose patient somebody is, from covers, and from co-workers, who are added and ended through functions that ask first.
alter table care_team enable row level security;
grant select on care_team to handrail_case_manager, handrail_specialist, handrail_administrator;
grant select (organization_id, id, patient_id, member_id, member_kind, role, starts_at, ends_at, ended_at, answers)
  on care_team to handrail_patient;
create policy "a case manager reads their own memberships that run" on care_team for select to handrail_case_manager
  using (organization_id = (select app.org()) and member_id = (select app.member())
    and ended_at is null and starts_at <= now() and ends_at > now());
create policy "a specialist reads their own memberships that run" on care_team for select to handrail_specialist
  using (organization_id = (select app.org()) and member_id = (select app.member())
    and ended_at is null and starts_at <= now() and ends_at > now());
create policy "a patient reads who is on their care team" on care_team for select to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient())
    and ended_at is null and starts_at <= now() and ends_at > now());
create policy "an administrator reads every membership of the organization" on care_team for select
  to handrail_administrator using (organization_id = (select app.org()));

-- Who works here, by name: colleagues know each other, and a patient knows those of their own team.
alter table staff enable row level security;
grant select (organization_id, id, kind, name, name_order, ended_at) on staff to handrail_patient, handrail_case_manager,
  handrail_specialist, handrail_administrator, handrail_job;
create policy "a patient reads the names of their care team" on staff for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = staff.organization_id and t.patient_id = (select app.patient()) and t.member_id = staff.id));
create policy "a case manager reads the names of colleagues" on staff for select to handrail_case_manager
  using (organization_id = (select app.org()));
create policy "a specialist reads the names of colleagues" on staff for select to handrail_specialist
  using (organization_id = (select app.org()));
create policy "an administrator reads the names of the staff" on staff for select to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job reads the names of the staff where it acts" on staff for select to handrail_job
  using (organization_id = (select app.org()));

grant select on my_caseload to handrail_case_manager, handrail_specialist;
grant execute on function app.member(), app.next_access_change() to handrail_anonymous, handrail_patient,
  handrail_case_manager, handrail_specialist, handrail_administrator, handrail_job;
grant execute on function app.mark_ended_memberships() to handrail_job;
