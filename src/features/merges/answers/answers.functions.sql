-- What the people whom a merge is about are asked, and how whatever names the record that went finds the one that stayed.

-- A record and those that were merged into it.
create function app.records_within(org_id uuid, record uuid) returns uuid[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with recursive within as (
    select record as id
    union
    select p.id from within w join public.patients p on p.organization_id = org_id and p.merged_into = w.id
  )
  select array_agg(w.id) from within w
$$;

-- What later work names follows a merge: the record that went is the one that stayed, and its conversation the one below that.
create function app.follow_merges(payload jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(e.key, coalesce(to_jsonb(coalesce(
    (select app.standing_record(p.organization_id, p.id) from public.patients p
      where p.organization_id = app.org() and p.id = named.id and p.merged_into is not null),
    (select s.id from public.conversations g
      join public.patients p on p.organization_id = g.organization_id and p.id = g.patient_id and p.merged_into is not null
      join public.conversations s on s.organization_id = g.organization_id and s.participant_type = g.participant_type
        and s.patient_id = app.standing_record(p.organization_id, p.id)
      where g.organization_id = app.org() and g.id = named.id and g.participant_type <> 'private'))), e.value)), '{}')
  from jsonb_each(payload) e
  left join lateral (select case when pg_input_is_valid(e.value #>> '{}', 'uuid') then (e.value #>> '{}')::uuid end as id)
    named on true
$$;

-- What a merge asks of the patient who asks: whether both accounts are theirs (`same_person`), or, when Undo is over, whether
-- their notebook and what they kept for themselves in the other record shall come along (`private_words`). What they left
-- closed is not asked again, but stays here with the moment of that, as they may still take it over.
create function app.my_merge_questions() returns table (id uuid, question text, declined_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.id, 'same_person', null::timestamptz from public.patient_merges m
    join public.patients s on s.organization_id = m.organization_id and s.id = m.patient_id and s.user_id is not null
    join public.patients g on g.organization_id = m.organization_id and g.id = m.gone_id and g.user_id is not null
    where m.organization_id = app.org() and m.state = 'waiting'
      and (m.patient_id = app.patient() and m.staying_account_said is null
        or m.gone_id = app.patient() and m.going_account_said is null)
  union all
  select m.id, 'private_words', m.private_declined_at from public.patient_merges m
    where m.organization_id = app.org() and m.patient_id = app.patient() and m.state = 'merged' and m.undo_until < now()
      and m.private_moved_at is null
      and (exists (select from public.conversations c join public.messages w
          on w.organization_id = c.organization_id and w.conversation_id = c.id
          where c.organization_id = m.organization_id and c.patient_id = m.gone_id and c.participant_type = 'private')
        or exists (select from public.check_ins c
          where c.organization_id = m.organization_id and c.patient_id = m.gone_id and not c.is_shared))
$$;

-- The yes or no of one of the two accounts; a no of either ends the question. The same said twice is said once. Raises HR404
-- for whoever was not asked.
create function app.answer_merge(merge uuid, said text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_merges m set
      staying_account_said = case when m.patient_id = app.patient() then said else m.staying_account_said end,
      going_account_said = case when m.gone_id = app.patient() then said else m.going_account_said end,
      state = case when said = 'no' then 'refused' else m.state end
    where m.organization_id = app.org() and m.id = merge and app.patient() in (m.patient_id, m.gone_id)
      and m.state = case when said = 'no' and 'no' in (m.staying_account_said, m.going_account_said) then 'refused'
        else 'waiting' end;
  if not found then
    raise exception 'nobody asks this' using errcode = 'HR404';
  end if;
end $$;

-- An administrator says that two records are two people. Said twice is said once. Raises HR404 where no such question waits.
create function app.refuse_merge(merge uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_merges m set state = 'refused'
    where m.organization_id = app.org() and m.id = merge and m.state in ('waiting', 'refused');
  if not found then
    raise exception 'no such merge waits' using errcode = 'HR404';
  end if;
end $$;

-- Brings the notebook, and the check-ins that were never shared, of the record that went to the patient who asks: when Undo is
-- over, and only because they say so. Said twice is said once. Raises HR404 before that.
create function app.take_private_words(merge uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  m public.patient_merges;
  former_hat text;
  pair record;
begin
  select * into m from public.patient_merges x where x.organization_id = app.org() and x.id = merge
    and x.patient_id = app.patient() and x.state = 'merged' and x.undo_until < now() for update;
  if not found then
    raise exception 'there is nothing to take over' using errcode = 'HR404';
  elsif m.private_moved_at is not null then
    return;
  end if;
  update public.patient_merges x set private_moved_at = now(), private_declined_at = null
    where x.organization_id = m.organization_id and x.id = m.id;
  former_hat := app.wear_for_merge();
  perform app.relink_for_merge(m, 'messages', 'conversation_id', $q$update public.messages x set conversation_id = s.id
    from public.conversations s join public.conversations g on g.organization_id = s.organization_id
      and g.participant_type = s.participant_type
    where s.organization_id = $1 and s.patient_id = $2 and g.patient_id = $3 and s.participant_type = 'private'
      and x.organization_id = $1 and x.conversation_id = g.id$q$);
  perform app.relink_for_merge(m, 'conversations', 'patient_id', $q$update public.conversations g set patient_id = $2
    where g.organization_id = $1 and g.patient_id = $3 and g.participant_type = 'private' and not exists (
      select from public.conversations s
        where s.organization_id = $1 and s.patient_id = $2 and s.participant_type = 'private')$q$);
  -- Of a day that both records kept private the words of both stand; where it was shared here, it stays as it is.
  for pair in select s.id, g.words, s.words as own from public.check_ins s join public.check_ins g
      on g.organization_id = s.organization_id and g.made_on = s.made_on and g.patient_id = m.gone_id and not g.is_shared
      where s.organization_id = m.organization_id and s.patient_id = m.patient_id and not s.is_shared loop
    perform app.change_for_merge(m, 'check_ins', jsonb_build_object('organization_id', m.organization_id, 'id', pair.id),
      jsonb_build_object('words', app.join_words(pair.own, pair.words, 2000)));
  end loop;
  perform app.relink_for_merge(m, 'check_ins', 'patient_id', $q$update public.check_ins g set patient_id = $2
    where g.organization_id = $1 and g.patient_id = $3 and not g.is_shared and not exists (select from public.check_ins s
      where s.organization_id = $1 and s.patient_id = $2 and s.made_on = g.made_on)$q$);
  perform app.wear_for_merge(former_hat);
end $$;

-- The patient who asks leaves closed what `take_private_words` would bring: they are not asked again. Said twice is said once,
-- at the first moment. Raises HR404 where there is nothing to leave.
create function app.decline_private_words(merge uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_merges m set private_declined_at = coalesce(m.private_declined_at, now())
    where m.organization_id = app.org() and m.id = merge and m.patient_id = app.patient() and m.state = 'merged'
      and m.undo_until < now() and m.private_moved_at is null;
  if not found then
    raise exception 'there is nothing to leave closed' using errcode = 'HR404';
  end if;
end $$;

-- Where a record went that a member of staff cared for until it was merged, or an administrator knew: the record that stands
-- for it, if they may see that one. No row for anybody else.
create function app.merged_record(record uuid) returns table (merged_at timestamptz, into_id uuid, into_name text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.merged_at, s.id, app.shown_name(s.name, s.preferred_name)
  from public.patient_merges m
  left join public.patients s on s.organization_id = m.organization_id
    and s.id = app.standing_record(m.organization_id, m.patient_id)
    and (app.hat() = 'administrator' or exists (select from public.care_team t where t.organization_id = s.organization_id
      and t.patient_id = s.id and t.member_id = app.member() and t.ended_at is null and t.starts_at <= now()
      and t.ends_at > now()))
  where m.organization_id = app.org() and m.gone_id = record and m.state = 'merged'
    and (app.hat() = 'administrator' or exists (select from public.care_team t where t.organization_id = m.organization_id
      and t.patient_id = m.gone_id and t.member_id = app.member() and t.ended_at >= m.merged_at))
$$;

-- That their record was brought together with another, when, and what they said to their private words: for the patient's
-- download.
create function app.download_merges() returns table (merged_at timestamptz, undone_at timestamptz, private_moved_at timestamptz,
  private_declined_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.merged_at, m.undone_at, m.private_moved_at, m.private_declined_at from public.patient_merges m
    where m.organization_id = app.org() and m.patient_id = app.patient() and m.merged_at is not null
$$;

-- The merges of a record, the newest first, for administrators, who do not see the record that went any more. While a merge
-- only waits, both records show it.
create function app.merges_of(record uuid) returns table (id uuid, state text, patient_id uuid, patient_name text, gone_id uuid,
  gone_name text, has_two_accounts boolean, staying_account_said text, going_account_said text, is_from_invitation boolean,
  merged_at timestamptz, merged_by_name text, undo_until timestamptz, undone_at timestamptz, may_undo boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.id, m.state, s.id, app.shown_name(s.name, s.preferred_name), g.id, app.shown_name(g.name, g.preferred_name),
    num_nonnulls(s.user_id, g.user_id) = 2,
    m.staying_account_said, m.going_account_said, m.is_from_invitation, m.merged_at, a.full_name, m.undo_until, m.undone_at,
    m.state = 'merged' and m.undo_until >= now() and m.private_moved_at is null and s.merged_into is null
  from public.patient_merges m
  join public.patients s on s.organization_id = m.organization_id and s.id = m.patient_id
  join public.patients g on g.organization_id = m.organization_id and g.id = m.gone_id
  left join public.profiles a on a.id = m.merged_by
  where m.organization_id = app.org() and m.state <> 'refused'
    and (m.patient_id = record or m.gone_id = record and m.state = 'waiting')
  order by m.created_at desc, m.id desc
$$;

-- How many rows of each table came to the staying record since a merge: Undo leaves them there. What only the patient may read
-- is not counted. After Undo: what could not go back as well, because somebody has changed it since.
create function app.since_merge(merge uuid) returns table (name text, count integer, is_left boolean)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  m public.patient_merges;
  r record;
begin
  select * into m from public.patient_merges x where x.organization_id = app.org() and x.id = merge and x.merged_at is not null;
  for r in select g.name, g.only_where, a.attname is null as is_below from app.merge_rules() g
      left join pg_attribute a on a.attrelid = format('public.%I', g.name)::regclass and a.attname = 'patient_id'
      where m.id is not null and g.rule in ('moves', 'folds', 'follows') and g.name <> 'conversations' and exists (
        select from pg_attribute c where c.attrelid = format('public.%I', g.name)::regclass and c.attname = 'created_at')
      order by g.name loop
    execute format('select count(*) from public.%I g where g.organization_id = $1 and %s and g.created_at > $3
        and g.created_at <= coalesce($4, now()) and (select %s from (select g.*) k)', r.name,
      case when r.is_below then 'exists (select from public.conversations c where c.organization_id = g.organization_id
        and c.id = g.conversation_id and c.patient_id = $2 and c.participant_type <> ''private'')' else 'g.patient_id = $2' end,
      coalesce(r.only_where, 'true')) into count using m.organization_id, m.patient_id, m.merged_at, m.undone_at;
    name := r.name;
    is_left := false;
    if count > 0 then
      return next;
    end if;
  end loop;
  return query select v.table_name, count(*)::integer, true from public.patient_merge_moves v
    where v.organization_id = m.organization_id and v.merge_id = m.id and v.outcome = 'left'
      and v.table_name not in ('patient_summaries', 'message_reads') group by v.table_name order by v.table_name;
end $$;
