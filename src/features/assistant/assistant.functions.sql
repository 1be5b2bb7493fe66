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
