-- Who made a goal follows from who asks, never from the request: staff cannot write one in the patient's name.
create function app.set_goal_maker() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.hat() is not null then
    new.created_by := case app.hat() when 'patient' then 'patient' else 'case_manager' end;
  end if;
  return new;
end $$;
create trigger set_goal_maker before insert on public.goals
  for each row execute function app.set_goal_maker();
