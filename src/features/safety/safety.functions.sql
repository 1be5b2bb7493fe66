-- An alert tells the case manager at once (decision 29) and climbs until somebody settles it (decision 53): the mails are later
-- work, the change is notified with the request. Servers of the release before read the step as `turn`.
create function app.enqueue_safety_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  about jsonb := jsonb_build_object('alertId', new.id, 'patientId', new.patient_id);
begin
  perform app.enqueue(new.organization_id, 'safety.mail-alert', about);
  perform app.enqueue(new.organization_id, 'safety.climb', about || '{"step": "team", "turn": "team"}', now() + interval '15 minutes');
  perform app.enqueue(new.organization_id, 'safety.climb', about || '{"step": "administrators", "turn": "administrators"}',
    now() + interval '30 minutes');
  return null;
end $$;
create trigger enqueue_safety_mail after insert on public.safety_alerts
  for each row execute function app.enqueue_safety_mail();

-- The id of the alert that these words raise: whoever knows the words finds their alert, and the same ones raise no second.
create function app.safety_alert_id(patient uuid, subject uuid, kind text, words text) returns uuid
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select overlay(overlay(md5(patient::text || subject::text || kind || coalesce(words, '')) placing '8' from 13)
    placing 'a' from 17)::uuid
$$;

-- Whether a message of a patient raised an alert: before a merge it may have been one of the record that went.
create function app.has_raised_alert(patient uuid, message uuid, kind text, alert uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return alert in (select app.safety_alert_id(record, message, kind, null)
    from unnest(app.records_within(app.org(), patient)) record);
end $$;

-- Of what waits in a conversation since a moment: who settled the alert that it raised, the latest of them, and when. Null where it
-- raised none that is settled, or none whose settling the person asking may see.
create function app.settled_danger(patient uuid, conversation uuid, since timestamptz) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('by', app.staff_name(a.acknowledged_by),
      'at', to_char(a.acknowledged_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
    from public.safety_alerts a
    where a.organization_id = app.org() and a.patient_id = patient and a.source = 'message' and a.acknowledged_at is not null
      and a.created_at > since - interval '1 minute'
      and exists (select from public.messages m where m.organization_id = a.organization_id
        and m.conversation_id = conversation and m.sender_type = 'patient' and m.created_at >= since
        and app.has_raised_alert(patient, m.id, a.kind, a.id))
    order by a.acknowledged_at desc, a.id desc limit 1
$$;

-- Raises the alerts that a patient's own words gave reason for, one of each kind. `found` are the kinds, each with the words that
-- speak of it: [{"kind", "said"}]. `subject` is what they wrote (a message, an answer): the same words sent again after a cut line
-- raise nothing a second time. Only about the patient who asks.
-- Where a text is changed while it is written (a note, an answer that saves itself), `words` is the text of this moment:
-- other words raise an alert anew, unless one of the same kind from the same place has waited for an answer for less than
-- an hour, so that a sentence typed letter by letter is one alert and not fifty. `folds` says the same of words that a budget
-- refused: whoever sends more than can be taken is one person in danger, and not a hundred.
create function app.raise_safety_alert(subject uuid, found jsonb, source text, words text default null,
  folds boolean default false) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.safety_alerts (organization_id, id, patient_id, kind, source, said)
    select app.org(), app.safety_alert_id(app.patient(), subject, f.kind, words), app.patient(), f.kind, raise_safety_alert.source, left(coalesce(f.said, ''), 500)
      from jsonb_to_recordset(found) as f (kind text, said text)
      where app.patient() is not null
        and ((words is null and not folds) or not exists (select from public.safety_alerts s
          where s.organization_id = app.org() and s.patient_id = app.patient() and s.kind = f.kind
            and s.source = raise_safety_alert.source and s.acknowledged_at is null
            and s.created_at > now() - interval '1 hour'))
    on conflict do nothing;
  select true;
$$;

-- The same as a server of the release before calls it, which does not say which words it were.
create function app.raise_safety_alert(subject uuid, kinds text[], source text, words text default null,
  folds boolean default false) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.raise_safety_alert(subject, coalesce(jsonb_agg(jsonb_build_object('kind', k.kind)), '[]'), source, words, folds)
    from unnest(kinds) as k (kind)
$$;

-- Whether the person asking may read an alert about this patient and settle it: the care team, administrators, and whom the
-- organization named for the time when nobody is there, once the alert has reached them.
create function app.may_answer_safety_alert(alert uuid, patient uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.hat() = 'administrator'
    or exists (select from public.care_team t
      where t.organization_id = app.org() and t.patient_id = patient and t.member_id = app.member()
        and t.ended_at is null and t.starts_at <= now() and t.ends_at > now())
    or app.hat() in ('case_manager', 'specialist') and exists (select from public.safety_alert_recipients r
      where r.organization_id = app.org() and r.alert_id = alert and r.user_id = app.user_id() and r.turn = 'out_of_hours')
$$;

-- What nobody has settled, by person, who waits longest first: who it is, what kind of danger, since when, who read it first, and
-- whether it has climbed to the person asking. `may_open` says whether the record is open to them as well. Who may answer
-- is what app.may_answer_safety_alert() says, asked once for all of them. `next_at` is when the oldest climbs on, to the colleagues
-- of `next_names` or, where it names nobody, to the administrators; null where everybody was told.
create function app.open_safety_alerts()
returns table (patient_id uuid, patient_name text, kinds text[], alert_count integer, since timestamptz, latest_at timestamptz,
  seen_by text, seen_at timestamptz, is_mine boolean, may_open boolean, next_names text[], next_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with me as materialized (
    select app.org() as organization, app.hat() as hat, app.member() as member, app.user_id() as person
  ), open as (
    select a.*, me.hat = 'administrator' as may_administer,
      r.turn is not null as is_reached, r.turn = 'out_of_hours' and me.hat in ('case_manager', 'specialist') as is_named,
      exists (select from public.care_team t
        where t.organization_id = a.organization_id and t.patient_id = a.patient_id and t.member_id = me.member
          and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()) as is_on_team
    from me join public.safety_alerts a on a.organization_id = me.organization and a.acknowledged_at is null
    left join public.safety_alert_recipients r
      on (r.organization_id, r.alert_id, r.user_id) = (a.organization_id, a.id, me.person)
  ), about as (
    select o.patient_id, array_agg(distinct o.kind) as kinds, count(*)::integer as alert_count, min(o.created_at) as since,
      max(o.created_at) as latest_at, min(o.seen_at) as seen_at, bool_or(o.may_administer or o.is_on_team) as may_open,
      (array_agg(o.seen_by order by o.seen_at) filter (where o.seen_by is not null))[1] as seen_by,
      bool_or(o.is_reached or not o.may_administer) as is_mine
    from open o where o.may_administer or o.is_on_team or o.is_named
    group by o.patient_id order by min(o.created_at), o.patient_id limit 100
  ), team as (
    select b.patient_id, bool_or(s.is_first) as has_first,
      coalesce(array_agg(s.name order by s.name) filter (where not s.is_first and s.member_id is distinct from me.member), '{}') as others
    from me, about b cross join lateral (select t.member_id, w.name, bool_or(t.role in ('case_manager', 'cover')) as is_first
      from public.care_team t
      join (select c.organization_id, c.id, c.name from public.case_managers c where num_nonnulls(c.removed_at, c.suspended_at) = 0
        union all select c.organization_id, c.id, c.name from public.specialists c
          where num_nonnulls(c.removed_at, c.suspended_at) = 0) w on (w.organization_id, w.id) = (t.organization_id, t.member_id)
      where t.organization_id = app.org() and t.patient_id = b.patient_id
        and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()
      group by t.member_id, w.name) s
    group by b.patient_id
  ), next as (
    select b.patient_id, b.since < now() - interval '15 minutes' or cardinality(t.others) = 0 as is_of_administrators, t.others
    from about b join team t on t.patient_id = b.patient_id
    where b.since > now() - case when t.has_first then interval '30 minutes' else interval '15 minutes' end
      and (t.has_first or cardinality(t.others) > 0)
  )
  select p.id, app.shown_name(p.name, p.preferred_name), b.kinds, b.alert_count, b.since, b.latest_at, app.staff_name(b.seen_by), b.seen_at,
    b.is_mine, b.may_open, case when n.is_of_administrators then '{}' else coalesce(n.others, '{}') end,
    b.since + case when n.is_of_administrators then interval '30 minutes' when not n.is_of_administrators then interval '15 minutes' end
  from about b join public.patients p on p.organization_id = app.org() and p.id = b.patient_id
  left join next n on n.patient_id = b.patient_id
  order by b.since, p.id
$$;

-- Reads the open alerts about a patient: the words that raised them, the newest fifty, and how it is safe to reach the person;
-- nothing else of the record. It is recorded as a read, and the first to read stands as who has seen it. Null where there is none.
create function app.read_safety_alerts(patient uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_first boolean;
  alerts uuid[] := array(select a.id from public.safety_alerts a
    where a.organization_id = app.org() and a.patient_id = patient and a.acknowledged_at is null
      and app.may_answer_safety_alert(a.id, a.patient_id)
    order by a.created_at desc, a.id desc limit 50);
begin
  if cardinality(alerts) = 0 then
    return null;
  end if;
  perform app.record('read', 'safety_alerts', alerts[1], patient);
  update public.safety_alerts a set seen_by = app.user_id(), seen_at = now()
    where a.organization_id = app.org() and a.id = any (alerts) and a.seen_at is null;
  is_first := found;
  return (select jsonb_build_object(
      'isFirst', is_first, 'patientId', p.id, 'patientName', app.shown_name(p.name, p.preferred_name), 'phone', p.phone, 'timeZone', p.time_zone,
      'email', case when coalesce(c.may_email, true) then p.email end,
      'contact', jsonb_build_object('mayCall', coalesce(c.may_call, true), 'mayText', coalesce(c.may_text, true),
        'mayLeaveMessage', coalesce(c.may_leave_message, false), 'mayEmail', coalesce(c.may_email, true),
        'fromHour', coalesce(c.from_hour, 0), 'untilHour', coalesce(c.until_hour, 24), 'words', coalesce(c.words, '')),
      'alerts', (select jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'source', a.source, 'said', a.said,
          'createdAt', to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
          'seenBy', app.staff_name(a.seen_by)) order by a.created_at desc, a.id desc)
        from public.safety_alerts a where a.organization_id = app.org() and a.id = any (alerts)))
    from public.patients p
    left join public.contact_preferences c on (c.organization_id, c.patient_id) = (p.organization_id, p.id)
    where p.organization_id = app.org() and p.id = patient);
end $$;

-- Settles alerts about a patient with a sentence about what was done, in the name of the person asking. What came in since they
-- looked stays open. Answers with who settled these first, and how: the first sentence stands. Null where there are none to settle.
create function app.settle_safety_alerts(patient uuid, alerts uuid[], done text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.safety_alerts a set acknowledged_by = app.user_id(), acknowledged_at = now(), outcome = done,
      seen_by = coalesce(a.seen_by, app.user_id()), seen_at = coalesce(a.seen_at, now())
    where a.organization_id = app.org() and a.patient_id = patient and a.id = any (alerts) and a.acknowledged_at is null
      and app.may_answer_safety_alert(a.id, a.patient_id);
  return (select jsonb_build_object('isMine', bool_or(a.acknowledged_by = app.user_id() and a.outcome = done),
      'settledBy', app.staff_name((array_agg(a.acknowledged_by order by a.acknowledged_at desc))[1]),
      'outcome', (array_agg(a.outcome order by a.acknowledged_at desc))[1])
    from public.safety_alerts a
    where a.organization_id = app.org() and a.patient_id = patient and a.id = any (alerts)
      and app.may_answer_safety_alert(a.id, a.patient_id)
    having count(*) > 0);
end $$;

-- What the patient is told of their own words: when somebody was told last, within two days, and when somebody first saw that.
create function app.my_safety_alerts() returns table (told_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select max(a.created_at), (array_agg(a.seen_at order by a.created_at desc, a.seen_at desc nulls last))[1] from public.safety_alerts a
  where a.organization_id = app.org() and a.patient_id = app.patient() and a.created_at > now() - interval '2 days'
$$;

-- Whom a step of an open alert's escalation reaches, for the mail: the first time they are written down, ever after they are the same, so that
-- work done twice tells nobody twice and forgets nobody. First come case manager and whoever covers for them; where there is none,
-- administrators. Then everybody else of the care team, then every administrator; outside of the organization's hours, at each
-- step, whom it named. Whoever an earlier step reached is not told again, nor whoever another alert about the same patient, still
-- open, reached within a quarter of an hour. `screen` is where they find it.
create function app.reach_by_safety_alert(alert uuid, step text) returns table (who text, email text, screen text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  about uuid := (select a.patient_id from public.safety_alerts a
    where a.organization_id = app.org() and a.id = alert and a.acknowledged_at is null);
begin
  if about is null then
    return;
  end if;
  return query
    with team as (
      select distinct on (s.id) s.id, s.user_id, s.email, t.role in ('case_manager', 'cover') as is_first
      from public.care_team t
      join (select c.organization_id, c.id, c.user_id, c.email from public.case_managers c
          where num_nonnulls(c.removed_at, c.suspended_at) = 0
        union all select c.organization_id, c.id, c.user_id, c.email from public.specialists c
          where num_nonnulls(c.removed_at, c.suspended_at) = 0) s on (s.organization_id, s.id) = (t.organization_id, t.member_id)
      where t.organization_id = app.org() and t.patient_id = about
        and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()
      order by s.id, t.role in ('case_manager', 'cover') desc
    ), people as (
      select t.id as who, t.user_id, t.email, reach_by_safety_alert.step, '/case-manager/patients/' || about as screen, 1 as rank
        from team t where reach_by_safety_alert.step in ('first', 'team') and t.is_first = (reach_by_safety_alert.step = 'first')
      union all
      select a.user_id, a.user_id, a.email, reach_by_safety_alert.step, '/admin?open=alerts', 2
        from app.administrator_addresses() a
        where reach_by_safety_alert.step = 'administrators'
          or reach_by_safety_alert.step = 'first' and not exists (select from team t where t.is_first)
      union all
      select o.out_of_hours_person_id, o.out_of_hours_person_id, h.email, 'out_of_hours',
          case when exists (select from public.staff s where s.organization_id = o.id and s.user_id = o.out_of_hours_person_id
            and s.ended_at is null) then '/case-manager?open=alerts' else '/admin?open=alerts' end, 3
        from app.out_of_hours_addresses() h join public.organizations o on o.id = app.org() where h.who = 'person'
    ), reached as (
      insert into public.safety_alert_recipients (organization_id, alert_id, user_id, turn)
        select distinct on (p.user_id) app.org(), alert, p.user_id, p.step from people p
        where p.user_id is not null order by p.user_id, p.rank
        on conflict do nothing
      returning user_id, turn as step, reached_at
    ), told as (
      select r.user_id, r.step, r.reached_at from reached r
      union all
      select r.user_id, r.turn, r.reached_at from public.safety_alert_recipients r
        where r.organization_id = app.org() and r.alert_id = alert
    )
    select distinct on (p.email) p.who::text, p.email, p.screen from people p
      left join told on told.user_id = p.user_id and told.step = p.step
      where (p.user_id is null or told.user_id is not null) and not exists (
        select from public.safety_alert_recipients e join public.safety_alerts a
            on (a.organization_id, a.id) = (e.organization_id, e.alert_id)
          where e.organization_id = app.org() and e.user_id = p.user_id and e.alert_id <> alert
            and a.patient_id = about and a.acknowledged_at is null
            and (e.reached_at, e.alert_id) < (told.reached_at, alert) and e.reached_at > told.reached_at - interval '15 minutes')
    union all
    select 'address', h.email, '/case-manager?open=alerts' from app.out_of_hours_addresses() h where h.who = 'address';
end $$;
