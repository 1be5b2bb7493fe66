-- A template is words for messages and notes, about nobody. Staff keep their own, which nobody else reads; the organization's are
-- read by all of its staff and kept by its administrators. A patient sees none: what was made from one is the writer's.
alter table reply_templates enable row level security;
grant select on reply_templates to handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, owner_id, name, body, language), update (name, body, language), delete on reply_templates
  to handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a case manager reads their own and shared templates" on reply_templates for select
  to handrail_case_manager using (organization_id = (select app.org()) and read_by = any (array[(select app.user_id()), (select app.org())]));
create policy "a case manager writes templates of their own" on reply_templates for insert to handrail_case_manager
  with check (organization_id = (select app.org()) and owner_id = (select app.user_id()));
create policy "a case manager changes templates of their own" on reply_templates for update to handrail_case_manager
  using (organization_id = (select app.org()) and owner_id = (select app.user_id()));
create policy "a case manager removes templates of their own" on reply_templates for delete to handrail_case_manager
  using (organization_id = (select app.org()) and owner_id = (select app.user_id()));
create policy "a specialist reads their own and shared templates" on reply_templates for select
  to handrail_specialist using (organization_id = (select app.org()) and read_by = any (array[(select app.user_id()), (select app.org())]));
create policy "a specialist writes templates of their own" on reply_templates for insert to handrail_specialist
  with check (organization_id = (select app.org()) and owner_id = (select app.user_id()));
create policy "a specialist changes templates of their own" on reply_templates for update to handrail_specialist
  using (organization_id = (select app.org()) and owner_id = (select app.user_id()));
create policy "a specialist removes templates of their own" on reply_templates for delete to handrail_specialist
  using (organization_id = (select app.org()) and owner_id = (select app.user_id()));
create policy "an administrator keeps their own and shared templates" on reply_templates to handrail_administrator
  using (organization_id = (select app.org()) and read_by = any (array[(select app.user_id()), (select app.org())]));
