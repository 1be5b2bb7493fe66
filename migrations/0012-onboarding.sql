-- The welcome conversation: one a patient. item_ids is what it asks, fixed when it starts; answers is keyed by item.
create table onboarding_conversations (
  organization_id uuid not null default app.org(),
  patient_id uuid not null default app.patient(),
  item_ids uuid[] not null default '{}',
  messages jsonb not null default '[]' check (jsonb_typeof(messages) = 'array'),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) < 200000),
  current_step integer not null default 0 check (current_step >= 0),
  progress jsonb not null default '{"completed":0,"total":0,"percentage":0}' check (jsonb_typeof(progress) = 'object'),
  is_completed boolean not null default false,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, patient_id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint completed_has_time check (is_completed = (completed_at is not null))
);
