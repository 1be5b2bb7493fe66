-- Who saw, changed, exported or was refused what, and when: ids, verbs and field names, never names or values
-- (decision 37). No foreign keys: an entry outlives what it speaks of.
create table audit_log (
  organization_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  hat text,
  verb text not null check (verb in ('read', 'insert', 'update', 'delete', 'export', 'refused')),
  entity text not null check (char_length(entity) between 1 and 60),
  entity_id uuid,
  patient_id uuid,
  fields text[] not null default '{}',
  primary key (organization_id, id)
);
create index audit_log_patient on audit_log (organization_id, patient_id, id desc);

create function app.refuse_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = '42501';
end $$;
create trigger audit_log_is_final before update or delete on audit_log
  for each row execute function app.refuse_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function app.refuse_change();
alter table audit_log enable always trigger audit_log_is_final;
alter table audit_log enable always trigger audit_log_is_never_emptied;
