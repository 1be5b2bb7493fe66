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
