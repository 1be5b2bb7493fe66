-- Later work, written in the transaction that asks for it; a worker hands it to the queue and it is gone from here.
create table outbox (
  id bigint primary key generated always as identity,
  organization_id uuid references organizations,
  job text not null check (char_length(job) between 1 and 80),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  -- The same key twice is the same work once.
  job_key uuid not null default uuidv7(),
  start_after timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- Every mail that goes, or would go, out. dedupe_key makes it one mail however often its job runs.
create table mails (
  id uuid primary key default uuidv7(),
  organization_id uuid references organizations,
  patient_id uuid,
  dedupe_key text not null unique check (char_length(dedupe_key) between 1 and 200),
  kind text not null check (char_length(kind) between 1 and 60),
  recipient text not null check (char_length(recipient) <= 255 and recipient like '%_@_%'),
  subject text not null check (char_length(subject) between 1 and 200 and subject !~ '[\r\n]'),
  body text not null check (char_length(body) between 1 and 20000),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'withheld')),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  constraint sent_has_time check ((status = 'sent') = (sent_at is not null))
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_patient on mails (organization_id, patient_id);

-- Rate limits, counted in one place for every server. Unlogged: after a crash everybody starts afresh.
create unlogged table rate_limits (
  key text not null check (char_length(key) <= 200),
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (key, window_start)
);
