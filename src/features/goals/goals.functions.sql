-- Who made a goal follows from who asks, never from the request: staff cannot write one in the patient's name.
create function app.goal_knows_its_maker() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.hat() is not null then
    new.created_by := case app.hat() when 'patient' then 'patient' else 'case_manager' end;
  end if;
  return new;
end $$;
create trigger goal_knows_its_maker before insert on public.goals
  for each row execute function app.goal_knows_its_maker();
