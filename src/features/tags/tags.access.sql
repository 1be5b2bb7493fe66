-- Tags are for staff: a patient sees none on any screen. Case managers and administrators put tags on the patients whom they
-- may see and take them off, new ones included; a specialist reads them. Only an administrator renames, merges and deletes a
-- tag, for that changes it on the patients of everybody. What a patient downloads about themselves names their tags.
alter table tags enable row level security;
grant select on tags to handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, name) on tags to handrail_case_manager, handrail_administrator;
grant update (name, merged_into, merged_at), delete on tags to handrail_administrator;
grant execute on function app.tag_key(text) to handrail_case_manager, handrail_administrator;
create policy "a case manager reads the tags of the organization" on tags for select to handrail_case_manager
  using (organization_id = (select app.org()));
create policy "a case manager adds tags to the organization" on tags for insert to handrail_case_manager
  with check (organization_id = (select app.org()));
create policy "a specialist reads the tags of the organization" on tags for select to handrail_specialist
  using (organization_id = (select app.org()));
create policy "an administrator keeps the tags of the organization" on tags to handrail_administrator
  using (organization_id = (select app.org()));

alter table patient_tags enable row level security;
grant select on patient_tags to handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (patient_id, tag_id), delete on patient_tags to handrail_case_manager;
grant insert (patient_id, tag_id, came_from), delete on patient_tags to handrail_administrator;
create policy "a case manager keeps the tags of their patients" on patient_tags to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patient_tags.organization_id and t.patient_id = patient_tags.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist reads the tags of their patients" on patient_tags for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = patient_tags.organization_id and t.patient_id = patient_tags.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator keeps the tags of every patient" on patient_tags to handrail_administrator
  using (organization_id = (select app.org()));

-- Their own tags, for their download alone.
grant execute on function app.download_patient_tags() to handrail_patient;
