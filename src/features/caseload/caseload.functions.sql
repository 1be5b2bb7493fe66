-- A case that is closed has no next step any more; its words stay with the closing. One that is opened again has none yet,
-- and stands first among those who need attention.
create function app.next_step_ends_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.next_steps n where n.organization_id = new.organization_id and n.patient_id = new.patient_id;
  return null;
end $$;
create trigger next_step_ends_with_case after insert on public.case_status_changes for each row
  when (new.status = 'inactive' and app.hat() in ('case_manager', 'administrator'))
  execute function app.next_step_ends_with_case();
