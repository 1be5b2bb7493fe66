-- release-before: serves
-- What was opened within this quarter of an hour, so that opening it again is the same read (decision 37) and costs no durable
-- write. Unlogged: after a crash it is empty, and at most one read is written down twice.
create unlogged table recent_reads (
  organization_id uuid not null,
  quarter timestamptz not null,
  user_id uuid not null,
  hat text not null,
  entity text not null,
  entity_id uuid,
  covered_for uuid
);
create unique index recent_reads_once on recent_reads
  (organization_id, quarter, user_id, hat, entity, entity_id, covered_for) nulls not distinct;
