-- An appointment that a patient asks for is with whoever is their case manager at that moment.
create function app.appointment_is_with_case_manager() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select p.case_manager_id into new.case_manager_id from public.patients p
    where p.organization_id = new.organization_id and p.id = new.patient_id;
  return new;
end $$;
create trigger appointment_is_with_case_manager before insert on public.appointments
  for each row when (new.case_manager_id is null) execute function app.appointment_is_with_case_manager();
