-- Merging two records of one person, and taking it back (decision 83). Only administrators are granted to ask; everything of
-- one merge is one transaction. While rows move, the hat is `merge`: triggers that tell somebody, or keep somebody from
-- writing, know it, and what is left in the audit log is the merge itself.

-- Takes on the hat of a merge, and answers with the one before; given that, takes it back on.
create function app.wear_for_merge(hat text default 'merge') returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  former text := app.hat();
begin
  perform set_config('app.hat', coalesce(hat, ''), true);
  return former;
end $$;

-- Which details of a record may come from the one that goes.
create function app.mergeable_details() returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array['name', 'given_name', 'family_name', 'preferred_name', 'pronouns', 'birth_date', 'interpreter_language', 'email',
    'phone', 'language']
$$;

-- What a merge would do with each table: how many rows come along, and how many the staying record has as well. What only the
-- patient may read is not counted.
create function app.merge_preview(staying uuid, going uuid) returns table (name text, rule text, moving integer, twins integer)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  r record;
begin
  for r in select * from app.merge_rules() g where g.rule in ('moves', 'folds', 'ends') order by g.name loop
    name := r.name;
    rule := r.rule;
    execute format('select count(*), count(*) filter (where %s) from public.%I g
        where g.organization_id = $1 and g.patient_id = $3 and (select %s from (select g.*) k)',
      -- An empty condition would be none: what can't be there twice has no twins.
      coalesce('exists (select from public.' || quote_ident(r.name) || ' s where s.organization_id = $1 and s.patient_id = $2 and ('
        || app.twin_condition(format('public.%I', r.name)::regclass) || '))', 'false'), r.name,
      case r.rule when 'ends' then 'ended_at is null' else coalesce(r.only_where, 'true') end)
      into moving, twins using app.org(), staying, going;
    if moving > 0 then
      return next;
    end if;
  end loop;
end $$;

