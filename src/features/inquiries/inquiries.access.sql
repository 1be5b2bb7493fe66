-- A visitor sends an inquiry and can read none, not even their own. No hat of the product reads inquiries; the operator
-- does, with the owner's login.
alter table inquiries enable row level security;
grant insert (id, form_type, name, email, phone, organization_name, sector, team_size, programs, notes, message)
  on inquiries to handrail_anonymous;
create policy "a visitor sends an inquiry" on inquiries for insert to handrail_anonymous
  with check (created_at <= now());
