-- An account brings its profile along: the part of it that the product itself may read.
create function app.profile_follows_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.profiles (id, full_name, email, phone, language)
    values (new.id, new.name, new.email, new.phone, new.language)
    on conflict (id) do update set email = excluded.email, updated_at = now();
  return new;
end $$;
create trigger profile_follows_account after insert or update of email on auth.users
  for each row execute function app.profile_follows_account();

-- The organizations and hats of the person asking, for the header and for choosing a screen.
create function app.memberships() returns table (organization_id uuid, name text, slug text, hat text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.id, o.name, o.slug, m.hat
  from (
    select organization_id, 'administrator' as hat from public.user_roles where user_id = app.user_id() and role = 'admin'
    union all
    select organization_id, 'case_manager' from public.case_managers where user_id = app.user_id() and removed_at is null
    union all
    select organization_id, 'specialist' from public.specialists where user_id = app.user_id() and removed_at is null
    union all
    select organization_id, 'patient' from public.patients where user_id = app.user_id()
  ) m
  join public.organizations o on o.id = m.organization_id
  order by o.created_at, m.hat
$$;

-- Whether a founding link still opens something, asked before an account is made for it.
create function app.founding_link_stands(link text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.founding_links f where f.token_hash = sha256(link::bytea) and f.used_at is null)
    and not exists (select from public.organizations o where o.is_default)
$$;