-- Opens the question whether two records are one person's; asked again, it is open already. An accepted invitation that meets
-- a record with content calls it: the record with the account is the one that would stay.
create function app.request_merge(org_id uuid, staying uuid, going uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.patient_merges (organization_id, patient_id, gone_id, is_from_invitation)
    values (org_id, staying, going, true) on conflict do nothing
$$;

-- Merges the record `going` into `staying`, with the details named in `taken` from the one that goes. Where both have an
-- account, nothing moves before each has said yes: the answer is false. Sent again, it is the same merge. Raises HR404 where
-- there are no such records, HR409 where one was merged already, or the one with the account would go.
create function app.merge_patients(merge uuid, staying uuid, going uuid, taken text[]) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  m public.patient_merges;
  s public.patients;
  g public.patients;
begin
  perform from public.patients p where p.organization_id = app.org() and p.id in (staying, going) order by p.id
    for no key update;
  select * into m from public.patient_merges x where x.organization_id = app.org() and x.id = merge;
  if m.state in ('merged', 'undone') then
    return true;
  end if;
  select * into s from public.patients p where p.organization_id = app.org() and p.id = staying;
  select * into g from public.patients p where p.organization_id = app.org() and p.id = going and p.id <> staying;
  if s.id is null or g.id is null then
    raise exception 'there are no two such records' using errcode = 'HR404';
  end if;
  if num_nonnulls(s.merged_into, g.merged_into) > 0 then
    raise exception 'one of the records was merged already' using errcode = 'HR409', constraint = 'already_merged';
  end if;
  if g.user_id is not null and s.user_id is null then
    raise exception 'the record with the account stays' using errcode = 'HR409', constraint = 'account_stays';
  end if;
  -- The question that waits, whichever way round it was asked first.
  select * into m from public.patient_merges x where x.organization_id = app.org() and x.state = 'waiting'
    and x.patient_id in (staying, going) and x.gone_id in (staying, going) order by x.id = merge desc limit 1 for update;
  if m.patient_id = going then
    update public.patient_merges x set patient_id = staying, gone_id = going, staying_account_said = x.going_account_said,
        going_account_said = x.staying_account_said
      where x.organization_id = m.organization_id and x.id = m.id returning * into m;
  elsif m.id is null then
    insert into public.patient_merges (id, organization_id, patient_id, gone_id) values (merge, app.org(), staying, going)
      returning * into m;
  end if;
  if g.user_id is not null and (m.staying_account_said, m.going_account_said) is distinct from ('yes', 'yes') then
    return false;
  end if;
  update public.patient_merges x set state = 'merged', merged_at = now(), merged_by = app.user_id(),
      undo_until = now() + interval '30 days'
    where x.organization_id = m.organization_id and x.id = m.id returning * into m;
  perform app.carry_out_merge(m, s, g, taken);
  return true;
end $$;

create function app.carry_out_merge(m public.patient_merges, s public.patients, g public.patients, taken text[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  staying_key constant jsonb := jsonb_build_object('organization_id', s.organization_id, 'id', s.id);
  going_key constant jsonb := jsonb_build_object('organization_id', g.organization_id, 'id', g.id);
  former_hat text := app.wear_for_merge();
  r record;
begin
  -- What ends with the record that goes.
  for r in select t.id from public.care_team t
      where t.organization_id = g.organization_id and t.patient_id = g.id and t.ended_at is null order by t.id loop
    perform app.change_for_merge(m, 'care_team', jsonb_build_object('organization_id', g.organization_id, 'id', r.id),
      jsonb_build_object('ended_at', now(), 'ended_by', app.user_id()));
  end loop;
  perform app.change_for_merge(m, 'patients', going_key, jsonb_build_object('merged_into', s.id));
  for r in select v.id from public.covers v
      where v.organization_id = g.organization_id and v.patient_id = g.id and v.ended_at is null order by v.id loop
    perform app.change_for_merge(m, 'covers', jsonb_build_object('organization_id', g.organization_id, 'id', r.id),
      jsonb_build_object('ended_at', now(), 'ended_by', app.user_id()));
  end loop;

  perform app.unread_for_merge(m);
  perform app.move_for_merge(m, true);

  -- A conversation that moved is with those who care for the record that stays.
  for r in select c.id, c.participant_type from public.patient_merge_moves v
      join public.conversations c on c.organization_id = v.organization_id and c.id = (v.key ->> 'id')::uuid
      where v.organization_id = m.organization_id and v.merge_id = m.id and v.table_name = 'conversations' and v.kind = 'moved' loop
    perform app.change_for_merge(m, 'conversations', jsonb_build_object('organization_id', m.organization_id, 'id', r.id),
      jsonb_build_object('case_manager_id', case when r.participant_type = 'case_manager' then s.case_manager_id end,
        'specialist_id', case when r.participant_type = 'specialist' then s.specialist_id end));
  end loop;

  -- Each detail by itself: one that is changed later does not keep the others from going back.
  for r in select d as name from unnest(app.mergeable_details()) d where d = any (taken)
      and (d <> 'email' or s.user_id is null) loop
    perform app.change_for_merge(m, 'patients', staying_key, jsonb_build_object(r.name, to_jsonb(g) -> r.name));
  end loop;
  -- What gave way to another address or number, or was not taken, goes on being known as a former one.
  for r in select k.kind, k.contact from (values ('email', s.email), ('phone', s.phone), ('email', g.email), ('phone', g.phone))
      k (kind, contact) loop
    perform app.add_for_merge(m, 'former_contacts', app.keep_former_contact(s.organization_id, s.id, r.kind, r.contact));
  end loop;
  if 'no' in (s.model_choice, g.model_choice) then
    perform app.change_for_merge(m, 'patients', staying_key, jsonb_build_object('model_choice', 'no'));
  end if;

  -- Summaries last, after the conversations, as whoever writes a message locks them.
  for r in select e.key as name, e.value from public.patient_summaries a join public.patient_summaries b
      on b.organization_id = a.organization_id and b.patient_id = g.id, jsonb_each(jsonb_build_object(
        'last_activity_at', greatest(a.last_activity_at, b.last_activity_at), 'last_heard_at',
        greatest(a.last_heard_at, b.last_heard_at), 'last_contact_at', greatest(a.last_contact_at, b.last_contact_at),
        'last_contact_way', case when b.last_contact_at > coalesce(a.last_contact_at, '-infinity') then b.last_contact_way
          else a.last_contact_way end,
        'last_contact_by', case when b.last_contact_at > coalesce(a.last_contact_at, '-infinity') then b.last_contact_by
          else a.last_contact_by end)) e
      where a.organization_id = s.organization_id and a.patient_id = s.id loop
    perform app.change_for_merge(m, 'patient_summaries', jsonb_build_object('organization_id', s.organization_id,
      'patient_id', s.id), jsonb_build_object(r.name, r.value));
  end loop;
  perform app.recount_summary(m.organization_id, x) from unnest(array[m.patient_id, m.gone_id]) x;
  -- What somebody was writing at this moment comes along as soon as it is there.
  perform app.enqueue(m.organization_id, 'merges.gather', jsonb_build_object('mergeId', m.id), now() + x)
    from unnest(array['5 seconds', '1 minute', '10 minutes']::interval[]) x;
  perform app.wear_for_merge(former_hat);
end $$;

-- Nobody has read what comes to a conversation from the other record: where somebody had read up to is set back before the
-- first such message that they did not read there.
create function app.unread_for_merge(m public.patient_merges) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r record;
begin
  for r in select mine.conversation_id, mine.user_id, min(w.created_at) - interval '1 microsecond' as until
      from public.conversations s
      join public.conversations g on g.organization_id = s.organization_id and g.patient_id = m.gone_id
        and g.participant_type = s.participant_type
      join public.message_reads mine on mine.organization_id = s.organization_id and mine.conversation_id = s.id
      left join public.message_reads there on there.organization_id = g.organization_id and there.conversation_id = g.id
        and there.user_id = mine.user_id
      join public.messages w on w.organization_id = g.organization_id and w.conversation_id = g.id
        and w.created_at > coalesce(there.read_until, '-infinity') and w.sender_id is distinct from mine.user_id
      where s.organization_id = m.organization_id and s.patient_id = m.patient_id and s.participant_type <> 'private'
      group by mine.conversation_id, mine.user_id, mine.read_until having min(w.created_at) <= mine.read_until loop
    perform app.change_for_merge(m, 'message_reads', jsonb_build_object('organization_id', m.organization_id,
      'conversation_id', r.conversation_id, 'user_id', r.user_id), jsonb_build_object('read_until', r.until));
  end loop;
end $$;

-- Brings along what reached the record that went after the merge. A job asks; of an undone merge there is nothing to bring.
create function app.gather_for_merge(merge uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  m public.patient_merges;
  former_hat text;
begin
  select * into m from public.patient_merges x where x.organization_id = app.org() and x.id = merge and x.state = 'merged'
    for update;
  if found then
    former_hat := app.wear_for_merge();
    perform app.move_for_merge(m, false);
    perform app.recount_summary(m.organization_id, x) from unnest(array[m.patient_id, m.gone_id]) x;
    perform app.wear_for_merge(former_hat);
  end if;
end $$;

-- Takes a merge back, within thirty days: what was moved and stands as it was goes back, and what came since stays. Undone
-- twice is undone. Raises HR404 where there is no such merge, HR409 where the days are over, what only the patient reads has
-- been taken over, or a later merge has to be taken back first.
create function app.undo_merge(merge uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  m public.patient_merges;
  former_hat text;
begin
  perform from public.patients p where p.organization_id = app.org() and p.id in (select unnest(array[x.patient_id, x.gone_id])
    from public.patient_merges x where x.organization_id = app.org() and x.id = merge) order by p.id for no key update;
  select * into m from public.patient_merges x where x.organization_id = app.org() and x.id = merge
    and x.state in ('merged', 'undone') for update;
  if not found then
    raise exception 'there is no such merge' using errcode = 'HR404';
  end if;
  if m.state = 'undone' then
    return;
  end if;
  if m.undo_until < now() or m.private_moved_at is not null then
    raise exception 'this merge stays' using errcode = 'HR409', constraint = 'undo_over';
  end if;
  if exists (select from public.patients p
      where p.organization_id = m.organization_id and p.id = m.patient_id and p.merged_into is not null) then
    raise exception 'a later merge is taken back first' using errcode = 'HR409', constraint = 'later_merge_first';
  end if;
  update public.patient_merges x set state = 'undone', undone_at = now(), undone_by = app.user_id()
    where x.organization_id = m.organization_id and x.id = m.id;
  former_hat := app.wear_for_merge();
  perform app.return_for_merge(m);
  perform app.settle_care_team(m.organization_id, array[m.gone_id]);
  perform app.recount_summary(m.organization_id, x) from unnest(array[m.patient_id, m.gone_id]) x;
  perform app.wear_for_merge(former_hat);
end $$;
