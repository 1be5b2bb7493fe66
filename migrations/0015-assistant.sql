-- Each time an engine was asked: what for, which one, how it ended. Never the words themselves.
create table ai_runs (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  patient_id uuid,
  purpose text not null check (purpose in ('onboarding', 'checklist', 'affirmation', 'support', 'suggestions', 'draft')),
  engine text not null check (engine in ('guide', 'model')),
  model text check (char_length(model) <= 120),
  outcome text not null check (outcome in ('answered', 'failed', 'fell_back', 'withheld')),
  duration_ms integer not null check (duration_ms >= 0),
  requested_by uuid default app.user_id() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index ai_runs_newest on ai_runs (organization_id, created_at desc, id desc);

-- What an engine wrote about a patient for staff: a draft until a person accepts it (decision 30).
create table ai_drafts (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  run_id uuid,
  kind text not null check (kind in ('suggestions', 'note', 'care_plan', 'letter')),
  text text not null check (char_length(text) between 1 and 50000),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  status text not null default 'draft' check (status in ('draft', 'accepted', 'discarded')),
  reviewed_by uuid references auth.users on delete set null,
  reviewed_at timestamptz,
  case_note_id uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, run_id) references ai_runs on delete set null (run_id),
  foreign key (organization_id, case_note_id) references case_notes on delete set null (case_note_id),
  constraint reviewed_has_time check ((status = 'draft') = (reviewed_at is null))
);
create index ai_drafts_patient on ai_drafts (organization_id, patient_id, created_at desc, id desc);
