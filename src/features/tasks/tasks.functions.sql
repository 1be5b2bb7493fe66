-- Completing onboarding brings the first task: review the care plan within seven days (decision 80). Its words
-- follow the patient's language.
create function app.create_task_after_onboarding() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.tasks (organization_id, patient_id, title, description, priority, due_on, created_by)
    select p.organization_id, p.id,
      case p.language when 'es' then 'Revise su plan de atención' else 'Review Your Care Plan' end,
      case p.language
        when 'es' then 'Lea los pasos que preparamos con sus respuestas. Marque lo que ya hizo y pregunte lo que no entienda.'
        else 'Read the steps we made from your answers. Check off what is done, and ask about anything that is not clear.' end,
      'high', (now() at time zone p.time_zone)::date + 7, null
    from public.patients p where p.organization_id = new.organization_id and p.id = new.patient_id;
  return null;
end $$;
create trigger create_task_after_onboarding after update of is_completed on public.onboarding_conversations
  for each row when (new.is_completed and not old.is_completed and app.hat() is distinct from 'merge')
  execute function app.create_task_after_onboarding();

-- A patient who completes a task lets the case manager know, by mail, later.
create function app.enqueue_task_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'tasks.alert-completed',
    jsonb_build_object('taskId', new.id, 'patientId', new.patient_id));
  return null;
end $$;
create trigger enqueue_task_mail after update of status on public.tasks
  for each row when (new.status = 'completed' and old.status <> 'completed' and coalesce(app.hat(), 'patient') = 'patient')
  execute function app.enqueue_task_mail();

-- When a case is closed, its open tasks stay with the patient, or are taken off their list: whoever closes the case says
-- which. None is marked as done that was not done, and one that was taken off can be put back.
create function app.end_tasks_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.tasks t set removed_at = now(), removed_reason = 'The case was closed'
    where t.organization_id = new.organization_id and t.patient_id = new.patient_id
      and t.list_state in ('pending', 'in_progress');
  return null;
end $$;
create trigger end_tasks_with_case after insert on public.case_status_changes for each row
  when (new.status = 'inactive' and new.open_tasks = 'remove' and app.hat() in ('case_manager', 'administrator'))
  execute function app.end_tasks_with_case();

-- Several tasks at once, as an import brings them. Whoever calls it has asked who may.
create function app.insert_tasks(rows jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.tasks (organization_id, id, patient_id, title, description, priority, due_on)
    select app.org(), r.id, (r.facts ->> 'assigneeId')::uuid, r.facts ->> 'title', coalesce(r.facts ->> 'description', ''),
      coalesce(r.facts ->> 'priority', 'medium'), (r.facts ->> 'dueOn')::date
    from jsonb_to_recordset(rows) r (id uuid, line integer, facts jsonb) order by r.line
$$;
create function app.delete_tasks(made uuid[], kept uuid[]) returns uuid[]
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (delete from public.tasks t where t.organization_id = app.org() and t.id = any (made) and t.id <> all (kept)
    returning t.id)
  select coalesce(array_agg(g.id), '{}') from gone g
$$;
