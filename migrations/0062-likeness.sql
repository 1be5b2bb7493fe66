-- release-before: serves
-- Records that may be one person's (decision 47). What was answered before a patient was created, about a record that whoever
-- asked may not see: yes, by which fact, and whether an administrator shall add them to its care team.
create table likeness_checks (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  -- What one person asked at one moment; chosen by their browser.
  check_id uuid not null,
  patient_id uuid not null,
  found_by text not null check (found_by in ('email', 'phone', 'name')),
  typed_name text not null check (char_length(typed_name) between 1 and 100),
  asked_by uuid default app.user_id() references auth.users on delete set null,
  -- The member of staff who asked.
  member_id uuid,
  created_at timestamptz not null default now(),
  requested_at timestamptz,
  words text not null default '' check (char_length(words) <= 500),
  decision text check (decision in ('added', 'declined')),
  answer text not null default '' check (char_length(answer) <= 500),
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz,
  -- When the one who asked had read the answer.
  read_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint likeness_check_once unique (organization_id, check_id, patient_id),
  constraint decision_has_time check ((decision is null) = (decided_at is null)),
  constraint decision_was_asked_for check (decision is null or requested_at is not null)
);
create index likeness_checks_waiting on likeness_checks (organization_id, requested_at, id)
  where requested_at is not null and decision is null;
create index likeness_checks_of_asker on likeness_checks (organization_id, asked_by, requested_at) where requested_at is not null;
create index likeness_checks_patient on likeness_checks (organization_id, patient_id);

-- Two records that may be one person's, until somebody says that they are two people's (`apart`).
create table likeness_pairs (
  organization_id uuid not null default app.org(),
  patient_id uuid not null,
  other_id uuid not null,
  reasons text[] not null default '{}' check (cardinality(reasons) <= 10),
  state text not null default 'open' check (state in ('open', 'apart')),
  reason text not null default '' check (char_length(reason) <= 500),
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, patient_id, other_id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint the_other_record foreign key (organization_id, other_id) references patients on delete cascade,
  constraint pair_in_order check (patient_id < other_id),
  constraint apart_has_time check ((state = 'apart') = (decided_at is not null))
);
create index likeness_pairs_open on likeness_pairs (organization_id, created_at desc, patient_id, other_id) where state = 'open';
create index likeness_pairs_other on likeness_pairs (organization_id, other_id);

-- Everybody who is there already is compared once, a hundred at a time.
insert into outbox (organization_id, job, payload, start_after)
  select n.organization_id, 'likeness.compare', jsonb_build_object('patientIds', jsonb_agg(n.id)), now() + interval '1 minute'
  from (select organization_id, id, row_number() over (partition by organization_id order by id) / 100 as part from patients) n
  group by n.organization_id, n.part;
