-- A case file: its bytes are in storage under storage_key, which is never made from the name.
create table case_files (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  case_manager_id uuid,
  name text not null check (char_length(btrim(name)) between 1 and 255),
  media_type text not null check (char_length(media_type) between 3 and 120),
  size_bytes bigint not null check (size_bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null unique check (storage_key ~ '^[a-z0-9/-]{10,200}$'),
  uploaded_by uuid default app.user_id() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, case_manager_id) references case_managers on delete set null (case_manager_id)
);
create index case_files_patient on case_files (organization_id, patient_id, created_at desc, id desc);
create index case_files_case_manager on case_files (organization_id, case_manager_id, created_at desc, id desc);
