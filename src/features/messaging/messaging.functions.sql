-- Who a conversation is with follows from the patient's care team at that moment, never from the request.
create function app.conversation_finds_participant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select case when new.participant_type = 'case_manager' then p.case_manager_id end,
      case when new.participant_type = 'specialist' then p.specialist_id end
    into new.case_manager_id, new.specialist_id
    from public.patients p where p.organization_id = new.organization_id and p.id = new.patient_id;
  return new;
end $$;
create trigger conversation_finds_participant before insert on public.conversations
  for each row execute function app.conversation_finds_participant();

-- When the patient moves, the new case manager or specialist takes the conversation with its history (decision 27).
create function app.conversation_moves_with_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.conversations c
    set case_manager_id = case when c.participant_type = 'case_manager' then new.case_manager_id end,
      specialist_id = case when c.participant_type = 'specialist' then new.specialist_id end
    where c.organization_id = new.organization_id and c.patient_id = new.id and c.participant_type <> 'private';
  return null;
end $$;
create trigger conversation_moves_with_patient after update of case_manager_id, specialist_id on public.patients
  for each row when (new.case_manager_id is distinct from old.case_manager_id
    or new.specialist_id is distinct from old.specialist_id)
  execute function app.conversation_moves_with_patient();

-- The newest conversation comes first: a message brings its conversation up to its own time.
create function app.message_brings_conversation_up() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.conversations c set updated_at = greatest(c.updated_at, new.created_at)
    where c.organization_id = new.organization_id and c.id = new.conversation_id;
  return null;
end $$;
create trigger message_brings_conversation_up after insert on public.messages
  for each row execute function app.message_brings_conversation_up();

-- A message that nobody has read after ten minutes is told by mail. The job looks then who it waits for, and whether it
-- still does. A notebook waits for nobody.
create function app.message_waits_for_reader() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.conversations c where c.organization_id = new.organization_id
      and c.id = new.conversation_id and c.participant_type <> 'private') then
    perform app.enqueue(new.organization_id, 'messaging.mail-unread',
      jsonb_build_object('conversationId', new.conversation_id, 'messageId', new.id), new.created_at + interval '10 minutes');
  end if;
  return null;
end $$;
create trigger message_waits_for_reader after insert on public.messages
  for each row execute function app.message_waits_for_reader();
