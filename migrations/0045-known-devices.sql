-- release-before: serves
-- Devices on which somebody has signed in before (decision 58): guessing elsewhere does not keep them out. The browser holds a
-- signed token in a cookie of its own; here stands its hash.
create table auth.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  token_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
