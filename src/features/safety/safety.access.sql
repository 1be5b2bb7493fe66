-- An alert says that words of danger were recognised, and where. The patient's own request writes it; the people who care for the
-- patient read that it is there. The words that raised it are read through a function alone, which records who read them, and only
-- until somebody has settled the alert with a sentence about what was done (decision 53).
alter table safety_alerts enable row level security;
grant insert (id, kind, source) on safety_alerts to handrail_patient;
grant execute on function app.raise_safety_alert(uuid, text[], text, text, boolean),
  app.raise_safety_alert(uuid, jsonb, text, text, boolean), app.my_safety_alerts() to handrail_patient;
grant execute on function app.open_safety_alerts(), app.read_safety_alerts(uuid), app.settle_safety_alerts(uuid, uuid[], text),
  app.has_raised_alert(uuid, uuid, text, uuid), app.settled_danger(uuid, uuid, timestamptz)
  to handrail_case_manager, handrail_specialist, handrail_administrator;
grant execute on function app.reach_by_safety_alert(uuid, text) to handrail_job;
grant select (organization_id, id, patient_id, kind, source, created_at, seen_by, seen_at, acknowledged_by, acknowledged_at, outcome),
  update (acknowledged_by, acknowledged_at) on safety_alerts
  to handrail_case_manager, handrail_specialist, handrail_administrator;
grant select (organization_id, id, patient_id, kind, source, created_at, acknowledged_by, acknowledged_at)
  on safety_alerts to handrail_job;
create policy "a patient's words raise an alert about themselves" on safety_alerts for insert to handrail_patient
  with check (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager sees the alerts about their patients" on safety_alerts to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = safety_alerts.organization_id and t.patient_id = safety_alerts.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0))
  with check (organization_id = (select app.org()) and acknowledged_by = (select app.user_id()));
create policy "a specialist sees the alerts about their patients" on safety_alerts to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = safety_alerts.organization_id and t.patient_id = safety_alerts.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0))
  with check (organization_id = (select app.org()) and acknowledged_by = (select app.user_id()));
create policy "an administrator sees every alert of the organization" on safety_alerts to handrail_administrator
  using (organization_id = (select app.org()))
  with check (organization_id = (select app.org()) and acknowledged_by = (select app.user_id()));
create policy "a job mails the alerts of the organization it acts in" on safety_alerts for select to handrail_job
  using (organization_id = (select app.org()));

-- Whom an alert has reached is written by the work that tells them; its administrators read when that was.
alter table safety_alert_recipients enable row level security;
grant select on safety_alert_recipients to handrail_administrator;
create policy "an administrator reads whom the alerts have reached" on safety_alert_recipients for select
  to handrail_administrator using (organization_id = (select app.org()));
