-- release-before: serves
-- What waits in the outbox is written by triggers beside rows that hold the organization already. Asking again locked the one
-- row of the organization for everybody who wrote at that moment.
alter table outbox drop constraint outbox_organization_id_fkey;
