-- Completing onboarding brings the first task: review the care plan within seven days (first specification, 9). Its words
-- follow the patient's language.
create function app.task_follows_onboarding() returns trigger
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
create trigger task_follows_onboarding after update of is_completed on public.onboarding_conversations
  for each row when (new.is_completed and not old.is_completed) execute function app.task_follows_onboarding();

-- A patient who completes a task lets the case manager know, by mail, later.
create function app.completed_task_alerts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'tasks.alert-completed',
    jsonb_build_object('taskId', new.id, 'patientId', new.patient_id));
  return null;
end $$;
create trigger completed_task_alerts after update of status on public.tasks
  for each row when (new.status = 'completed' and old.status <> 'completed')
  execute function app.completed_task_alerts();

-- Takes a system-wide staff task for the member of staff who asks. Of two at once one gets it: the other is told the name of
-- who has it now. Null where there is nothing to tell: it is theirs, or it was never open to all.
create function app.take_staff_task(task uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taker text;
begin
  update public.staff_tasks t
    set assignee_type = app.hat(), case_manager_id = app.case_manager(), specialist_id = app.specialist(), taken_at = now()
    where t.organization_id = app.org() and t.id = task and t.assignee_type is null and t.status <> 'completed'
      and app.hat() in ('case_manager', 'specialist');
  if found then
    return null;
  end if;
  select coalesce(c.name, s.name) into taker from public.staff_tasks t
    left join public.case_managers c on c.organization_id = t.organization_id and c.id = t.case_manager_id
    left join public.specialists s on s.organization_id = t.organization_id and s.id = t.specialist_id
    where t.organization_id = app.org() and t.id = task and t.taken_at is not null
      and (t.case_manager_id, t.specialist_id) is distinct from (app.case_manager(), app.specialist());
  return taker;
end $$;

-- Whoever took a system-wide task may give it back to all, unless it is done. What was assigned to them stays theirs.
create function app.give_back_staff_task(task uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.staff_tasks t
    set assignee_type = null, case_manager_id = null, specialist_id = null, taken_at = null, status = 'pending'
    where t.organization_id = app.org() and t.id = task and t.taken_at is not null and t.status <> 'completed'
      and (t.case_manager_id = app.case_manager() or t.specialist_id = app.specialist())
$$;

-- Assigned anew by an administrator, a task is no longer one that somebody took by themselves.
create function app.assigned_is_not_taken() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.taken_at is not distinct from old.taken_at then
    new.taken_at := null;
  end if;
  return new;
end $$;
create trigger assigned_is_not_taken before update of case_manager_id, specialist_id on public.staff_tasks for each row
  when ((new.case_manager_id, new.specialist_id) is distinct from (old.case_manager_id, old.specialist_id))
  execute function app.assigned_is_not_taken();

-- When a case is closed, its open tasks stay with the patient, or are taken off their list: whoever closes the case says
-- which. None is marked as done that was not done.
create function app.tasks_end_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.tasks t where t.organization_id = new.organization_id and t.patient_id = new.patient_id
    and t.status <> 'completed';
  return null;
end $$;
create trigger tasks_end_with_case after insert on public.case_status_changes for each row
  when (new.status = 'inactive' and new.open_tasks = 'remove' and app.hat() in ('case_manager', 'administrator'))
  execute function app.tasks_end_with_case();
