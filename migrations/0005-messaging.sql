-- One conversation per patient and kind of participant; a private one is the patient's own notebook (decision 27).
create table conversations (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null default app.patient(),
  participant_type text not null check (participant_type in ('case_manager', 'specialist', 'private')),
  case_manager_id uuid,
  specialist_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, patient_id, participant_type),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, case_manager_id) references case_managers on delete set null (case_manager_id),
  foreign key (organization_id, specialist_id) references specialists on delete set null (specialist_id),
  constraint participant_matches_type check (
    (participant_type = 'case_manager' or case_manager_id is null)
    and (participant_type = 'specialist' or specialist_id is null))
);
create index conversations_patient on conversations (organization_id, patient_id, updated_at desc, id desc);
create index conversations_case_manager on conversations (organization_id, case_manager_id, updated_at desc, id desc);
create index conversations_specialist on conversations (organization_id, specialist_id, updated_at desc, id desc);

-- The sender's browser chooses the id, so that sending again after a cut line is harmless.
create table messages (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  sender_id uuid default app.user_id() references auth.users on delete set null,
  sender_type text not null check (sender_type in ('patient', 'case_manager', 'specialist')),
  content text not null check (char_length(btrim(content)) between 1 and 4000),
  created_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, id),
  foreign key (organization_id, conversation_id) references conversations on delete cascade
);
create index messages_conversation on messages (organization_id, conversation_id, created_at desc, id desc);

-- How far each person has read each conversation.
create table message_reads (
  organization_id uuid not null default app.org(),
  conversation_id uuid not null,
  user_id uuid not null default app.user_id() references auth.users on delete cascade,
  read_until timestamptz not null,
  primary key (organization_id, conversation_id, user_id),
  foreign key (organization_id, conversation_id) references conversations on delete cascade
);
