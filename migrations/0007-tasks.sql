-- A task of a patient. Tasks that are not about a patient live by their assignee, in a table of their own.
create table tasks (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text not null default '' check (char_length(description) <= 2000),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed')),
  due_on date,
  created_by uuid default app.user_id() references auth.users on delete set null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint completed_has_time check ((status = 'completed') = (completed_at is not null))
);
create index tasks_patient on tasks (organization_id, patient_id, created_at desc, id desc);
create index tasks_newest on tasks (organization_id, created_at desc, id desc);

-- assignee_type null is a system-wide task, which any member of staff may take.
create table staff_tasks (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  assignee_type text check (assignee_type in ('case_manager', 'specialist')),
  case_manager_id uuid,
  specialist_id uuid,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text not null default '' check (char_length(description) <= 2000),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed')),
  due_on date,
  created_by uuid default app.user_id() references auth.users on delete set null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, case_manager_id) references case_managers on delete cascade,
  foreign key (organization_id, specialist_id) references specialists on delete cascade,
  constraint completed_has_time check ((status = 'completed') = (completed_at is not null)),
  constraint assignee_matches_type check (
    (assignee_type is not distinct from 'case_manager') = (case_manager_id is not null)
    and (assignee_type is not distinct from 'specialist') = (specialist_id is not null))
);
create index staff_tasks_newest on staff_tasks (organization_id, created_at desc, id desc);
create index staff_tasks_case_manager on staff_tasks (organization_id, case_manager_id, created_at desc);
create index staff_tasks_specialist on staff_tasks (organization_id, specialist_id, created_at desc);
create index staff_tasks_open_to_all on staff_tasks (organization_id, created_at desc) where assignee_type is null;
