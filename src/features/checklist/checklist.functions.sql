-- Completing onboarding makes the patient's checklist in the same transaction: every item of the catalogue that is in use,
-- those that the patient answered completed, with the answer as a remark of theirs (decision 20). Recommendations follow by a job.
create function app.complete_checklist_after_onboarding() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.checklist_progress as c
      (organization_id, patient_id, checklist_item_id, is_completed, completed_at, completed_by)
    select i.organization_id, new.patient_id, i.id, a.answer is not null,
      case when a.answer is not null then now() end, case when a.answer is not null then app.user_id() end
    from public.checklist_items i
    left join lateral (select new.answers ->> i.id::text as answer) a on true
    where i.organization_id = new.organization_id and (i.retired_at is null or a.answer is not null)
    on conflict (organization_id, patient_id, checklist_item_id) do update
      set is_completed = c.is_completed or excluded.is_completed,
        completed_at = coalesce(c.completed_at, excluded.completed_at),
        completed_by = coalesce(c.completed_by, excluded.completed_by),
        updated_at = now();
  perform app.add_remark(new.organization_id, uuidv7(), new.patient_id, i.id, left(new.answers ->> i.id::text, 5000))
    from public.checklist_items i
    where i.organization_id = new.organization_id and btrim(coalesce(new.answers ->> i.id::text, '')) <> '';
  perform app.enqueue(new.organization_id, 'checklist.personalise', jsonb_build_object('patientId', new.patient_id));
  return null;
end $$;
create trigger complete_checklist_after_onboarding after update of is_completed on public.onboarding_conversations
  for each row when (new.is_completed and not old.is_completed and app.hat() is distinct from 'merge')
  execute function app.complete_checklist_after_onboarding();

-- Items that staff put on a checklist get their recommendations by the same job: one for each statement and patient, none
-- where nothing was added, so that pressing a button many times asks for no more than pressing it once.
create function app.enqueue_checklist_personalisation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.hat() in ('case_manager', 'administrator') then
    perform app.enqueue(m.organization_id, 'checklist.personalise', jsonb_build_object('patientId', m.patient_id))
      from (select distinct organization_id, patient_id from made) m;
  end if;
  return null;
end $$;
create trigger enqueue_checklist_personalisation after insert on public.checklist_progress
  referencing new table as made for each statement execute function app.enqueue_checklist_personalisation();
