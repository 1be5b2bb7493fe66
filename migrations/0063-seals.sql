-- release-before: serves
-- Seals of the audit log (decision 37), written by a job after the fact: a chain that is part of each transaction would let only
-- one of them write at a time. Each seal covers the entries that it names, whatever the order in which they were committed.
create table audit_seals (
  organization_id uuid not null,
  number integer not null check (number > 0),
  -- Every entry that was written until then is in a seal, but for those that were being written (an hour at most).
  sealed_through timestamptz not null,
  entry_ids bigint[] not null check (cardinality(entry_ids) between 1 and 5000),
  -- One for each entry, in their order, 32 bytes each: keyed, so that nobody finds an entry from its digest by trying.
  digests bytea not null,
  -- Over all of this and the seal before.
  seal bytea not null check (octet_length(seal) = 32),
  primary key (organization_id, number),
  constraint digest_for_each_entry check (octet_length(digests) = 32 * cardinality(entry_ids))
);

create trigger audit_seals_are_final before update or delete on audit_seals for each row execute function app.refuse_change();
create trigger audit_seals_are_never_emptied before truncate on audit_seals
  for each statement execute function app.refuse_change();
alter table audit_seals enable always trigger audit_seals_are_final;
alter table audit_seals enable always trigger audit_seals_are_never_emptied;
