-- A patient who moves to a case manager takes that manager's specialist (decision 8), and every change of a patient
-- record keeps its time.
create function app.set_specialist_of_case_manager() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.case_manager_id is not null
      and (tg_op = 'INSERT' or new.case_manager_id is distinct from old.case_manager_id)
      and (tg_op = 'UPDATE' or new.specialist_id is null) then
    select c.specialist_id into new.specialist_id from public.case_managers c
      where c.organization_id = new.organization_id and c.id = new.case_manager_id;
  end if;
  if app.hat() is distinct from 'merge' then
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger set_specialist_of_case_manager before insert or update on public.patients
  for each row execute function app.set_specialist_of_case_manager();

-- Nobody is forgotten (decisions 9 and 43): the patients of a case manager who left go to the default one, where there is one,
-- and else stand without one, first among those whom administrators see. A specialist's are without a specialist.
create function app.release_patients_of_staff() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set case_manager_id = (select c.id from public.case_managers c
      where c.organization_id = new.organization_id and c.is_default and c.removed_at is null and c.id <> new.id)
    where organization_id = new.organization_id and case_manager_id = new.id;
  update public.patients set specialist_id = null
    where organization_id = new.organization_id and specialist_id = new.id;
  return null;
end $$;
create trigger release_patients after update of removed_at on public.case_managers
  for each row when (old.removed_at is null and new.removed_at is not null) execute function app.release_patients_of_staff();
create trigger release_patients after update of removed_at on public.specialists
  for each row when (old.removed_at is null and new.removed_at is not null) execute function app.release_patients_of_staff();

-- A patient who chooses another language for their account is written to in it by their care team's mails as well.
create function app.copy_profile_language_to_patient() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patients set language = new.language where user_id = new.id and language <> new.language;
  return null;
end $$;
create trigger copy_profile_language_to_patient after update of language on public.profiles for each row
  when (new.language <> old.language) execute function app.copy_profile_language_to_patient();

-- The record that stands for one today: itself, or the one that it was merged into, however often.
create function app.standing_record(org_id uuid, record uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with recursive way as (
    select p.id, p.merged_into from public.patients p where p.organization_id = org_id and p.id = record
    union
    select p.id, p.merged_into from way w join public.patients p on p.organization_id = org_id and p.id = w.merged_into
  )
  select w.id from way w where w.merged_into is null
$$;
