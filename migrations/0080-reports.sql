-- release-before: serves
-- Progress reports: whose patients one is about, who made it and as what, how far it is, and its figures once it is done.
create table reports (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('own', 'covered', 'all', 'case_manager', 'specialist', 'tag')),
  -- The case manager, the specialist or the tag whose patients it is about.
  subject_id uuid,
  made_by uuid not null default app.user_id() references auth.users on delete cascade,
  made_as text not null default app.hat() check (made_as in ('case_manager', 'administrator')),
  member_id uuid,
  state text not null default 'making' check (state in ('making', 'done', 'failed')),
  total integer,
  progress integer not null default 0,
  -- The last patient who was counted: what was cut off goes on behind them.
  after_patient_id uuid not null default '00000000-0000-0000-0000-000000000000',
  figures jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (organization_id, id),
  constraint subject_of_a_part check ((kind in ('case_manager', 'specialist', 'tag')) = (subject_id is not null)),
  constraint made_for_a_hat check ((made_as = 'administrator') = (kind not in ('own', 'covered')))
);
create index reports_newest on reports (organization_id, made_by, created_at desc);

-- What a report says of each patient: figures alone, for as long as the report is kept. Names are read when it is.
create table report_lines (
  organization_id uuid not null,
  report_id uuid not null,
  patient_id uuid not null,
  status text not null,
  items integer not null,
  completed integer not null,
  -- By category: how many items, and how many of them completed.
  categories jsonb not null check (jsonb_typeof(categories) = 'object'),
  -- How many were completed in which month (YYYY-MM), or before.
  months jsonb not null check (jsonb_typeof(months) = 'object'),
  -- Null where the case is closed.
  next_step text check (next_step in ('in_time', 'overdue', 'missing')),
  -- How many answers came within an hour, four hours, a day, three days or later, and how many conversations wait for one.
  waits integer[] not null check (cardinality(waits) = 6),
  primary key (organization_id, report_id, patient_id),
  foreign key (organization_id, report_id) references reports on delete cascade,
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index report_lines_patient on report_lines (organization_id, patient_id);
