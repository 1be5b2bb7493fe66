-- A person reads and changes their own profile, whatever hat they wear. Accounts, passwords and sessions belong to the
-- sign-in login alone; no hat of the product can read them. Whoever reads them all can sign in with none of it: of sessions
-- and links only hashes are kept, second factors are encrypted (decision 59).
grant usage on schema auth to handrail_auth;
grant select, insert, update, delete on auth.users, auth.sessions, auth.accounts, auth.verifications, auth.two_factors,
  auth.passkeys to handrail_auth;
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.accounts enable row level security;
alter table auth.verifications enable row level security;
alter table auth.two_factors enable row level security;
alter table auth.passkeys enable row level security;
create policy "signing in looks accounts up" on auth.users to handrail_auth using (true);
create policy "signing in keeps sessions" on auth.sessions to handrail_auth using (true);
create policy "signing in keeps passwords" on auth.accounts to handrail_auth using (true);
create policy "signing in keeps codes" on auth.verifications to handrail_auth using (true);
create policy "signing in keeps second factors" on auth.two_factors to handrail_auth using (true);
create policy "signing in keeps passkeys of people" on auth.passkeys to handrail_auth using (true);

alter table profiles enable row level security;
grant select on profiles to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator;
grant update (full_name, phone, language, time_zone, updated_at) on profiles to handrail_anonymous, handrail_patient,
  handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "an account without a hat reads and changes its own profile" on profiles to handrail_anonymous
  using (id = (select app.user_id()));
create policy "a patient reads and changes their own profile" on profiles to handrail_patient
  using (id = (select app.user_id()));
create policy "a case manager reads and changes their own profile" on profiles to handrail_case_manager
  using (id = (select app.user_id()));
create policy "a specialist reads and changes their own profile" on profiles to handrail_specialist
  using (id = (select app.user_id()));
create policy "an administrator reads and changes their own profile" on profiles to handrail_administrator
  using (id = (select app.user_id()));
grant execute on function app.choose_organization(uuid), app.chosen_organization(), app.memberships(), app.memberships_and_prefixes(), app.own_clocks(), app.has_second_factor(), app.own_sessions(text), app.end_session(uuid),
  app.end_sessions(text), app.session_grows_old(text) to handrail_anonymous, handrail_patient, handrail_case_manager,
  handrail_specialist, handrail_administrator;
grant execute on function app.founding_link_stands(text), app.count_try(text, text, text, bytea, integer),
  app.count_mail(text, text, text, bytea) to handrail_anonymous;
-- A patient proves where they are written to.
grant execute on function app.count_mail(text, text, text, bytea) to handrail_patient;
-- Devices are asked about and kept through the functions alone.
alter table auth.known_devices enable row level security;
grant execute on function app.remember_device(bytea) to handrail_anonymous;
