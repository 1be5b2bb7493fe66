-- How nothing of a person remains (decision 85). What leads to the record, or to an account of theirs, by a foreign key that
-- deletes goes with it: PostgreSQL is asked for nothing more. Of every other table its feature says what becomes of it
-- (`erasing` of its feature.ts, gathered in carrying-out.gen.sql), and a test asks that each is reached in one of these ways.

-- What the features say, and the tables that belong to none of them.
create function app.erasure_rules() returns table (name text, rule text, condition text, change text)
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select * from app.erasure_rules_of_features()
  union all
  values
    ('deployment', 'stays', null, null),
    ('open_streams', 'goes', 'x.user_id = any ($3)', null),
    -- Later work names ids alone, and finds nothing.
    ('outbox', 'stays', null, null),
    ('rate_limits', 'goes', $c$exists (select from unnest($2 || $3) i where x.key like '%' || i || '%')$c$, null),
    ('schema_migrations', 'stays', null, null)
$$;

-- Those of these accounts that are nobody else's: no other record, no work and no organization hangs on them. From here on
-- nothing can be hung on them either.
create function app.accounts_to_erase(org_id uuid, records uuid[], accounts uuid[]) returns uuid[]
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from auth.users u where u.id = any (accounts) order by u.id for update;
  return array(select u.id from auth.users u where u.id = any (accounts)
    and not exists (select from public.patients p where p.user_id = u.id
      and (p.organization_id, p.id) not in (select org_id, r from unnest(records) r))
    and not exists (select from public.staff s where s.user_id = u.id)
    and not exists (select from public.user_roles r where r.user_id = u.id)
    and not exists (select from public.administrator_periods a where a.user_id = u.id));
end $$;

-- Erases these records and accounts, where they are there, in one transaction, and keeps that it was done. In the audit log it
-- stands as one entry, under the name of who confirmed it. Answers whether there was anything to erase.
create function app.carry_out_erasure(e public.erasures) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  records constant uuid[] := e.record_ids;
  proven text[];
  addresses text[];
  names text[];
  r record;
begin
  perform from public.patients p where p.organization_id = e.organization_id and p.id = any (records) order by p.id for update;
  e.account_ids := app.accounts_to_erase(e.organization_id, records, e.account_ids || array(select p.user_id
    from public.patients p where p.organization_id = e.organization_id and p.id = any (records) and p.user_id is not null));
  if cardinality(e.account_ids) = 0 and not exists (select from public.patients p
      where p.organization_id = e.organization_id and p.id = any (records)) then
    return false;
  end if;
  proven := array(select lower(u.email) from auth.users u where u.id = any (e.account_ids) and u.email_verified);
  select coalesce(array_agg(p.email_norm) filter (where p.email_norm is not null), '{}'), coalesce(array_agg(app.fold_name(p.name)), '{}')
    into addresses, names from public.patients p where p.organization_id = e.organization_id and p.id = any (records);
  addresses := addresses || array(select lower(btrim(f.value)) from public.former_contacts f
      where f.organization_id = e.organization_id and f.patient_id = any (records) and f.kind = 'email')
    || array(select lower(u.email) from auth.users u where u.id = any (e.account_ids));
  e.storage_keys := array(select f.storage_key from public.case_files f
    where f.organization_id = e.organization_id and f.patient_id = any (records));
  -- Who has the record open hears of it with the commit.
  perform app.notify(e.organization_id, 'patients', x, null) from unnest(records) x;

  perform set_config('app.hat', 'erasure', true);
  for r in select * from app.erasure_rules() g where g.rule in ('goes', 'loses') loop
    execute format(case r.rule when 'goes' then 'delete from %1$s x where %2$s' else 'update %1$s x set %3$s where %2$s' end,
      case when r.name like '%.%' then r.name else 'public.' || r.name end, r.condition, r.change)
      using e.organization_id, records, e.account_ids, addresses, proven, names;
  end loop;
  delete from public.patients p where p.organization_id = e.organization_id and p.id = any (records);
  perform app.delete_accounts(e.account_ids);

  perform set_config('app.hat', 'administrator', true), set_config('app.user', coalesce(e.erased_by::text, ''), true);
  insert into public.erasures select e.* on conflict (organization_id, id) do update
    set settled_at = null, storage_keys = excluded.storage_keys, account_ids = excluded.account_ids;
  perform set_config('app.hat', 'job', true), set_config('app.user', '', true);
  return true;
end $$;

-- Erases the person of a confirmed request, with every record that was merged into theirs. Asked again, or of a request that was
-- not confirmed, nothing is done.
create function app.erase_person(request uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  q public.erasure_requests;
  e public.erasures;
begin
  select * into q from public.erasure_requests x where x.organization_id = app.org() and x.id = request
    and x.confirmed_at is not null;
  if not found then
    return false;
  end if;
  e.organization_id := q.organization_id;
  e.id := q.id;
  e.patient_id := q.patient_id;
  e.record_ids := app.records_within(q.organization_id, q.patient_id);
  e.account_ids := '{}';
  e.erased_by := q.confirmed_by;
  e.erased_at := now();
  return app.carry_out_erasure(e);
end $$;

-- Erases again what came back with an older copy of the database, as the list outside of it says.
create function app.erase_again(erasure uuid, record uuid, records uuid[], accounts uuid[], by_whom uuid, at timestamptz)
  returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  e public.erasures;
begin
  e.organization_id := app.org();
  e.id := erasure;
  e.patient_id := record;
  e.record_ids := records || coalesce((select array_agg(w) from unnest(records) r, unnest(app.records_within(app.org(), r)) w
    where not w = any (records)), '{}');
  e.account_ids := accounts;
  e.erased_by := by_whom;
  e.erased_at := at;
  return app.carry_out_erasure(e);
end $$;

-- What was erased, here or (for the deployment itself) in every organization: all of it, or what is still to be settled.
create function app.known_erasures(only_unsettled boolean) returns setof public.erasures
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select * from public.erasures e where (app.org() is null or e.organization_id = app.org())
    and (not only_unsettled or e.settled_at is null)
  order by e.erased_at, e.id
$$;

-- The files are gone, and the list outside of the database has it.
create function app.settle_erasure(erasure uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.erasures e set settled_at = now(), storage_keys = '{}'
    where e.organization_id = app.org() and e.id = erasure and e.settled_at is null
$$;
