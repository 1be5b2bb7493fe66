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

-- What a patient may do with an appointment: ask for one, cancel it, and accept or decline a time that was moved
-- (decision 19). Confirming what they asked for is the case manager's.
create function app.patient_answers_appointment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.hat() is distinct from 'patient' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.requested_by := 'patient';
  elsif new.status is distinct from old.status
      and not (new.status = 'cancelled' and old.status in ('requested', 'confirmed', 'moved'))
      and not (new.status in ('confirmed', 'declined') and old.status = 'moved') then
    raise exception 'a patient may cancel, or answer a moved time' using errcode = '42501';
  elsif new.status = 'cancelled' and new.cancelled_by is distinct from 'patient' then
    raise exception 'a patient cancels in their own name' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger patient_answers_appointment before insert or update on public.appointments
  for each row execute function app.patient_answers_appointment();
