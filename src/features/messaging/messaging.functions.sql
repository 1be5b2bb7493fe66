-- Who a conversation is with follows from the patient's care team at that moment, never from the request.
create function app.set_conversation_participant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select case when new.participant_type = 'case_manager' then p.case_manager_id end,
      case when new.participant_type = 'specialist' then p.specialist_id end
    into new.case_manager_id, new.specialist_id
    from public.patients p where p.organization_id = new.organization_id and p.id = new.patient_id;
  return new;
end $$;
create trigger set_conversation_participant before insert on public.conversations
  for each row execute function app.set_conversation_participant();

-- When the patient moves, the new case manager or specialist takes the conversation with its history (decision 27).
create function app.move_conversation_with_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.conversations c
    set case_manager_id = case when c.participant_type = 'case_manager' then new.case_manager_id end,
      specialist_id = case when c.participant_type = 'specialist' then new.specialist_id end
    where c.organization_id = new.organization_id and c.patient_id = new.id and c.participant_type <> 'private';
  return null;
end $$;
create trigger move_conversation_with_patient after update of case_manager_id, specialist_id on public.patients
  for each row when (new.case_manager_id is distinct from old.case_manager_id
    or new.specialist_id is distinct from old.specialist_id)
  execute function app.move_conversation_with_patient();

-- The newest conversation comes first: a message brings its conversation up to its own time. A patient's words wait from the
-- first that nobody answered; an answer is a contact. What is written in a notebook waits for nobody, and nobody is mailed of
-- it. A message that nobody has read after ten minutes is told by mail: the job looks then who it waits for, and whether it
-- still does. The job of the first of a burst looks after all that follow it within ten minutes of each other; nine of them are
-- asked here, so that what is still being written when that job ends has one of its own.
create function app.touch_conversation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  c record;
  queued text;
begin
  update public.conversations v set updated_at = greatest(v.updated_at, new.created_at),
      waiting_since = case when new.sender_type = 'patient' and v.participant_type <> 'private'
        then coalesce(v.waiting_since, new.created_at) end
    where v.organization_id = new.organization_id and v.id = new.conversation_id
    returning with (old as before) v.patient_id, v.participant_type, before.waiting_since as waited_since into c;
  if new.sender_type <> 'patient' and c.waited_since is not null then
    perform app.keep_last_contact(new.organization_id, c.patient_id, new.created_at, 'message', new.sender_id);
  end if;
  if c.participant_type <> 'private' and not exists (select from public.messages m
      where m.organization_id = new.organization_id and m.conversation_id = new.conversation_id
        and (m.created_at, m.id) < (new.created_at, new.id) and m.created_at > new.created_at - interval '9 minutes'
        and (m.sender_type = 'patient') = (new.sender_type = 'patient')) then
    -- An assignment is evaluated at once, where "perform" would run a query for it.
    queued := app.enqueue(new.organization_id, 'messaging.mail-unread',
      jsonb_build_object('conversationId', new.conversation_id, 'messageId', new.id), new.created_at + interval '10 minutes');
  end if;
  return null;
end $$;
create trigger touch_conversation after insert on public.messages
  for each row execute function app.touch_conversation();

-- Conversations that whoever asks may read: the policies of conversations say which.
create view public.my_conversations with (security_invoker) as
  select c.organization_id, c.id, c.case_manager_id from public.conversations c;

-- The first page of each of them and one message more, the newest first. Whether a conversation may be read is asked once for
-- it, as the person asking; its messages are then read as the owner of the view, since row security would ask the same for
-- each of them. The number stands here because PostgreSQL finds the newest by the index only where it knows how many.
create view public.newest_messages with (security_barrier) as
  select c.id as conversation_id, c.case_manager_id, m.id, m.sender_type, m.sender_id, m.content, m.created_at
  from public.my_conversations c
    cross join lateral (select * from public.messages m
      where m.organization_id = c.organization_id and m.conversation_id = c.id
      order by m.created_at desc, m.id desc limit 51) m;

-- Whoever covers for a colleague goes on reading where that colleague is: what was read already is not new to them. Before
-- a cover begins nothing is known through it, so for one that is to come this is later work.
create function app.read_on_with_cover(cover uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.message_reads as mine (organization_id, conversation_id, user_id, read_until)
    select r.organization_id, r.conversation_id, colleague.user_id, r.read_until
    from public.covers v
    join public.case_managers colleague on colleague.organization_id = v.organization_id and colleague.id = v.colleague_id
    join public.case_managers m on m.organization_id = v.organization_id and m.id = v.case_manager_id
    join public.conversations c on c.organization_id = v.organization_id and c.case_manager_id = m.id
      and (v.patient_id is null or c.patient_id = v.patient_id)
    join public.message_reads r on r.organization_id = v.organization_id and r.conversation_id = c.id
      and r.user_id = m.user_id
    where v.organization_id = app.org() and v.id = cover and colleague.user_id is not null
      and v.ended_at is null and v.starts_at <= now() and v.ends_at > now()
    on conflict (organization_id, conversation_id, user_id)
      do update set read_until = greatest(mine.read_until, excluded.read_until)
$$;
create function app.copy_reading_to_cover() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.starts_at <= now() then
    perform app.read_on_with_cover(new.id);
  else
    perform app.enqueue(new.organization_id, 'cover.begin', jsonb_build_object('coverId', new.id), new.starts_at);
  end if;
  return null;
end $$;
create trigger copy_reading_to_cover after insert on public.covers
  for each row execute function app.copy_reading_to_cover();

-- The name of the case manager who wrote a message in place of the one whose conversation it is; null for the one themselves.
create function app.stand_in_name(sender uuid, participant uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.name from public.case_managers c
  where c.organization_id = app.org() and c.user_id = sender and c.id is distinct from participant limit 1
$$;
