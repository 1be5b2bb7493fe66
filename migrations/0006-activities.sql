-- What happened in a patient's care, in the order it happened. Triggers write it; nobody edits it.
create table activities (
  organization_id uuid not null,
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  activity_type text not null check (activity_type in (
    'onboarding_started', 'onboarding_completed', 'checklist_item_completed', 'message_sent',
    'appointment_scheduled', 'profile_updated', 'form_submitted', 'task_completed', 'goal_added', 'goal_completed')),
  description text not null check (char_length(description) between 1 and 500),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index activities_newest on activities (organization_id, created_at desc, id desc);
create index activities_patient on activities (organization_id, patient_id, created_at desc, id desc);
