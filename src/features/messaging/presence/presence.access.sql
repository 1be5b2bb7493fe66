-- Who of the staff is at a conversation at this moment is read by those who may read the conversation in that hat, so that two do
-- not answer at once. Everybody says it of themselves alone. No patient and no administrator reads it, and it is kept for a
-- minute: how somebody works is nobody's record.
alter table conversation_presences enable row level security;
grant select, insert (conversation_id, member_id, is_writing, until), update (is_writing, until), delete on conversation_presences
  to handrail_case_manager, handrail_specialist;
create policy "a case manager sees who is at conversations they may read" on conversation_presences for select
  to handrail_case_manager using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = conversation_presences.organization_id and c.id = conversation_presences.conversation_id offset 0));
create policy "a specialist sees who is at conversations they may read" on conversation_presences for select
  to handrail_specialist using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = conversation_presences.organization_id and c.id = conversation_presences.conversation_id offset 0));
create policy "a case manager comes to conversations they may read" on conversation_presences for insert
  to handrail_case_manager with check (organization_id = (select app.org()) and member_id = (select app.member())
    and exists (select 1 from conversations c
    where c.organization_id = conversation_presences.organization_id and c.id = conversation_presences.conversation_id offset 0));
create policy "a specialist comes to conversations they may read" on conversation_presences for insert
  to handrail_specialist with check (organization_id = (select app.org()) and member_id = (select app.member())
    and exists (select 1 from conversations c
    where c.organization_id = conversation_presences.organization_id and c.id = conversation_presences.conversation_id offset 0));
create policy "a case manager says how long they are there" on conversation_presences for update
  to handrail_case_manager using (organization_id = (select app.org()) and member_id = (select app.member()));
create policy "a specialist says how long they are there" on conversation_presences for update
  to handrail_specialist using (organization_id = (select app.org()) and member_id = (select app.member()));
create policy "a case manager leaves a conversation" on conversation_presences for delete
  to handrail_case_manager using (organization_id = (select app.org()) and member_id = (select app.member()));
create policy "a specialist leaves a conversation" on conversation_presences for delete
  to handrail_specialist using (organization_id = (select app.org()) and member_id = (select app.member()));
