-- release-before: serves
-- What somebody put off in their queue, until which day. `seen` is the moment that the row stood at when it was
-- put off: as soon as something new happened to it, it stands there again. Whose row it is says the caseload of whoever reads.
create table queue_snoozes (
  organization_id uuid not null default app.org(),
  member_id uuid not null,
  kind text not null check (kind in ('message', 'request', 'past-step', 'no-step', 'task', 'silence')),
  subject_id uuid not null,
  seen timestamptz not null,
  until_on date not null,
  primary key (organization_id, member_id, kind, subject_id),
  foreign key (organization_id, member_id) references staff on delete cascade
);
