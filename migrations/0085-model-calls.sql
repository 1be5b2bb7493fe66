-- release-before: serves
-- What a language model was sent about whom, and what came back (decision 31): for administrators, for 90 days. It is written
-- down before it leaves, so that an outcome that is null says that the server went away meanwhile.
create table model_calls (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  kind text not null check (kind in ('suggestions', 'note', 'care_plan', 'letter')),
  model text not null check (char_length(model) <= 120),
  sent text not null check (char_length(sent) <= 200000),
  received text check (char_length(received) <= 200000),
  outcome text check (outcome in ('answered', 'busy', 'unpaid', 'failed')),
  tokens_sent integer check (tokens_sent >= 0),
  tokens_received integer check (tokens_received >= 0),
  duration_ms integer check (duration_ms >= 0),
  requested_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days',
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index model_calls_newest on model_calls (organization_id, created_at desc, id desc);
create index model_calls_of_patient on model_calls (organization_id, patient_id);

-- How often in a month a language model may be asked for the organization; null for as often as somebody wishes.
alter table organizations add column model_call_limit integer check (model_call_limit between 0 and 1000000);
