-- A conversation is read by its patient, by those of the care team who take part in it now (the case manager's by the case
-- manager, co-workers of that kind and covers; the specialist's by the specialist), and by the administrators; a private one
-- is the patient's own notebook, which no other hat can read (decision 27). A message is never changed once sent.
alter table conversations enable row level security;
grant select on conversations to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator,
  handrail_job;
grant insert (participant_type) on conversations to handrail_patient;
grant insert (patient_id, participant_type), update (waiting_since) on conversations to handrail_case_manager,
  handrail_specialist;
create policy "a patient has conversations of their own" on conversations to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager has the conversations they take part in" on conversations to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = conversations.organization_id and t.patient_id = conversations.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()
      and t.answers = conversations.participant_type offset 0));
create policy "a specialist has the conversations they take part in" on conversations to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = conversations.organization_id and t.patient_id = conversations.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now()
      and t.answers = conversations.participant_type offset 0));
create policy "an administrator reads every conversation but notebooks" on conversations for select to handrail_administrator
  using (organization_id = (select app.org()) and participant_type <> 'private');
create policy "a job reads conversations but notebooks" on conversations for select to handrail_job
  using (organization_id = (select app.org()) and participant_type <> 'private');

alter table messages enable row level security;
grant select on messages to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant insert (id, conversation_id, sender_type, content) on messages to handrail_patient, handrail_case_manager,
  handrail_specialist;
create policy "a patient reads messages of conversations they may read" on messages for select to handrail_patient
  using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));
create policy "a case manager reads messages of conversations they may read" on messages for select to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));
create policy "a specialist reads messages of conversations they may read" on messages for select to handrail_specialist
  using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));
create policy "an administrator reads messages of conversations they may read" on messages for select to handrail_administrator
  using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));
create policy "a patient writes in their own name in their conversations" on messages for insert to handrail_patient
  with check (organization_id = (select app.org()) and sender_id = (select app.user_id()) and sender_type = 'patient'
    and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));
create policy "a case manager writes in their own name in their conversations" on messages for insert to handrail_case_manager
  with check (organization_id = (select app.org()) and sender_id = (select app.user_id()) and sender_type = 'case_manager'
    and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));
create policy "a specialist writes in their own name in their conversations" on messages for insert to handrail_specialist
  with check (organization_id = (select app.org()) and sender_id = (select app.user_id()) and sender_type = 'specialist'
    and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));

-- The newest page of a conversation, for whoever may read the conversation.
grant select on my_conversations, newest_messages to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator;

alter table message_reads enable row level security;
grant select, insert (conversation_id, read_until), update (read_until) on message_reads to handrail_patient,
  handrail_case_manager, handrail_specialist, handrail_administrator;
create policy "a patient marks how far they have read" on message_reads to handrail_patient
  using (organization_id = (select app.org()) and user_id = (select app.user_id()))
  with check (organization_id = (select app.org()) and user_id = (select app.user_id())
    and exists (select 1 from conversations c
    where c.organization_id = message_reads.organization_id and c.id = message_reads.conversation_id offset 0));
create policy "a case manager marks how far they have read" on message_reads to handrail_case_manager
  using (organization_id = (select app.org()) and user_id = (select app.user_id()))
  with check (organization_id = (select app.org()) and user_id = (select app.user_id())
    and exists (select 1 from conversations c
    where c.organization_id = message_reads.organization_id and c.id = message_reads.conversation_id offset 0));
create policy "a specialist marks how far they have read" on message_reads to handrail_specialist
  using (organization_id = (select app.org()) and user_id = (select app.user_id()))
  with check (organization_id = (select app.org()) and user_id = (select app.user_id())
    and exists (select 1 from conversations c
    where c.organization_id = message_reads.organization_id and c.id = message_reads.conversation_id offset 0));
create policy "an administrator marks how far they have read" on message_reads to handrail_administrator
  using (organization_id = (select app.org()) and user_id = (select app.user_id()))
  with check (organization_id = (select app.org()) and user_id = (select app.user_id())
    and exists (select 1 from conversations c
    where c.organization_id = message_reads.organization_id and c.id = message_reads.conversation_id offset 0));

-- The job that tells of unread messages sees that and when something was written, never what.
grant select (organization_id, id, conversation_id, sender_type, created_at) on messages to handrail_job;
create policy "a job reads when messages were written, but in notebooks" on messages for select to handrail_job
  using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = messages.organization_id and c.id = messages.conversation_id offset 0));
grant select on message_reads to handrail_job;
create policy "a job reads how far people have read, but in notebooks" on message_reads for select to handrail_job
  using (organization_id = (select app.org()) and exists (select 1 from conversations c
    where c.organization_id = message_reads.organization_id and c.id = message_reads.conversation_id offset 0));

alter table message_notices enable row level security;
grant select, insert (conversation_id, person_id, claimed_at, claimed_until),
  update (told_times, told_at, told_until, claimed_at, claimed_until) on message_notices to handrail_job;
create policy "a job keeps who was told of unread messages" on message_notices to handrail_job
  using (organization_id = (select app.org()));

grant execute on function app.read_on_with_cover(uuid) to handrail_job;

-- Whoever reads a message reads who wrote it in place of the case manager.
grant execute on function app.stand_in_name(uuid, uuid) to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator;
