-- Cover for a colleague: a case manager lets another one of the organization work with their caseload, or with one patient
-- of it, for a while; an administrator does so for anybody who is away. While it runs, whoever covers works with those
-- patients like their case manager: reads and writes, answers messages and appointments, in their own name. They don't
-- change or close the record, don't move or invite anybody, and can't hand the cover on; hours and unsigned notes stay
-- their owner's. Before it begins and after it ends they see nothing. The case manager or an administrator ends it early.
alter table covers enable row level security;
grant select on covers to handrail_case_manager, handrail_administrator, handrail_job;
grant insert (id, case_manager_id, patient_id, colleague_id, reason, starts_at, ends_at), update (ended_at)
  on covers to handrail_case_manager, handrail_administrator;
create policy "a case manager gives and ends the covers of their own caseload" on covers to handrail_case_manager
  using (organization_id = (select app.org()) and case_manager_id = (select app.case_manager()));
create policy "a case manager reads the covers they hold" on covers for select to handrail_case_manager
  using (organization_id = (select app.org()) and colleague_id = (select app.case_manager()));
create policy "an administrator gives and ends every cover" on covers to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job reads the covers of the organization it acts in" on covers for select to handrail_job
  using (organization_id = (select app.org()));

grant execute on function app.case_manager_names() to handrail_case_manager, handrail_administrator;
grant execute on function app.who_covers_for_me() to handrail_patient;
grant execute on function app.cover_of(uuid), app.cover_of(uuid, uuid) to handrail_case_manager, handrail_specialist, handrail_administrator;
