-- A step of the guide's library is read in each reader's language; one that somebody worded stands as it was worded.
create function app.forget_key_of_worded_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.library_key := null;
  return new;
end $$;
create trigger forget_key_of_worded_step before update of step on public.next_steps for each row
  when (new.step <> old.step and new.library_key is not distinct from old.library_key and app.hat() is distinct from 'merge')
  execute function app.forget_key_of_worded_step();

-- The step that finishing the first questions brings: for an open case of the organization that the job acts in, where nobody
-- set one. It is due some days from the patient's own today.
create function app.draw_next_step(patient uuid, step text, library_key text, days integer) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.next_steps (organization_id, patient_id, step, due_on, set_by, library_key)
    select p.organization_id, p.id, left(draw_next_step.step, 300), (now() at time zone p.time_zone)::date + days, null,
        draw_next_step.library_key
      from public.patients p where p.organization_id = app.org() and p.id = patient and p.status = 'active'
    on conflict do nothing
$$;

-- A case that is closed has no next step any more; its words stay with the closing. One that is opened again has the one
-- that was said with the opening, or none yet: then it stands first among those who need attention.
create function app.end_next_step_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.next_steps n where n.organization_id = new.organization_id and n.patient_id = new.patient_id;
  return null;
end $$;
create trigger end_next_step_with_case after insert on public.case_status_changes for each row
  when (new.status = 'inactive' and app.hat() in ('case_manager', 'administrator'))
  execute function app.end_next_step_with_case();

-- A case is open once its record says so, and only then may a next step begin.
create function app.begin_next_step_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.next_steps (organization_id, patient_id, step, due_on)
    select c.organization_id, c.patient_id, c.next_step, c.next_step_due_on
      from (select * from public.case_status_changes
        where organization_id = new.organization_id and patient_id = new.id
        order by created_at desc, id desc limit 1) as c
      where c.next_step is not null;
  return null;
end $$;
create trigger begin_next_step_with_case after update of status on public.patients for each row
  when (new.status = 'active' and old.status <> 'active' and app.hat() in ('case_manager', 'administrator'))
  execute function app.begin_next_step_with_case();

-- One's own patients with what lists show of them, the newest first. The day on which somebody was heard from last is the
-- organization's, not that of UTC. Whose patients these are is read in my_caseload, as the person asking and through the policy
-- of the care team; their rows are then read as the owner of the view, since row security would ask the care team again for
-- each of them. OFFSET 0 keeps the planner from reading all patients of the organization to find these among them.
create view public.caseload_lines with (security_barrier) as
  select m.organization_id, m.patient_id as id, m.patient_since, m.role, s.name, s.preferred_name, s.case_number, s.status,
    s.email, s.phone, s.created_at, s.next_step, s.next_step_due_on, s.checklist_completed, s.checklist_total, s.last_activity_at,
    (coalesce(s.last_heard_at, s.created_at) at time zone (select o.time_zone from public.organizations o
      where o.id = app.org()))::date as heard_on, s.last_contact_at, s.language, s.interpreter_language, s.without_step_since
  from public.my_caseload m
    cross join lateral (select * from public.patient_summaries s
      where s.organization_id = m.organization_id and s.patient_id = m.patient_id offset 0) s
  order by m.patient_since desc, m.patient_id desc;

-- The same with what searching and sorting by name need, which stands in the record alone.
create view public.caseload_patients with (security_barrier) as
  select m.organization_id, m.patient_id as id, m.patient_since, m.role, p.name, p.preferred_name, p.called_order,
    p.search_words, p.search_sounds, p.case_number, p.status, p.email, p.phone, p.created_at, s.next_step, s.next_step_due_on,
    s.checklist_completed, s.checklist_total, s.last_activity_at,
    (coalesce(s.last_heard_at, s.created_at) at time zone (select o.time_zone from public.organizations o
      where o.id = app.org()))::date as heard_on, s.last_contact_at, p.language, p.interpreter_language, s.without_step_since
  from public.my_caseload m
    cross join lateral (select * from public.patients p
      where p.organization_id = m.organization_id and p.id = m.patient_id offset 0) p
    cross join lateral (select * from public.patient_summaries s
      where s.organization_id = m.organization_id and s.patient_id = m.patient_id offset 0) s
  order by m.patient_since desc, m.patient_id desc;
