-- Who is asking. The door (platform/db) sets these for one transaction; policies and column defaults read them.
-- An unset or emptied setting reads as null, so every condition on it fails closed.
create schema app;
create extension if not exists btree_gist;

create function app.org() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization', true), '')::uuid;
create function app.user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user', true), '')::uuid;
create function app.patient() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.patient', true), '')::uuid;
create function app.case_manager() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.case_manager', true), '')::uuid;
create function app.specialist() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.specialist', true), '')::uuid;
create function app.hat() returns text language sql stable parallel safe
  return nullif(current_setting('app.hat', true), '');
