-- release-before: serves
-- Budgets that every server counts in one place (decision 58): the live streams that are open, and for load tests alone by
-- how much every budget is multiplied. No screen, setting or procedure changes that number.

-- A stream is held for as long as its server renews it; what a dead server held is free again within a minute. Unlogged: after
-- a crash nobody holds any.
create unlogged table open_streams (
  id uuid primary key,
  user_id uuid not null,
  session_hash bytea not null,
  held_until timestamptz not null
);
create index open_streams_of_person on open_streams (user_id);
create index open_streams_over on open_streams (held_until);

alter table deployment
  add column budgets_times integer not null default 1 check (budgets_times between 1 and 1000000);
