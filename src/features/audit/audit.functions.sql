-- Every change of a record about a patient leaves its mark: the verb, the row, the names of the fields, never their values.
create function app.audit_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  here jsonb := case when tg_op = 'DELETE' then before else after end;
  changed text[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(key order by key) into changed from jsonb_each(after)
      where value is distinct from before -> key and key <> 'updated_at';
    if changed is null then return null; end if;
  end if;
  insert into public.audit_log (organization_id, user_id, hat, verb, entity, entity_id, patient_id, fields)
    values ((here ->> 'organization_id')::uuid, app.user_id(), app.hat(), lower(tg_op), tg_table_name,
      (here ->> 'id')::uuid,
      coalesce((here ->> 'patient_id')::uuid, case tg_table_name
        when 'patients' then (here ->> 'id')::uuid
        when 'messages' then (select c.patient_id from public.conversations c
          where c.organization_id = (here ->> 'organization_id')::uuid and c.id = (here ->> 'conversation_id')::uuid) end),
      coalesce(changed, '{}'));
  return null;
end $$;

-- Records that somebody opened, exported or was refused something. Handlers send it in the same flight as the read.
create function app.record(verb text, entity text, entity_id uuid, patient uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.audit_log (organization_id, user_id, hat, verb, entity, entity_id, patient_id)
    select app.org(), app.user_id(), app.hat(), verb, entity, entity_id, patient where app.org() is not null
$$;

create trigger audit_change after insert or update or delete on public.patients
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.next_steps
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.contact_preferences
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.conversations
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.messages
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.tasks
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.submissions
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.form_requests
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.goals
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.case_notes
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.checklist_progress
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.onboarding_conversations
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.appointments
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.case_files
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.ai_drafts
  for each row execute function app.audit_change();
create trigger audit_change after insert or update or delete on public.safety_alerts
  for each row execute function app.audit_change();
