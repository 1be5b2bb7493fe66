-- Enters a patient, together with the membership of whoever is their case manager: an insert by a member of staff could not
-- see the row that it makes. A case manager enters patients of their own, an administrator anybody's. Sent again after a
-- cut line, it is there once. Raises 23505 where the id is somebody else's: whose, and whether one may see them, is the same.
create function app.enter_patient(id uuid, name text, email text, preferred_name text default null, pronouns text default null,
  interpreter_language text default null, phone text default null, language text default 'en',
  case_manager uuid default null, birth_date date default null) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  if app.hat() is distinct from 'administrator' and app.hat() is distinct from 'case_manager' then
    raise exception 'patients are entered by case managers and administrators' using errcode = '42501';
  end if;
  insert into public.patients (id, name, email, preferred_name, pronouns, interpreter_language, phone, language, birth_date, case_manager_id)
    values (enter_patient.id, enter_patient.name, enter_patient.email, enter_patient.preferred_name, enter_patient.pronouns,
      enter_patient.interpreter_language, enter_patient.phone, enter_patient.language, enter_patient.birth_date,
      case app.hat() when 'case_manager' then app.case_manager() else enter_patient.case_manager end)
    on conflict (organization_id, id) do nothing;
  if not found and not exists (select from public.patients p where p.organization_id = app.org() and p.id = enter_patient.id
      and p.name = enter_patient.name and p.email is not distinct from enter_patient.email
      and (app.hat() = 'administrator' or p.case_manager_id = app.case_manager())) then
    raise exception 'this id is taken' using errcode = '23505', constraint = 'patients_pkey';
  end if;
end $$;

-- Moves a patient to another case manager, or to none: an administrator's alone.
create function app.move_patient(patient uuid, case_manager uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.hat() is distinct from 'administrator' then
    raise exception 'only an administrator moves a patient' using errcode = '42501';
  end if;
  if exists (select from public.case_managers c where c.organization_id = app.org() and c.id = move_patient.case_manager
      and c.suspended_at is not null) then
    raise exception 'somebody without access gets no patient' using errcode = 'HR409', constraint = 'noReceiver';
  end if;
  update public.patients p set case_manager_id = move_patient.case_manager
    where p.organization_id = app.org() and p.id = move_patient.patient
      and p.case_manager_id is distinct from move_patient.case_manager;
end $$;

-- Gives these patients to their case managers: to whom `others` says ({patient: case manager}), and everybody else to the receiver.
-- Whoever calls it has asked who may, and has locked their rows.
create function app.give_patients(to_move uuid[], receiver uuid, others jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.patients p set case_manager_id = coalesce((others ->> p.id::text)::uuid, receiver)
    where p.organization_id = app.org() and p.id = any (to_move)
$$;

-- The patients who still have a specialist get the one who follows.
create function app.give_patients_of_specialist(leaving uuid, successor uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.patients p set specialist_id = successor where p.organization_id = app.org() and p.specialist_id = leaving
$$;
