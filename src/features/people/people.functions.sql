-- A patient who moves to a case manager takes that manager's specialist (decision 8), and every change of a patient
-- record keeps its time.
create function app.patient_takes_specialist() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.case_manager_id is not null
      and (tg_op = 'INSERT' or new.case_manager_id is distinct from old.case_manager_id)
      and (tg_op = 'UPDATE' or new.specialist_id is null) then
    select c.specialist_id into new.specialist_id from public.case_managers c
      where c.organization_id = new.organization_id and c.id = new.case_manager_id;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger patient_takes_specialist before insert or update on public.patients
  for each row execute function app.patient_takes_specialist();

-- Assigning a specialist to a case manager sets the specialist on all of that manager's patients (decision 8).
create function app.specialist_follows_case_manager() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set specialist_id = new.specialist_id
    where organization_id = new.organization_id and case_manager_id = new.id;
  return null;
end $$;
create trigger specialist_follows_case_manager after update of specialist_id on public.case_managers
  for each row when (new.specialist_id is distinct from old.specialist_id)
  execute function app.specialist_follows_case_manager();
