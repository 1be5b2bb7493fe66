-- Who is asking is settled here, once a request, before the person's own statement runs in the same batch.

-- Servers of the release before ask whether a patient whom they see belongs to somebody else; what they see, memberships say.
create function app.covers() returns text language sql stable parallel safe
  return case app.hat() when 'case_manager' then 'yes' else 'no' end;

-- Checks the session and that this person holds that hat there today, sets the ids that policies read, and returns the
-- database role to take on. An account without the hat acts as a visitor with a user id, and so does staff without a
-- second factor where the organization asks for one. Raises 28000 for a session that is unknown or over.
create function app.begin_request(token text, hat text, organization uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  person uuid;
  has_factor boolean;
  org_id uuid;
  record_id uuid;
  role_name text := 'handrail_anonymous';
  -- An assignment is evaluated at once, where "perform" would run a query for it.
  settled text := set_config('app.organization', '', true) || set_config('app.user', '', true)
    || set_config('app.patient', '', true) || set_config('app.case_manager', '', true)
    || set_config('app.specialist', '', true) || set_config('app.member', '', true)
    || set_config('app.hat', 'visitor', true);
begin
  if token is null then
    return role_name;
  end if;
  select s.user_id, u.two_factor_enabled into person, has_factor
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.token_hash = sha256(begin_request.token::bytea) and s.expires_at > now();
  if person is null then
    raise exception 'the session is unknown or over' using errcode = '28000';
  end if;
  settled := set_config('app.user', person::text, true);

  if hat = 'patient' then
    select p.organization_id, p.id into org_id, record_id from public.patients p
      where p.user_id = person and p.merged_into is null and (organization is null or p.organization_id = organization)
      order by p.created_at limit 1;
    if found then
      settled := set_config('app.patient', record_id::text, true);
      role_name := 'handrail_patient';
    end if;
  elsif hat = 'administrator' then
    select r.organization_id into org_id from public.user_roles r
      where r.user_id = person and r.role = 'admin' and (organization is null or r.organization_id = organization)
        and (has_factor or not exists (select from public.organizations o
          where o.id = r.organization_id and o.requires_second_factor))
      order by r.created_at limit 1;
    if found then
      role_name := 'handrail_administrator';
    end if;
  elsif hat = 'staff' then
    select c.organization_id, c.id into org_id, record_id from public.case_managers c
      where c.user_id = person and c.removed_at is null and c.suspended_at is null
        and (organization is null or c.organization_id = organization)
        and (has_factor or not exists (select from public.organizations o
          where o.id = c.organization_id and o.requires_second_factor))
      order by c.created_at limit 1;
    if found then
      settled := set_config('app.case_manager', record_id::text, true) || set_config('app.member', record_id::text, true);
      role_name := 'handrail_case_manager';
    else
      select s.organization_id, s.id into org_id, record_id from public.specialists s
        where s.user_id = person and s.removed_at is null and s.suspended_at is null
          and (organization is null or s.organization_id = organization)
          and (has_factor or not exists (select from public.organizations o
            where o.id = s.organization_id and o.requires_second_factor))
        order by s.created_at limit 1;
      if found then
        settled := set_config('app.specialist', record_id::text, true) || set_config('app.member', record_id::text, true);
        role_name := 'handrail_specialist';
      end if;
    end if;
  end if;
  if role_name <> 'handrail_anonymous' then
    settled := set_config('app.organization', org_id::text, true)
      || set_config('app.hat', replace(role_name, 'handrail_', ''), true);
  end if;
  return role_name;
end $$;

-- A job acts in one organization (or in none, for mails of the deployment itself), with its own narrow grants.
create function app.begin_job(organization uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.organization', coalesce(organization::text, ''), true), set_config('app.user', '', true),
    set_config('app.patient', '', true), set_config('app.case_manager', '', true),
    set_config('app.specialist', '', true), set_config('app.member', '', true), set_config('app.hat', 'job', true);
  return 'handrail_job';
end $$;

-- Notifies of a change after a commit: ids only, and only for those who may see the patient today. Whoever hears it asks
-- again through the ordinary query. A message notifies the participants of its conversation alone (decision 27).
create function app.notify(organization uuid, topic text, patient uuid, subject uuid, for_staff boolean default null)
  returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  audience text[];
  c record;
  answered text;
  -- A check-in is for oneself first: the person's own devices hear of it, and nobody else.
  is_private boolean := topic = 'check-ins';
  told text;
  -- A server of the release before does not say: it told patients nothing of notes, and all staff of tasks about nobody.
  is_for_staff boolean := coalesce(for_staff, topic = 'notes' or (topic = 'tasks' and patient is null));
begin
  if topic in ('messages', 'presence') then
    select patient_id, participant_type into c from public.conversations
      where organization_id = organization and id = subject;
    if not found then return; end if;
    patient := c.patient_id;
    answered := c.participant_type;
    is_private := answered = 'private';
  end if;
  if topic = 'snoozes' then
    -- What one puts off in one's own list, one's own devices hear of alone.
    audience := array['case_manager:' || subject, 'specialist:' || subject];
  elsif patient is null then
    -- What is about no patient is for administrators, or for every member of staff.
    audience := array['organization:' || organization, case when is_for_staff then 'staff:' || organization end];
  else
    -- For staff alone: not even that they wrote something is told to the patient. Who is at a conversation is for those alone who
    -- could answer there.
    audience := array[case when not is_for_staff then 'patient:' || patient end,
        case when not is_private and topic <> 'presence' then 'organization:' || organization end]
      || array(select distinct t.member_kind || ':' || t.member_id from public.care_team t
        where t.organization_id = organization and t.patient_id = notify.patient and not is_private
          and (answered is null or t.answers = answered)
          and t.ended_at is null and t.starts_at <= now() and t.ends_at > now())
      -- An alert that reached somebody outside of the care team is theirs to hear of until it is settled.
      || array(select distinct s.kind || ':' || s.id from public.safety_alerts a
        join public.safety_alert_recipients r on (r.organization_id, r.alert_id) = (a.organization_id, a.id)
        join public.staff s on s.organization_id = a.organization_id and s.user_id = r.user_id and s.ended_at is null
        where topic = 'safety' and a.organization_id = organization and a.patient_id = notify.patient
          and r.turn = 'out_of_hours' and (a.acknowledged_at is null or a.acknowledged_at > now() - interval '1 minute'));
  end if;
  audience := array_remove(audience, null);
  -- A notification holds 8,000 bytes: a large team is told in several.
  for at in 0 .. (cardinality(audience) - 1) / 100 loop
    told := pg_notify('changes', json_build_object('topic', topic, 'patient', patient, 'subject', subject,
      'audience', audience[at * 100 + 1 : at * 100 + 100])::text);
  end loop;
end $$;

-- Who may hear what: the audiences of the person asking, read through the hat they hold at this moment.
create function app.audiences() returns text[] language sql stable set search_path = pg_catalog, pg_temp as $$
  select array_remove(array[
    'patient:' || app.patient(), 'case_manager:' || app.case_manager(), 'specialist:' || app.specialist(),
    case app.hat() when 'administrator' then 'organization:' || app.org()
      when 'case_manager' then 'staff:' || app.org() when 'specialist' then 'staff:' || app.org() end], null)
$$;

-- Writes later work in the same transaction, to be begun at once or not before a moment; triggers call it. The same key twice is
-- the same work once.
create function app.enqueue(organization uuid, job text, payload jsonb, start_after timestamptz default now(),
  key uuid default uuidv7()) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.outbox (organization_id, job, payload, start_after, job_key)
    values (organization, job, payload, start_after, key)
$$;

-- Counts one use of a key in the current window and says whether it is still within the limit. For load tests every limit can
-- be multiplied (deployment.budgets_times), by the owner of the database alone.
create function app.within_limit(limit_key text, allowed integer, seconds integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  counted integer;
  is_within boolean;
begin
  -- Nobody is there to be counted: what was asked says so itself.
  if limit_key is null then
    return true;
  end if;
  insert into public.rate_limits as r (key, window_start)
    values (left(limit_key, 200), to_timestamp(floor(extract(epoch from now()) / seconds) * seconds))
    on conflict (key, window_start) do update set hits = r.hits + 1
    returning hits, hits <= allowed * (select d.budgets_times from public.deployment d)::bigint into counted, is_within;
  if counted = 1 then
    delete from public.rate_limits where window_start < now() - interval '1 day';
  end if;
  return is_within;
end $$;

-- Counts one use of a key as above, and says after how many seconds its window has room again: null where it has. Several are
-- counted one after the other with coalesce, which asks no further once one is full: what the counter of one's own refused is
-- counted nowhere else. Without a key there is room.
create function app.seconds_until_room(limit_key text, allowed integer, seconds integer) returns integer
language sql strict security definer set search_path = pg_catalog, pg_temp as $$
  select case when not app.within_limit(limit_key, allowed, seconds)
    then ceil(seconds - mod(extract(epoch from now()), seconds))::integer end
$$;

-- Counts one use against a budget; what is beyond it is refused, and with it everything that was to be written by the same
-- stroke. `is_repeat`: the same was taken before and is sent again, which is not counted. Raises HR429, whose detail says
-- after how many seconds the same may be asked again; else it is true.
create function app.spend(budget text, allowed integer, seconds integer, is_repeat boolean default false) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  wait integer := case when not is_repeat then app.seconds_until_room(budget, allowed, seconds) end;
begin
  if wait is not null then
    raise exception 'this budget is used up' using errcode = 'HR429', detail = wait::text;
  end if;
  return true;
end $$;

-- As app.begin_request, for a request that may write: somebody who is signed in changes things three hundred times a minute at
-- most, whatever they change. Typing that saves itself and an evening's notes from a dead zone fit ten times over. What has a
-- budget of its own is counted there instead.
create function app.begin_change(token text, hat text, organization uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  role_name text := app.begin_request(token, hat, organization);
  is_spent boolean;
begin
  if app.user_id() is not null then
    is_spent := app.spend(concat('changes:', app.user_id()), 300, 60);
  end if;
  return role_name;
end $$;

-- As app.begin_change, for words that a device kept for somebody: whoever else is signed in there by now does not send them as
-- their own.
create function app.begin_change_of(person uuid, token text, hat text, organization uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  role_name text := app.begin_change(token, hat, organization);
begin
  if app.user_id() is distinct from person then
    raise exception 'somebody else is signed in' using errcode = '28000';
  end if;
  return role_name;
end $$;

-- Holds a live stream of the person asking for a while, and says whether there is one more for them: five for one session,
-- which has one stream for all tabs of its browser, and twenty for one person. Asked again, it holds the same stream on.
create function app.hold_stream(session_token text, stream uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  person uuid := app.user_id();
  held_by bytea := sha256(session_token::bytea);
  times integer := (select d.budgets_times from public.deployment d);
  of_session bigint;
  of_person bigint;
begin
  update public.open_streams s set held_until = now() + interval '1 minute' where s.id = stream and s.user_id = person;
  if found or person is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(person::text, 58));
  delete from public.open_streams s where s.id in (
    select o.id from public.open_streams o where o.held_until < now() limit 100 for update skip locked);
  select count(*) filter (where s.session_hash = held_by), count(*) into of_session, of_person
    from public.open_streams s where s.user_id = person and s.held_until >= now();
  if of_session >= 5 * times or of_person >= 20 * times then
    return false;
  end if;
  insert into public.open_streams values (stream, person, held_by, now() + interval '1 minute');
  return true;
end $$;

-- A stream that ended makes room at once.
create function app.let_go_of_stream(stream uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.open_streams s where s.id = stream and s.user_id = app.user_id()
$$;
