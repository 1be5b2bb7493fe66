-- Takes a system-wide staff task for the member of staff who asks. Of two at once one gets it: the other is told the name of
-- who has it now. Null where there is nothing to tell: it is theirs, or it was never open to all.
create function app.take_staff_task(task uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  taker text;
begin
  update public.staff_tasks t
    set assignee_type = app.hat(), case_manager_id = app.case_manager(), specialist_id = app.specialist(), taken_at = now()
    where t.organization_id = app.org() and t.id = task and t.assignee_type is null and t.list_state in ('pending', 'in_progress')
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
    where t.organization_id = app.org() and t.id = task and t.taken_at is not null and t.list_state in ('pending', 'in_progress')
      and (t.case_manager_id = app.case_manager() or t.specialist_id = app.specialist())
$$;

-- What somebody who left had not finished is open to everybody again.
create function app.open_staff_tasks_of_who_left() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.staff_tasks t
    set assignee_type = null, case_manager_id = null, specialist_id = null, taken_at = null, status = 'pending'
    where t.organization_id = new.organization_id and new.id in (t.case_manager_id, t.specialist_id)
      and t.list_state in ('pending', 'in_progress');
  return null;
end $$;
create trigger open_staff_tasks_of_who_left after update of removed_at on public.case_managers
  for each row when (old.removed_at is null and new.removed_at is not null)
  execute function app.open_staff_tasks_of_who_left();
create trigger open_staff_tasks_of_who_left after update of removed_at on public.specialists
  for each row when (old.removed_at is null and new.removed_at is not null)
  execute function app.open_staff_tasks_of_who_left();

-- Assigned anew by an administrator, a task is no longer one that somebody took by themselves.
create function app.protect_assigned_staff_task() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.taken_at is not distinct from old.taken_at then
    new.taken_at := null;
  end if;
  return new;
end $$;
create trigger protect_assigned_staff_task before update of case_manager_id, specialist_id on public.staff_tasks for each row
  when ((new.case_manager_id, new.specialist_id) is distinct from (old.case_manager_id, old.specialist_id))
  execute function app.protect_assigned_staff_task();

-- Several at once, as an import brings them. Whoever calls it has asked who may.
create function app.insert_staff_tasks(rows jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.staff_tasks (organization_id, id, assignee_type, case_manager_id, specialist_id, title, description, priority,
      due_on)
    select app.org(), r.id, nullif(a.type, 'none'), case a.type when 'case_manager' then a.id end, case a.type when 'specialist' then a.id end,
      r.facts ->> 'title', coalesce(r.facts ->> 'description', ''), coalesce(r.facts ->> 'priority', 'medium'),
      (r.facts ->> 'dueOn')::date
    from jsonb_to_recordset(rows) r (id uuid, line integer, facts jsonb)
      cross join lateral (select r.facts ->> 'assigneeType' as type, (r.facts ->> 'assigneeId')::uuid as id) a
    order by r.line
$$;
create function app.delete_staff_tasks(made uuid[], kept uuid[]) returns uuid[]
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (delete from public.staff_tasks t where t.organization_id = app.org() and t.id = any (made) and t.id <> all (kept)
    returning t.id)
  select coalesce(array_agg(g.id), '{}') from gone g
$$;
