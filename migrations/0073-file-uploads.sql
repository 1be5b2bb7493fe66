-- release-before: serves
-- What a file is, until when it holds, who may read a confidential one, what of it the patient sees, and putting it away with a
-- reason. An object in storage always has one row: of the file, or here while it arrives and after the file has gone.
alter table case_files
  add column kind text not null default 'other' constraint case_files_kind_check
    check (kind in ('consent', 'id', 'letter', 'result', 'other')),
  add column labels text not null default '' constraint case_files_labels_check check (char_length(labels) <= 200),
  add column expires_on date,
  -- Members of staff for whom alone it is; null where it is for the whole care team.
  add column readers uuid[] constraint case_files_readers_check check (cardinality(readers) <= 50),
  add column shown_at timestamptz,
  add column removed_at timestamptz,
  add column removed_for text constraint case_files_removed_for_check check (char_length(btrim(removed_for)) between 1 and 300),
  add constraint case_files_removed_check check ((removed_at is null) = (removed_for is null));
create index case_files_removed on case_files (organization_id, removed_at) where removed_at is not null;

create table loose_objects (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  storage_key text not null constraint loose_objects_storage_key_check check (storage_key ~ '^[a-z0-9/-]{10,200}$'),
  begun_by uuid default app.user_id(),
  created_at timestamptz not null default now(),
  -- From here on its object is being removed: no file comes of it any more.
  sweeping_at timestamptz,
  primary key (organization_id, id),
  constraint loose_objects_storage_key_key unique (storage_key)
);
create index loose_objects_age on loose_objects (organization_id, created_at);
