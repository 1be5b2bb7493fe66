-- release-before: serves
-- Tables that an administrator brings along as a file: its own life from the first byte to the result, without a name in it.
create table imports (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('patients', 'case_managers', 'tasks')),
  file_name text not null check (char_length(file_name) between 1 and 200),
  state text not null default 'uploading' check (state in ('uploading', 'reading', 'mapping', 'checking', 'checked', 'writing',
    'done', 'undoing', 'undone', 'failed', 'discarded')),
  -- What stands over the columns of the file, and which fact each column is; empty: it is left out.
  headers text[] not null default '{}' check (cardinality(headers) <= 100),
  columns text[] not null default '{}' check (cardinality(columns) <= 100),
  -- How its days are written: which comes first of month, day and year.
  date_order text not null default 'mdy' check (date_order in ('mdy', 'dmy', 'ymd')),
  -- What happens with likely duplicates about which nobody decided one by one.
  rule text not null default 'ask' check (rule in ('ask', 'skip', 'create', 'fill')),
  total integer not null default 0,
  -- How many rows the step at work has done.
  progress integer not null default 0,
  problem_count integer not null default 0,
  alike_count integer not null default 0,
  -- How many people of the file have no seat in the plan.
  seats_missing integer not null default 0,
  seats_free integer,
  created_count integer not null default 0,
  filled_count integer not null default 0,
  kept_count integer not null default 0,
  failure text check (char_length(failure) <= 40),
  failure_line integer,
  created_by uuid default app.user_id() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  undone_by uuid references auth.users on delete set null,
  -- The transaction that wrote it: a row that has another one by now was changed since.
  written_by_xid bigint,
  primary key (organization_id, id)
);
create index imports_newest on imports (organization_id, kind, created_at desc);

-- The file in pieces and its rows, for a day at most: they are about people who may never be patients. Unlogged, so that they
-- reach no backup and no other server; what a crash takes is brought again.
create unlogged table import_parts (
  organization_id uuid not null default app.org(),
  import_id uuid not null,
  number integer not null check (number between 0 and 49),
  bytes bytea not null check (octet_length(bytes) <= 1000000),
  primary key (organization_id, import_id, number),
  foreign key (organization_id, import_id) references imports on delete cascade
);
create unlogged table import_rows (
  organization_id uuid not null default app.org(),
  import_id uuid not null,
  -- The line of the file on which it begins.
  line integer not null,
  cells text[] not null,
  -- Under which id it is written.
  record_id uuid not null default uuidv7(),
  -- What it says, once it was checked; and what is wrong with it, as 'fact:reason'.
  facts jsonb not null default '{}',
  problems text[] not null default '{}',
  -- The record, or the earlier line, that may be the same person.
  alike_id uuid,
  alike_line integer,
  reasons text[] not null default '{}',
  decision text check (decision in ('skip', 'create', 'fill')),
  primary key (organization_id, import_id, line),
  foreign key (organization_id, import_id) references imports on delete cascade
) with (fillfactor = 50);
create index import_rows_problems on import_rows (organization_id, import_id, line) where problems <> '{}';
create index import_rows_alike on import_rows (organization_id, import_id, line) where reasons <> '{}';

-- What an import wrote: ids alone, so that it can be taken back.
create table import_records (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  record_id uuid not null,
  table_name text not null check (table_name in ('patients', 'case_managers', 'tasks', 'staff_tasks')),
  -- Of a record that was there before: which of its empty facts were filled.
  filled text[],
  is_kept boolean not null default false,
  primary key (organization_id, import_id, line),
  foreign key (organization_id, import_id) references imports on delete cascade
);
create index import_records_kept on import_records (organization_id, import_id, line) where is_kept;
