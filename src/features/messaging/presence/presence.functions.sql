-- Whoever comes to a conversation clears away where they were before and did not leave: of each member of staff there are never
-- more rows than they have conversations open.
create function app.clear_former_presences() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.conversation_presences p
    where p.organization_id = new.organization_id and p.member_id = new.member_id and p.until <= now();
  return null;
end $$;
create trigger clear_former_presences after insert on public.conversation_presences
  for each row execute function app.clear_former_presences();
