-- How many patients an organization, a case manager and a specialist have, kept by what changed and never counted on reading. No
-- row is waited for: each write adds one of its own, and whoever reads adds them up.
create function app.count_patients() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.patient_counts (organization_id, case_manager_id, specialist_id, patients)
      select a.organization_id, a.case_manager_id, a.specialist_id, count(*) from after_rows a where a.merged_into is null
      group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into public.patient_counts (organization_id, case_manager_id, specialist_id, patients)
      select b.organization_id, b.case_manager_id, b.specialist_id, -count(*) from before_rows b where b.merged_into is null
      group by 1, 2, 3;
  else
    insert into public.patient_counts (organization_id, case_manager_id, specialist_id, patients)
      select c.organization_id, c.case_manager_id, c.specialist_id, sum(c.by) from (
        select a.organization_id, a.case_manager_id, a.specialist_id, 1 as by from after_rows a where a.merged_into is null
        union all
        select b.organization_id, b.case_manager_id, b.specialist_id, -1 from before_rows b where b.merged_into is null) c
      group by 1, 2, 3 having sum(c.by) <> 0;
  end if;
  -- Now and then, what was added becomes one row for each pair.
  if tg_op <> 'DELETE' and random() < 0.01 then
    perform app.add_up_patient_counts(o.id) from (select distinct a.organization_id as id from after_rows a) o;
  end if;
  return null;
end $$;
create trigger count_new_patients after insert on public.patients referencing new table as after_rows
  for each statement execute function app.count_patients();
create trigger count_changed_patients after update on public.patients
  referencing old table as before_rows new table as after_rows for each statement execute function app.count_patients();
create trigger count_removed_patients after delete on public.patients referencing old table as before_rows
  for each statement execute function app.count_patients();

-- Makes one row for each pair out of all that were added to an organization. Somebody else who is at it already is not waited for.
create function app.add_up_patient_counts(org_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('patient_counts:' || org_id, 0)) then
    return;
  end if;
  with gone as (
    delete from public.patient_counts c where c.organization_id = org_id returning c.*
  )
  insert into public.patient_counts (organization_id, case_manager_id, specialist_id, patients)
    select g.organization_id, g.case_manager_id, g.specialist_id, sum(g.patients) from gone g
    group by 1, 2, 3 having sum(g.patients) <> 0;
end $$;

-- Patients entered or moved between the migration that made the table and this moment: counted anew, where it does not agree.
do $$ begin
  lock table public.patients in share mode;
  if exists (select from (select organization_id, case_manager_id, specialist_id, 1 as by from public.patients where merged_into is null
      union all select organization_id, case_manager_id, specialist_id, -patients from public.patient_counts) c
      group by organization_id, case_manager_id, specialist_id having sum(c.by) <> 0) then
    delete from public.patient_counts;
    insert into public.patient_counts (organization_id, case_manager_id, specialist_id, patients)
      select organization_id, case_manager_id, specialist_id, count(*) from public.patients where merged_into is null
      group by organization_id, case_manager_id, specialist_id;
  end if;
end $$;
