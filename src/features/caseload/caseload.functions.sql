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
