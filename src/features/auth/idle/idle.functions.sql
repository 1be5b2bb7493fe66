-- A session ends by itself when its person has done nothing for as long as their organization says (decision 10). Only what
-- somebody does themselves counts (app.note_activity): a live stream, or a page that asks again by itself, keeps nothing open.

-- The organizations that somebody belongs to, in whatever hat.
create function app.organizations_of(person uuid) returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select organization_id from public.user_roles where user_id = person
  union select organization_id from public.case_managers where user_id = person and removed_at is null
  union select organization_id from public.specialists where user_id = person and removed_at is null
  union select organization_id from public.patients where user_id = person and merged_into is null
$$;

-- How long somebody may do nothing: of what their organizations say the shortest; null where none says anything.
create function app.idle_limit(person uuid) returns interval
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select make_interval(mins => min(o.idle_minutes)) from public.organizations o
  where o.idle_minutes is not null and o.id in (select app.organizations_of(person))
$$;

-- However a session is begun or renewed, it is over when its rest is: whoever asks only for its end needs to know no more.
create function app.limit_idle_session() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.idle_ends_at := coalesce(now() + app.idle_limit(new.user_id), 'infinity');
  end if;
  new.expires_at := least(new.expires_at, new.idle_ends_at);
  return new;
end $$;
create trigger limit_idle_session before insert or update on auth.sessions
  for each row execute function app.limit_idle_session();

-- Somebody did something: the rest of this session begins anew. Answers how many milliseconds it is, null where it has no end.
create function app.note_activity(current_token text) returns float8
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update auth.sessions s set idle_ends_at = coalesce(now() + l.rest, 'infinity'), expires_at = now() + interval '7 days'
    from (select app.idle_limit(app.user_id()) as rest) l
    where s.token_hash = sha256(current_token::bytea) and s.user_id = app.user_id()
      and (l.rest is not null or s.idle_ends_at < 'infinity')
    returning (extract(epoch from l.rest) * 1000)::float8
$$;

-- How many milliseconds of rest a session has left; null where it has no end.
create function app.idle_left(current_token text) returns float8
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (extract(epoch from s.idle_ends_at - now()) * 1000)::float8 from auth.sessions s
  where s.token_hash = sha256(current_token::bytea) and s.idle_ends_at < 'infinity'
$$;

-- An organization that says something else says it to everybody who is signed in: their rest begins now.
create function app.limit_idle_sessions_here() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.sessions s set idle_ends_at = coalesce(now() + l.rest, 'infinity'),
      expires_at = case when s.idle_ends_at < 'infinity' then now() + interval '7 days' else s.expires_at end
    from auth.sessions o cross join lateral (select app.idle_limit(o.user_id) as rest) l
    where o.id = s.id and o.expires_at > now() and new.id in (select app.organizations_of(o.user_id));
  return null;
end $$;
create trigger limit_idle_sessions_here after update of idle_minutes on public.organizations
  for each row when (old.idle_minutes is distinct from new.idle_minutes) execute function app.limit_idle_sessions_here();

-- Whoever joins an organization rests as it says from then on, on every device that they are signed in on.
create function app.limit_idle_sessions_of_new() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update auth.sessions s set idle_ends_at = least(s.idle_ends_at, now() + l.rest)
    from (select app.idle_limit(new.user_id) as rest) l
    where s.user_id = new.user_id and s.expires_at > now() and l.rest is not null;
  return null;
end $$;
create trigger limit_idle_sessions_of_new after insert on public.user_roles
  for each row execute function app.limit_idle_sessions_of_new();
create trigger limit_idle_sessions_of_new after insert or update of user_id, removed_at on public.case_managers
  for each row when (new.user_id is not null) execute function app.limit_idle_sessions_of_new();
create trigger limit_idle_sessions_of_new after insert or update of user_id, removed_at on public.specialists
  for each row when (new.user_id is not null) execute function app.limit_idle_sessions_of_new();
create trigger limit_idle_sessions_of_new after insert or update of user_id on public.patients
  for each row when (new.user_id is not null) execute function app.limit_idle_sessions_of_new();
