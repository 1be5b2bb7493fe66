-- The life of an appointment: which transition is whose (decision 19). The same table stands in appointments.rules.ts for the
-- screens, and a test tries every transition of both against each other.
create function app.may_transition_appointment(from_status text, to_status text, side text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select exists (select from (values
    ('requested', 'confirmed', 'staff'), ('requested', 'declined', 'staff'), ('requested', 'moved', 'staff'),
    ('offered', 'moved', 'staff'), ('moved', 'moved', 'staff'), ('confirmed', 'moved', 'staff'),
    ('confirmed', 'completed', 'staff'), ('confirmed', 'missed', 'staff'),
    -- A mark made by mistake is taken back.
    ('completed', 'missed', 'staff'), ('missed', 'completed', 'staff'),
    ('completed', 'confirmed', 'staff'), ('missed', 'confirmed', 'staff'),
    ('offered', 'confirmed', 'patient'), ('offered', 'declined', 'patient'),
    ('moved', 'confirmed', 'patient'), ('moved', 'declined', 'patient'),
    ('requested', 'cancelled', 'patient'), ('offered', 'cancelled', 'patient'),
    ('moved', 'cancelled', 'patient'), ('confirmed', 'cancelled', 'patient'),
    ('requested', 'cancelled', 'staff'), ('offered', 'cancelled', 'staff'),
    ('moved', 'cancelled', 'staff'), ('confirmed', 'cancelled', 'staff')
  ) as allowed (a, b, who) where allowed.a = from_status and allowed.b = to_status and allowed.who = side)
$$;

-- Which side acts: the patient, the staff, or (null) the house itself.
create function app.appointment_side() returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when app.hat() = 'patient' then 'patient'
    when app.hat() in ('case_manager', 'specialist', 'administrator') then 'staff' end
$$;

-- Refuses every transition that is not this side's to make. A time offered or moved is the patient's to answer; only for somebody
-- without an account may staff write down the yes that they were given by voice.
create function app.check_appointment_transition(old_row public.appointments, new_row public.appointments, side text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.may_transition_appointment(old_row.status, new_row.status, side)
      and not (side = 'staff' and new_row.status = 'confirmed' and old_row.status in ('offered', 'moved')
        and exists (select from public.patients p where p.organization_id = new_row.organization_id
          and p.id = new_row.patient_id and p.user_id is null)) then
    if app.may_transition_appointment(old_row.status, new_row.status, case side when 'staff' then 'patient' else 'staff' end) then
      raise exception 'this transition is the other side''s' using errcode = '42501';
    end if;
    raise exception 'an appointment that is % can''t become %', old_row.status, new_row.status using errcode = 'HR409';
  end if;
  if new_row.status in ('completed', 'missed') and new_row.starts_at > now() then
    raise exception 'it has not begun' using errcode = '23514', constraint = 'outcome_after_start';
  end if;
end $$;

-- Keeps the rules at every write: who it is with, whose transition it is, that a new time lies ahead, and that a time is
-- promised once. What the house itself does (a patient who moves to somebody else) is no transition of anybody.
create function app.check_appointment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  side text := app.appointment_side();
  is_retimed boolean := false;
  changes_hands boolean := false;
begin
  if tg_op = 'INSERT' then
    -- What a patient asks for is with whoever is their case manager at that moment, or becomes it.
    if num_nonnulls(new.case_manager_id, new.specialist_id) = 0 then
      select p.case_manager_id into new.case_manager_id from public.patients p
        where p.organization_id = new.organization_id and p.id = new.patient_id;
    end if;
    if side is not null then
      new.requested_by := side;
      new.status := case when side = 'patient' then 'requested' when new.status = 'confirmed' then 'confirmed' else 'offered' end;
    end if;
  else
    is_retimed := (new.starts_at, new.ends_at) is distinct from (old.starts_at, old.ends_at);
    changes_hands := (new.case_manager_id, new.specialist_id) is distinct from (old.case_manager_id, old.specialist_id);
    if is_retimed and side = 'staff' then
      new.status := 'moved';
    end if;
    if not (is_retimed or changes_hands or new.status is distinct from old.status) then
      return new;
    end if;
    if side is not null and not changes_hands then
      perform app.check_appointment_transition(old, new, side);
    end if;
    new.sequence := old.sequence + 1;
    new.updated_at := now();
  end if;
  if side is not null and (tg_op = 'INSERT' or is_retimed) and new.starts_at <= now() then
    raise exception 'this time has passed' using errcode = '23514', constraint = 'time_to_come';
  end if;
  new.cancelled_by := case when new.status = 'cancelled' then coalesce(side, new.cancelled_by) end;
  if new.status in ('offered', 'confirmed', 'moved') then
    -- Of a patient who is not there, the foreign key speaks, as it does everywhere.
    if side is not null and num_nonnulls(new.case_manager_id, new.specialist_id) = 0 and exists (select
        from public.patients p where p.organization_id = new.organization_id and p.id = new.patient_id) then
      raise exception 'there is nobody yet who could promise this time' using errcode = 'HR409';
    end if;
    -- One after the other for each person: two who wait for each other's time would end in a deadlock.
    perform pg_advisory_xact_lock(hashtextextended(coalesce(new.specialist_id, new.case_manager_id)::text, 3));
  end if;
  return new;
end $$;
create trigger check_appointment before insert or update on public.appointments
  for each row execute function app.check_appointment();

-- Nobody can promise somebody else's time: when a patient moves to another case manager or specialist, what lay ahead goes
-- along and is a request again.
create function app.move_appointments_with_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.appointments a set status = 'requested', reply = '',
      case_manager_id = case when a.specialist_id is null or new.specialist_id is null then new.case_manager_id end,
      specialist_id = case when a.specialist_id is not null then new.specialist_id end
    where a.organization_id = new.organization_id and a.patient_id = new.id and a.ends_at > now()
      and a.status in ('requested', 'offered', 'moved', 'confirmed')
      and case when a.specialist_id is null then new.case_manager_id is distinct from old.case_manager_id
        else new.specialist_id is distinct from old.specialist_id end;
  return null;
end $$;
create trigger move_appointments_with_patient after update on public.patients for each row
  when (old.case_manager_id is distinct from new.case_manager_id or old.specialist_id is distinct from new.specialist_id)
  execute function app.move_appointments_with_patient();

-- Each transition lets the other side know, by mail, later; what is agreed is remembered the day before. The revision goes along,
-- so that a mail about something that changed meanwhile stays unwritten.
create function app.enqueue_appointment_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  side text := app.appointment_side();
  ids jsonb := jsonb_build_object('appointmentId', new.id, 'patientId', new.patient_id, 'sequence', new.sequence);
begin
  if tg_op = 'UPDATE' and new.sequence = old.sequence then
    return null;
  end if;
  if tg_op = 'UPDATE' and (new.case_manager_id, new.specialist_id) is distinct from (old.case_manager_id, old.specialist_id) then
    perform app.enqueue(new.organization_id, 'appointments.tell-staff', ids);
    if old.status <> 'requested' then
      perform app.enqueue(new.organization_id, 'appointments.tell-patient', ids);
    end if;
  elsif side = 'patient' then
    perform app.enqueue(new.organization_id, 'appointments.tell-staff', ids);
  elsif side = 'staff' and new.status in ('offered', 'confirmed', 'moved', 'declined', 'cancelled')
      and (tg_op = 'INSERT' or old.status not in ('completed', 'missed')) then
    perform app.enqueue(new.organization_id, 'appointments.tell-patient', ids);
  end if;
  if new.status = 'confirmed' and new.starts_at > now() + interval '24 hours' then
    perform app.enqueue(new.organization_id, 'appointments.remind', ids, new.starts_at - interval '24 hours');
  end if;
  return null;
end $$;
create trigger enqueue_appointment_mail after insert or update on public.appointments
  for each row execute function app.enqueue_appointment_mail();

-- When somebody could be met: half-hour steps within the weekly hours, without what is asked for, offered or agreed already.
-- A patient asks about their case manager, staff about themselves, or whoever covers about the case manager of that patient. Moments alone: whose time it is, nobody learns.
create function app.free_times(from_moment timestamptz, until_moment timestamptz, minutes integer, patient uuid default null)
returns setof timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with person as (
    select o.time_zone, app.specialist() as specialist_id, case app.hat()
      when 'case_manager' then coalesce(app.covered_for(patient), app.case_manager())
      when 'patient' then (select p.case_manager_id from public.patients p
        where p.organization_id = o.id and p.id = app.patient()) end as case_manager_id
    from public.organizations o where o.id = app.org()
  ), slot as (
    select (day + make_interval(mins => minute)) at time zone person.time_zone as starts_at, person.*
    from person
    cross join generate_series(date_trunc('day', from_moment at time zone person.time_zone),
      until_moment at time zone person.time_zone, interval '1 day') as day
    join public.availabilities a on a.organization_id = app.org() and a.weekday = extract(dow from day)
      and (a.case_manager_id = person.case_manager_id or a.specialist_id = person.specialist_id)
    cross join generate_series(a.from_minute, a.until_minute - minutes, 30) as minute
  )
  select s.starts_at from slot s
  where s.starts_at > now() and s.starts_at >= from_moment and s.starts_at < until_moment
    and not exists (select from public.appointments b where b.organization_id = app.org()
      and (b.case_manager_id = s.case_manager_id or b.specialist_id = s.specialist_id)
      and b.status in ('requested', 'offered', 'confirmed', 'moved')
      and b.starts_at < s.starts_at + make_interval(mins => minutes) and b.ends_at > s.starts_at)
  order by s.starts_at limit 400
$$;

-- Whether an appointment still lies ahead, so that it can be cancelled.
create function app.is_ahead(appointment public.appointments) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select appointment.status in ('requested', 'offered', 'moved') and appointment.ends_at > now()
    or appointment.status = 'confirmed' and appointment.starts_at > now()
$$;

-- When a case is closed, what lay ahead is cancelled by the staff, with everybody it was to be with; the ordinary mail
-- about a cancelled appointment lets the patient know.
create function app.end_appointments_with_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.appointments a set status = 'cancelled'
    where a.organization_id = new.organization_id and a.patient_id = new.patient_id and app.is_ahead(a);
  return null;
end $$;
create trigger end_appointments_with_case after insert on public.case_status_changes for each row
  when (new.status = 'inactive' and app.hat() in ('case_manager', 'administrator'))
  execute function app.end_appointments_with_case();
