-- release-before: serves
-- Two records of one person become one (decision 83). The record that goes stays as a row that says where it went; who looks
-- after patients does not see it any more.
alter table patients add column merged_into uuid,
  add foreign key (organization_id, merged_into) references patients on delete cascade,
  add constraint merged_into_another check (merged_into <> id);
create index patients_merged on patients (organization_id, merged_into) where merged_into is not null;

-- A merge of one record (gone_id) into another (patient_id), from the wish to Undo.
create table patient_merges (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  gone_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'merged', 'undone', 'refused')),
  -- An accepted invitation met a record with content of its own.
  is_from_invitation boolean not null default false,
  requested_by uuid default app.user_id() references auth.users on delete set null,
  -- Where both records have an account: what each has said.
  staying_account_said text check (staying_account_said in ('yes', 'no')),
  going_account_said text check (going_account_said in ('yes', 'no')),
  merged_at timestamptz,
  merged_by uuid references auth.users on delete set null,
  undo_until timestamptz,
  undone_at timestamptz,
  undone_by uuid references auth.users on delete set null,
  -- When the patient took over what only they may read.
  private_moved_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint the_record_that_went foreign key (organization_id, gone_id) references patients on delete cascade,
  constraint merges_two_records check (patient_id <> gone_id),
  constraint merged_has_time check ((state in ('merged', 'undone')) = (merged_at is not null)
    and (merged_at is null) = (undo_until is null)),
  constraint undone_has_time check ((state = 'undone') = (undone_at is not null))
);
create unique index patient_merges_one on patient_merges (organization_id, gone_id) where state in ('waiting', 'merged');
create index patient_merges_patient on patient_merges (organization_id, patient_id);

-- Each row that a merge moved or changed: what its columns were before, and what the merge made of them.
create table patient_merge_moves (
  organization_id uuid not null,
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  merge_id uuid not null,
  kind text not null check (kind in ('moved', 'changed')),
  table_name text not null check (char_length(table_name) between 1 and 63),
  key jsonb not null check (jsonb_typeof(key) = 'object'),
  was jsonb not null check (jsonb_typeof(was) = 'object'),
  became jsonb not null check (jsonb_typeof(became) = 'object'),
  outcome text check (outcome in ('returned', 'left')),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, merge_id) references patient_merges on delete cascade
);
create index patient_merge_moves_merge on patient_merge_moves (organization_id, merge_id, table_name);
