-- A member reads their own organization; its administrator also renames it, says its address and time zone, turns the assistant on and off, and says
-- whether staff need a second factor, when sessions in which nothing is done end, and after how many days of silence a patient is looked
-- after. Plans and seats are the operator's. Nobody reads another organization, not even its name.
alter table organizations enable row level security;
grant select (id, slug, name, time_zone, model_text_to_patients)
  on organizations to handrail_patient, handrail_case_manager, handrail_specialist;
grant select (silence_days) on organizations to handrail_case_manager, handrail_specialist;
grant select on organizations to handrail_administrator, handrail_job;
grant update (name, slug, time_zone, idle_minutes, silence_days, case_number_prefix, open_days, open_from_hour, open_until_hour,
  out_of_hours_person_id, out_of_hours_email, text_approver_id, engines, engines_for_patients, engines_for_case_managers, engines_for_administrators,
  model_text_to_patients, model_call_limit, requires_second_factor) on organizations to handrail_administrator;
create policy "a patient reads their organization" on organizations for select to handrail_patient
  using (id = (select app.org()));
create policy "a case manager reads their organization" on organizations for select to handrail_case_manager
  using (id = (select app.org()));
create policy "a specialist reads their organization" on organizations for select to handrail_specialist
  using (id = (select app.org()));
create policy "an administrator reads and changes their organization" on organizations to handrail_administrator
  using (id = (select app.org()));
create policy "a job reads the organization it acts in" on organizations for select to handrail_job
  using (id = (select app.org()));

-- Who administers an organization: its administrators see and remove each other. Roles are given by accepted invitations.
alter table user_roles enable row level security;
grant select, delete on user_roles to handrail_administrator;
create policy "administrators see and remove each other" on user_roles to handrail_administrator
  using (organization_id = (select app.org()));

-- What the terminal and the functions use; no hat reads it.
alter table founding_links enable row level security;
alter table deployment enable row level security;

grant execute on function app.organization_to_join(text), app.found_organization(text),
  app.found_default_organization(text, text), app.leave_administration(uuid)
  to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;

grant execute on function app.staff_without_second_factor(), app.seats_taken() to handrail_administrator;
grant execute on function app.administrator_addresses() to handrail_job;
grant execute on function app.engines_for(text) to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant execute on function app.engines_of_server(), app.administrators() to handrail_administrator;
grant execute on function app.switch_engines(text), app.switch_billing(boolean) to handrail_job;
