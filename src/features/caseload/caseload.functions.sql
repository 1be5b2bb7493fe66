-- A case that is closed has no next step any more; its words stay with the closing. One that is opened again has the one
-- that was said with the opening, or none yet: then it stands first among those who need attention.
create function app.next_step_ends_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.next_steps n where n.organization_id = new.organization_id and n.patient_id = new.patient_id;
  return null;
end $$;
create trigger next_step_ends_with_case after insert on public.case_status_changes for each row
  when (new.status = 'inactive' and app.hat() in ('case_manager', 'administrator'))
  execute function app.next_step_ends_with_case();

create function app.next_step_begins_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.next_steps (organization_id, patient_id, step, due_on)
    values (new.organization_id, new.patient_id, new.next_step, new.next_step_due_on);
  return null;
end $$;
-- Triggers run in the order of their names: this one after the record says that the case is open.
create trigger the_next_step_begins_with_case after insert on public.case_status_changes for each row
  when (new.next_step is not null and app.hat() in ('case_manager', 'administrator'))
  execute function app.next_step_begins_with_case();
