-- release-before: serves
-- The wish that nothing of a person remains (decision 85): from the person themselves, or from an administrator. It goes with
-- the record.
create table erasure_requests (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  asked_as text not null default app.hat() check (asked_as in ('patient', 'administrator')),
  asked_by uuid default app.user_id() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  confirmed_by uuid references auth.users on delete set null,
  confirmed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint erasure_request_once unique (organization_id, patient_id)
);

-- Who was erased: ids alone, which lead to nothing any more. The same list is kept outside of the database.
create table erasures (
  organization_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  -- With the records that had been merged into it.
  record_ids uuid[] not null check (cardinality(record_ids) between 1 and 1000),
  -- The accounts that went too, because nobody else's work hangs on them.
  account_ids uuid[] not null default '{}',
  -- Who confirmed it.
  erased_by uuid,
  erased_at timestamptz not null default now(),
  -- Files that still lie in storage.
  storage_keys text[] not null default '{}',
  -- When the files were gone and the list outside had it.
  settled_at timestamptz,
  primary key (organization_id, id)
);
create index erasures_unsettled on erasures (organization_id) where settled_at is null;
