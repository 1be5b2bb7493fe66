-- What lists show of a patient is read by whoever of the staff may see the patient. Nobody writes it: triggers keep it beside
-- the thing that happened.
alter table patient_summaries enable row level security;
grant select on patient_summaries to handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a case manager reads the summaries of their patients" on patient_summaries for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patient_summaries.organization_id and t.patient_id = patient_summaries.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the summaries of their patients" on patient_summaries for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patient_summaries.organization_id and t.patient_id = patient_summaries.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator reads every summary of the organization" on patient_summaries for select
  to handrail_administrator using (organization_id = (select app.org()));
grant execute on function app.last_contact(uuid) to handrail_case_manager, handrail_specialist, handrail_administrator;
