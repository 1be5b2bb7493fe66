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
create function app.check_signer_of_letter() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.may_hand_on_model_text(new.author_id) then
    raise exception 'a letter worded by a language model needs the person whom the organization named' using errcode = 'HR409';
  end if;
  return new;
end $$;
create trigger sign_letter_of_model before insert or update of signed_at, kind on public.case_notes for each row
  when (new.signed_at is not null and new.kind = 'letter' and new.from_engine = 'model')
  execute function app.check_signer_of_letter();
