-- What the job that seals the audit log reads and writes (decision 37), in the organization in which it acts. The digests are
-- made outside of the database, with a key that it does not know: whoever owns it alone can forge none.

-- Asks for the seals of this hour, where there is something to seal. Asked again, by another server too, it is the same work.
create function app.ask_for_seals() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.enqueue(o.id, 'audit.seal', '{}',
      key => md5(concat('audit.seal ', o.id, date_trunc('hour', now() at time zone 'UTC')))::uuid)
    from public.organizations o
    where exists (select from public.audit_log a where a.organization_id = o.id and a.at > coalesce(
      (select s.sealed_through from public.audit_seals s where s.organization_id = o.id order by s.number desc limit 1),
      '-infinity'))
$$;

-- The seal that the next one follows; none before the first.
create function app.last_seal() returns table (number integer, sealed_through timestamptz, seal text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.number, s.sealed_through, encode(s.seal, 'hex') from public.audit_seals s where s.organization_id = app.org()
    order by s.number desc limit 1
$$;

-- The entries that are in no seal yet, the earliest first, each as it is sealed; with them, until when all are sealed then. Ids
-- and moments are given before the commit, so an entry may appear after later ones were sealed: within the hour it is taken
-- along. What appears with an earlier moment than that was not written by us, and stays outside of every seal.
create function app.entries_to_seal(most integer) returns table (id bigint, entry text, sealed_through timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with last as (
    select coalesce(max(s.sealed_through), '-infinity') as through from public.audit_seals s where s.organization_id = app.org()
  ), sealed as materialized (
    select unnest(s.entry_ids) as id from public.audit_seals s
      where s.organization_id = app.org() and s.sealed_through > (select l.through from last l) - interval '1 hour'
  ), entries as materialized (
    select a.* from public.audit_log a
    where a.organization_id = app.org() and a.at > (select l.through from last l) - interval '1 hour'
      and a.at <= statement_timestamp() and a.id not in (select d.id from sealed d)
    order by a.at, a.id limit most
  )
  select e.id, jsonb_build_array(e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), e.user_id, e.hat, e.verb,
      e.entity, e.entity_id, e.patient_id, e.fields, e.is_private, e.covered_for)::text,
    greatest(l.through, case when count(*) over () < most then statement_timestamp() else max(e.at) over () end)
  from entries e, last l order by e.at, e.id
$$;

-- Keeps the next seal. Where another server was first, it is none.
create function app.keep_seal(number integer, sealed_through timestamptz, entry_ids bigint[], digests text, seal text)
  returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  insert into public.audit_seals (organization_id, number, sealed_through, entry_ids, digests, seal)
    values (app.org(), keep_seal.number, keep_seal.sealed_through, keep_seal.entry_ids, decode(keep_seal.digests, 'hex'),
      decode(keep_seal.seal, 'hex'))
    on conflict (organization_id, number) do nothing;
  return found;
end $$;
