-- A draft that waits for a model is finished by a job, and every draft is deleted when its days are over.
create function app.enqueue_draft_writing() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.is_being_written then
    perform app.enqueue(new.organization_id, 'assistant.write-draft', jsonb_build_object('draftId', new.id));
  end if;
  perform app.enqueue(new.organization_id, 'assistant.forget-draft', jsonb_build_object('draftId', new.id), new.expires_at);
  return null;
end $$;
create trigger enqueue_draft_writing after insert on public.ai_drafts
  for each row execute function app.enqueue_draft_writing();

-- A case note that grew from a draft is its acceptance, by whoever wrote the note.
create function app.mark_draft_accepted() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.ai_drafts d set status = 'accepted', reviewed_by = new.author_id, reviewed_at = now(), case_note_id = new.id
    where d.organization_id = new.organization_id and d.id = new.id and d.patient_id = new.patient_id
      and d.requested_by = new.author_id;
  return null;
end $$;
create trigger mark_draft_accepted after insert on public.case_notes
  for each row when (new.from_engine is not null) execute function app.mark_draft_accepted();

-- Whether words of a language model may reach patients by this person: never, whenever they accept them, or, in the strict
-- profile, only where they are the one whom the organization named (decision 31).
create function app.may_hand_on_model_text(person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.model_text_to_patients = 'allowed'
    or (o.model_text_to_patients = 'approved' and o.text_approver_id is not distinct from person)
  from public.organizations o where o.id = app.org()
$$;

-- A letter is for its patient: one that a language model worded is signed only by who may hand such words on.
-- Like every question about a note's origin, it is asked of the row as it is stored.
create function app.check_signer_of_letter() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.may_hand_on_model_text(new.author_id) then
    raise exception 'a letter worded by a language model needs the person whom the organization named' using errcode = 'HR409';
  end if;
  return null;
end $$;
create trigger check_signer_of_letter after insert or update of signed_at, kind on public.case_notes for each row
  when (new.signed_at is not null and new.kind = 'letter' and new.from_engine = 'model')
  execute function app.check_signer_of_letter();

-- How often a model was asked for the organization in this month of its clock.
create function app.model_calls_this_month() returns integer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*)::integer from public.model_calls m
  where m.organization_id = app.org() and m.created_at >= (
    select date_trunc('month', now() at time zone o.time_zone) at time zone o.time_zone
      from public.organizations o where o.id = app.org())
$$;

-- Writes down what is about to leave for a model. Null where the month is used up: then nothing may leave. One after the
-- other, so that two servers together keep within the limit.
create function app.begin_model_call(draft uuid, model text, sent text) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  begun uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('model_calls:' || app.org(), 0));
  insert into public.model_calls (organization_id, patient_id, kind, model, sent, requested_by)
    select d.organization_id, d.patient_id, d.kind, begin_model_call.model, begin_model_call.sent, d.requested_by
      from public.ai_drafts d join public.organizations o on o.id = d.organization_id
      where d.organization_id = app.org() and d.id = draft
        and (o.model_call_limit is null or app.model_calls_this_month() < o.model_call_limit)
    returning id into begun;
  return begun;
end $$;

-- What was sent and came back is deleted when its days are over.
create function app.enqueue_forgetting_of_model_call() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'assistant.forget-model-call', jsonb_build_object('callId', new.id), new.expires_at);
  return null;
end $$;
create trigger enqueue_forgetting_of_model_call after insert on public.model_calls
  for each row execute function app.enqueue_forgetting_of_model_call();
