-- How an item stands is one of four states (decision 49), and "completed" is another word for the first of them. Ticking means in
-- place; unticking returns the state before, else "not asked yet". Who said so, and when, is kept with each change.
create function app.settle_checklist_state() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.is_completed is distinct from coalesce(old.is_completed, false) and new.state = coalesce(old.state, 'not_asked') then
    new.state := case when new.is_completed then 'in_place' else coalesce(old.state_before, 'not_asked') end;
    new.is_suggested := false;
  end if;
  if new.state <> coalesce(old.state, 'not_asked') then
    new.state_before := case when new.state = 'in_place' then coalesce(old.state, 'not_asked') end;
  end if;
  new.is_completed := new.state = 'in_place';
  new.completed_at := case when new.is_completed then coalesce(new.completed_at, now()) end;
  new.completed_by := case when new.is_completed then coalesce(new.completed_by, app.user_id()) end;
  if (new.state, new.is_suggested) is distinct from (coalesce(old.state, 'not_asked'), coalesce(old.is_suggested, false))
      and new.stated_at is not distinct from old.stated_at then
    new.stated_at := coalesce(new.completed_at, now());
    new.stated_by := coalesce(new.completed_by, app.user_id());
  end if;
  return new;
end $$;
create trigger settle_new_checklist_state before insert on public.checklist_progress for each row
  when (new.is_completed or new.state <> 'not_asked') execute function app.settle_checklist_state();
create trigger settle_checklist_state before update of state, is_suggested, is_completed on public.checklist_progress for each row
  when (app.hat() is distinct from 'merge') execute function app.settle_checklist_state();

-- Completing onboarding makes the patient's checklist in the same transaction: every item of the catalogue that is in use,
-- those that the patient answered as the answer was read or they said themselves (decision 49), with the answer as a remark of
-- theirs (decision 20). Recommendations and the next step follow by a job.
create function app.complete_checklist_after_onboarding() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.checklist_progress as c
      (organization_id, patient_id, checklist_item_id, state, is_suggested)
    select i.organization_id, new.patient_id, i.id, coalesce(new.states -> i.id::text ->> 'state', 'not_asked'),
      coalesce((new.states -> i.id::text ->> 'isSuggested')::boolean, false)
    from public.checklist_items i
    where i.organization_id = new.organization_id and (i.retired_at is null or new.answers ? i.id::text)
    on conflict (organization_id, patient_id, checklist_item_id) do update
      set state = excluded.state, is_suggested = excluded.is_suggested, updated_at = now()
      where excluded.state <> 'not_asked' and not c.is_completed;
  perform app.add_remark(new.organization_id, uuidv7(), new.patient_id, i.id, left(new.answers ->> i.id::text, 5000))
    from public.checklist_items i
    where i.organization_id = new.organization_id and btrim(coalesce(new.answers ->> i.id::text, '')) <> '';
  perform app.enqueue(new.organization_id, 'checklist.personalise', jsonb_build_object('patientId', new.patient_id));
  return null;
end $$;
create trigger complete_checklist_after_onboarding after update of is_completed on public.onboarding_conversations
  for each row when (new.is_completed and not old.is_completed and app.hat() is distinct from 'merge')
  execute function app.complete_checklist_after_onboarding();

-- What a patient says of an answer after the last one goes to the checklist that the conversation made.
create function app.keep_settled_states() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.checklist_progress c set state = s.said ->> 'state', is_suggested = false, updated_at = now()
    from jsonb_each(new.states) as s (item, said)
    where c.organization_id = new.organization_id and c.patient_id = new.patient_id and c.checklist_item_id = s.item::uuid
      and s.said is distinct from old.states -> s.item;
  return null;
end $$;
create trigger keep_settled_states after update of states on public.onboarding_conversations
  for each row when (new.is_completed and old.is_completed and app.hat() is distinct from 'merge')
  execute function app.keep_settled_states();

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
