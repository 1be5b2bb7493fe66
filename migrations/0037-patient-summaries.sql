-- release-before: serves
-- What lists show of a patient, in one row that the same transaction keeps: nothing is counted on reading. It has no index
-- but its key, so that a message, which touches it, rewrites no index.
create table patient_summaries (
  organization_id uuid not null,
  patient_id uuid not null,
  checklist_total integer not null default 0,
  checklist_completed integer not null default 0,
  -- The newest of what happened in the patient's care.
  last_activity_at timestamptz,
  -- When the patient last said or did something that the care team may see; a line in the notebook or a private check-in is
  -- nobody's business.
  last_heard_at timestamptz,
  -- When somebody of the care team last was in contact: a signed note of a contact, an answered message, a kept appointment.
  last_contact_at timestamptz,
  next_step text,
  next_step_due_on date,
  primary key (organization_id, patient_id),
  foreign key (organization_id, patient_id) references patients on delete cascade
) with (fillfactor = 80);

-- Since when the patient's words wait for an answer in a conversation; null where none do. It stands on the conversation and
-- under its policy: one time for the patient would tell a specialist of the case manager's conversation.
alter table conversations add column waiting_since timestamptz;

-- Conversations are found through the patient. Their time changes with each message, which an index on it would make dear.
drop index conversations_patient;
drop index conversations_case_manager;
drop index conversations_specialist;

insert into patient_summaries (organization_id, patient_id, checklist_total, checklist_completed, last_activity_at,
    last_heard_at, last_contact_at, next_step, next_step_due_on)
  select p.organization_id, p.id, coalesce(c.total, 0), coalesce(c.completed, 0), a.newest,
    greatest(w.newest, f.newest), greatest(r.newest, n.newest, k.newest), s.step, s.due_on
  from patients p
  left join lateral (select count(*) as total, count(*) filter (where is_completed) as completed from checklist_progress
    where organization_id = p.organization_id and patient_id = p.id) c on true
  left join lateral (select max(created_at) as newest from activities
    where organization_id = p.organization_id and patient_id = p.id) a on true
  left join lateral (select max(m.created_at) as newest from conversations v join messages m
    on m.organization_id = v.organization_id and m.conversation_id = v.id and m.sender_type = 'patient'
    where v.organization_id = p.organization_id and v.patient_id = p.id and v.participant_type <> 'private') w on true
  left join lateral (select max(completed_at) as newest from submissions
    where organization_id = p.organization_id and patient_id = p.id) f on true
  left join lateral (select max(m.created_at) as newest from conversations v join messages m
    on m.organization_id = v.organization_id and m.conversation_id = v.id and m.sender_type <> 'patient'
    where v.organization_id = p.organization_id and v.patient_id = p.id and v.participant_type <> 'private') r on true
  left join lateral (select max(signed_at) as newest from case_notes where organization_id = p.organization_id
    and patient_id = p.id and kind = 'note') n on true
  left join lateral (select max(starts_at) as newest from appointments where organization_id = p.organization_id
    and patient_id = p.id and status = 'completed') k on true
  left join next_steps s on s.organization_id = p.organization_id and s.patient_id = p.id;

update conversations c set waiting_since = w.since
  from (
    select m.organization_id, m.conversation_id, min(m.created_at) as since from messages m
    where m.sender_type = 'patient' and m.created_at > coalesce((select max(a.created_at) from messages a
      where a.organization_id = m.organization_id and a.conversation_id = m.conversation_id
        and a.sender_type <> 'patient'), '-infinity')
    group by 1, 2
  ) w
  where c.organization_id = w.organization_id and c.id = w.conversation_id and c.participant_type <> 'private';
