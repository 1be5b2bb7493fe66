-- A visitor sends an inquiry and can read none, not even their own. No hat of the product reads inquiries; the operator
-- does, with the owner's login (`npm run inquiries`). The job that mails the operator is handed one inquiry by a function.
alter table inquiries enable row level security;
grant insert (id, form_type, name, email, phone, organization_name, sector, team_size, programs, notes, message, language)
  on inquiries to handrail_anonymous;
create policy "a visitor sends an inquiry" on inquiries for insert to handrail_anonymous
  with check (created_at <= now());
grant execute on function app.count_inquiry(uuid, text, integer, integer) to handrail_anonymous;
grant execute on function app.inquiry_to_announce(uuid) to handrail_job;
