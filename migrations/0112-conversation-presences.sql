-- release-before: serves
-- Who of the staff is at a conversation at this moment, renewed while it is open before their eyes; past `until` they are not.
-- Unlogged: after a crash nobody is anywhere, and whoever still is says so within half a minute.
create unlogged table conversation_presences (
  organization_id uuid not null default app.org(),
  conversation_id uuid not null,
  member_id uuid not null,
  is_writing boolean not null,
  until timestamptz not null,
  primary key (organization_id, conversation_id, member_id),
  foreign key (organization_id, conversation_id) references conversations on delete cascade,
  foreign key (organization_id, member_id) references staff on delete cascade
);
create index conversation_presences_of_member on conversation_presences (organization_id, member_id);
