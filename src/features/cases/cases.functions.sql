-- Closing a case and opening it again: one row of case_status_changes says so, and everything else follows from it in the
-- same transaction. The record changes here; open tasks, appointments, forms asked for and the next step are settled by
-- triggers of their own features.

-- Checks a change before it is kept, one after the other for each patient, and writes down what is open at that moment.
-- Who may not change the case is refused by the policy, and learns nothing here. Raises HR409 where the case stands so
-- already, 23514 for a day that is still to come or lies before the change before.
create function app.check_case_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  current_status text;
begin
  select p.status into current_status from public.patients p
    where p.organization_id = new.organization_id and p.id = new.patient_id
      and app.may_change_team(p.id)
    for update;
  -- Sent again after a cut line, it is there already.
  if not found or exists (select from public.case_status_changes c
      where c.organization_id = new.organization_id and c.id = new.id) then
    return new;
  end if;
  if current_status = new.status then
    raise exception 'the case is % already', new.status using errcode = 'HR409', constraint = 'stands_so_already';
  end if;
  if new.changed_on > app.day_here() then
    raise exception 'this day is still to come' using errcode = '23514', constraint = 'day_ahead';
  end if;
  if new.changed_on < (select max(c.changed_on) from public.case_status_changes c
      where c.organization_id = new.organization_id and c.patient_id = new.patient_id) then
    raise exception 'this day lies before the last change' using errcode = '23514', constraint = 'day_too_early';
  end if;
  if new.status = 'inactive' then
    new.settled := app.open_in_case(new.organization_id, new.patient_id);
  end if;
  return new;
end $$;
create trigger check_case_change before insert on public.case_status_changes
  for each row when (app.hat() in ('case_manager', 'administrator'))
  execute function app.check_case_change();

-- The day it is for the organization of the person asking.
create function app.day_here() returns date
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (now() at time zone o.time_zone)::date from public.organizations o where o.id = app.org()
$$;

-- What is open in a case, as it will be read later: the titles of tasks and forms, the times of appointments, the next step.
-- Whoever looks sees what they may see.
create function app.open_in_case(organization uuid, patient uuid) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'tasks', coalesce((select jsonb_agg(t.title order by t.created_at) from public.tasks t
      where t.organization_id = organization and t.patient_id = patient and t.list_state in ('pending', 'in_progress')), '[]'),
    'appointments', coalesce((select jsonb_agg(to_jsonb(a.starts_at) order by a.starts_at) from public.appointments a
      where a.organization_id = organization and a.patient_id = patient and app.is_ahead(a)), '[]'),
    'forms', coalesce((select jsonb_agg(f.title order by r.created_at) from public.form_requests r
      join public.forms f on f.organization_id = r.organization_id and f.id = r.form_id
      where r.organization_id = organization and r.patient_id = patient and app.is_unanswered(r)), '[]'),
    'nextStep', (select n.step from public.next_steps n
      where n.organization_id = organization and n.patient_id = patient))
$$;

-- The record says how the case stands now.
create function app.apply_case_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set status = new.status,
      closed_on = case new.status when 'inactive' then new.changed_on end,
      closed_reason = case new.status when 'inactive' then new.reason end
    where organization_id = new.organization_id and id = new.patient_id;
  return null;
end $$;
create trigger apply_case_change after insert on public.case_status_changes
  for each row when (app.hat() in ('case_manager', 'administrator'))
  execute function app.apply_case_change();

-- A closed case asks nothing new of anybody: no task, goal of the care team, checklist, form, appointment, next step or
-- cover, and no form is begun. What was begun may be finished, and messages go on. It waits for a closing that is under way.
create function app.refuse_for_closed_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  current_status text;
begin
  select p.status into current_status from public.patients p
    where p.organization_id = new.organization_id and p.id = new.patient_id for share;
  if current_status = 'inactive' then
    raise exception 'the case is closed' using errcode = 'HR403', constraint = 'case_closed',
      hint = 'This case is closed. Open it again before you give it something new.';
  end if;
  return new;
end $$;
create trigger refuse_for_closed_case before insert on public.tasks for each row
  when (app.hat() in ('case_manager', 'specialist', 'administrator')) execute function app.refuse_for_closed_case();
create trigger refuse_for_closed_case before insert on public.form_requests for each row
  when (app.hat() in ('case_manager', 'administrator')) execute function app.refuse_for_closed_case();
create trigger refuse_for_closed_case before insert on public.next_steps for each row
  when (app.hat() in ('case_manager', 'specialist', 'administrator')) execute function app.refuse_for_closed_case();
create trigger refuse_for_closed_case before insert on public.goals for each row
  when (app.hat() in ('case_manager', 'specialist', 'administrator')) execute function app.refuse_for_closed_case();
create trigger refuse_for_closed_case before insert on public.checklist_progress for each row
  when (app.hat() in ('case_manager', 'administrator')) execute function app.refuse_for_closed_case();
create trigger refuse_for_closed_case before insert on public.covers for each row
  when (new.patient_id is not null and app.hat() in ('case_manager', 'administrator')) execute function app.refuse_for_closed_case();
create trigger refuse_for_closed_case before insert on public.appointments for each row
  when (app.hat() in ('patient', 'case_manager', 'specialist', 'administrator'))
  execute function app.refuse_for_closed_case();
create trigger refuse_for_closed_case before insert on public.submissions for each row
  when (app.hat() = 'patient') execute function app.refuse_for_closed_case();
