-- How members of staff leave, for a while or for good, and to whom their patients go. Each function checks for itself who asks:
-- an administrator, about staff of their organization. Whoever leaves sees nothing any more from that moment.

-- Who of the staff of the organization this is, to be changed. Raises HR404 where there is no such person any more, HR409
-- (ownAccess) for one's own record: nobody locks themselves out.
create function app.staff_to_change(member uuid) returns public.staff
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  chosen public.staff;
begin
  select * into chosen from public.staff s
    where s.organization_id = app.org() and s.id = member and s.ended_at is null and app.hat() = 'administrator' for update;
  if not found then
    raise exception 'there is no such member of staff' using errcode = 'HR404';
  elsif chosen.user_id = app.user_id() then
    raise exception 'nobody ends their own access' using errcode = 'HR409', constraint = 'ownAccess';
  end if;
  return chosen;
end $$;

-- Takes access away, or gives it back. Their patients stay theirs. Said twice is said once.
create function app.set_staff_access(member uuid, has_access boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  chosen public.staff := app.staff_to_change(member);
begin
  update public.case_managers c set suspended_at = case when not has_access then coalesce(c.suspended_at, now()) end
    where c.organization_id = chosen.organization_id and c.id = chosen.id;
  update public.specialists s set suspended_at = case when not has_access then coalesce(s.suspended_at, now()) end
    where s.organization_id = chosen.organization_id and s.id = chosen.id;
  if not has_access then
    perform app.end_sessions_of(chosen.user_id);
  end if;
end $$;

-- Ends somebody's work here for good. A case manager's patients are handed over first: raises HR409 (handOverFirst). A
-- specialist's go to the one who follows, or are without. Said twice is said once.
create function app.remove_staff(member uuid, successor uuid default null) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  chosen public.staff;
begin
  if app.hat() = 'administrator' and exists (select from public.staff s
      where s.organization_id = app.org() and s.id = member and s.ended_at is not null) then
    return;
  end if;
  chosen := app.staff_to_change(member);
  -- Whoever gives this person a patient, or a cover, at the same moment waits (settle_changed_patients).
  perform pg_advisory_xact_lock(hashtextextended(member::text, 4));
  if exists (select from public.patients p where p.organization_id = chosen.organization_id and p.case_manager_id = member
      and p.merged_into is null) then
    raise exception 'the patients are handed over first' using errcode = 'HR409', constraint = 'handOverFirst';
  end if;
  if successor is not null then
    perform app.check_receiver(successor, 'specialist', member);
    update public.case_managers c set specialist_id = successor
      where c.organization_id = chosen.organization_id and c.specialist_id = member;
    perform app.give_patients_of_specialist(member, successor);
  end if;
  update public.case_managers c set removed_at = now(), is_default = false
    where c.organization_id = chosen.organization_id and c.id = member;
  update public.specialists s set removed_at = now() where s.organization_id = chosen.organization_id and s.id = member;
  perform app.end_sessions_of(chosen.user_id);
end $$;

-- That somebody can take over from somebody else: they are there, with access, of this kind, and another person. Raises HR409
-- (noReceiver).
create function app.check_receiver(receiver uuid, receiver_kind text, leaving uuid) returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if receiver = leaving or not exists (select from public.staff s
      left join public.case_managers c on c.organization_id = s.organization_id and c.id = s.id
      left join public.specialists e on e.organization_id = s.organization_id and e.id = s.id
      where s.organization_id = app.org() and s.id = receiver and s.kind = receiver_kind and s.ended_at is null
        and num_nonnulls(c.suspended_at, e.suspended_at) = 0) then
    raise exception 'this person can not take over' using errcode = 'HR409', constraint = 'noReceiver';
  end if;
end $$;

-- Hands the whole caseload of a case manager over in one transaction: each patient to whom `others` says ({patient: case manager}),
-- and everybody else to the receiver, who is the default one from then on where the other one was. Answers with who got how
-- many; sent again, nobody is left to move.
create function app.hand_over_caseload(leaving uuid, receiver uuid, others jsonb)
returns table (id uuid, name text, patients integer)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  to_move uuid[];
begin
  if app.hat() is distinct from 'administrator' then
    raise exception 'only an administrator moves patients' using errcode = '42501';
  end if;
  perform from public.case_managers c where c.organization_id = app.org() and c.id = leaving for update;
  if not found then
    raise exception 'there is no such case manager' using errcode = 'HR404';
  end if;
  perform app.check_receiver(r.id, 'case_manager', leaving) from (
    select receiver as id union select e.value::uuid from jsonb_each_text(others) e) r;
  select coalesce(array_agg(p.id), '{}') into to_move from (select m.id from public.patients m
    where m.organization_id = app.org() and m.case_manager_id = leaving and m.merged_into is null
    order by m.id for no key update) p;
  perform app.give_patients(to_move, receiver, others);
  update public.case_managers c set is_default = false
    where c.organization_id = app.org() and c.id = leaving and c.is_default;
  if found then
    update public.case_managers c set is_default = true where c.organization_id = app.org() and c.id = receiver;
  end if;
  return query select c.id, c.name, count(*)::integer from public.patients p
    join public.case_managers c on c.organization_id = p.organization_id and c.id = p.case_manager_id
    where p.organization_id = app.org() and p.id = any (to_move) group by c.id, c.name order by c.name, c.id;
end $$;

-- A patient who gets another case manager is told by mail, a minute later, so that a slip that was put right tells nobody.
create function app.enqueue_new_case_manager_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'staff.tell-patient', jsonb_build_object('patientId', new.id,
    'caseManagerId', new.case_manager_id, 'since', now()), now() + interval '1 minute');
  return null;
end $$;
create trigger enqueue_new_case_manager_mail after update of case_manager_id on public.patients for each row
  when (new.case_manager_id is not null and old.case_manager_id is not null and new.case_manager_id <> old.case_manager_id
    and new.status = 'active' and new.merged_into is null and app.user_id() is not null and app.hat() is distinct from 'merge')
  execute function app.enqueue_new_case_manager_mail();
