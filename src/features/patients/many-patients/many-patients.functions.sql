-- Moves these patients to a case manager, or to nobody, in one transaction: an administrator's alone. With `only_of`, none but those
-- who are with `keeper` (or with nobody, where that is null). Answers with who was moved, and with whom they were; who is with the
-- receiver already is passed over, so that sending it again is harmless. Raises 42501 for everybody else, HR409 (noReceiver) for
-- somebody who is not there or has no access.
create function app.move_patients(to_move uuid[], receiver uuid, only_of boolean default false, keeper uuid default null)
returns table (patient uuid, former uuid)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.hat() is distinct from 'administrator' then
    raise exception 'only an administrator moves many patients' using errcode = '42501';
  end if;
  if receiver is not null then
    -- Whoever removes this person at the same moment waits, or this does (remove_staff).
    perform pg_advisory_xact_lock_shared(hashtextextended(receiver::text, 4));
    if not exists (select from public.case_managers c where c.organization_id = app.org() and c.id = receiver
        and num_nonnulls(c.removed_at, c.suspended_at) = 0) then
      raise exception 'somebody without access gets no patients' using errcode = 'HR409', constraint = 'noReceiver';
    end if;
  end if;
  return query
    with before as (
      select p.id, p.case_manager_id from public.patients p
        where p.organization_id = app.org() and p.id = any (to_move) and p.merged_into is null
          and p.case_manager_id is distinct from receiver and (not only_of or p.case_manager_id is not distinct from keeper)
        order by p.id for no key update
    )
    update public.patients p set case_manager_id = receiver from before b
      where p.organization_id = app.org() and p.id = b.id
      returning p.id, b.case_manager_id;
end $$;
