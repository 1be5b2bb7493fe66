-- release-before: serves
-- Nobody belongs anywhere without saying yes (decision 46). An invitation is bound to the address that its record has today, is
-- sent again under the same link, taken back or declined; at most one of a record waits for an answer at a time.
alter table invitations
  add column email_norm text not null generated always as (lower(btrim(email))) stored,
  add column record_id uuid generated always as (coalesce(case_manager_id, specialist_id, patient_id)) stored,
  add column sendings smallint not null default 1,
  add column sent_at timestamptz not null default now(),
  add column declined_at timestamptz;
update invitations set sent_at = created_at;
update invitations i set revoked_at = now()
  where i.accepted_at is null and i.revoked_at is null and exists (select from invitations newer
    where newer.organization_id = i.organization_id and newer.accepted_at is null and newer.revoked_at is null
      and newer.kind = i.kind and newer.record_id is not distinct from i.record_id
      and (i.record_id is not null or newer.email_norm = i.email_norm)
      and (newer.created_at, newer.id) > (i.created_at, i.id));
create unique index invitations_one_of_record on invitations (organization_id, record_id)
  where record_id is not null and accepted_at is null and revoked_at is null and declined_at is null;
create unique index invitations_one_of_administrator on invitations (organization_id, email_norm)
  where kind = 'administrator' and accepted_at is null and revoked_at is null and declined_at is null;
create index invitations_record on invitations (organization_id, record_id, created_at desc, id desc);
create index invitations_waiting on invitations (email_norm)
  where accepted_at is null and revoked_at is null and declined_at is null;

-- Who left may come back: by a new record, beside the one that tells of the time before.
alter table case_managers drop constraint case_managers_organization_id_email_norm_key;
alter table specialists drop constraint specialists_organization_id_email_norm_key;
create unique index case_managers_address on case_managers (organization_id, email_norm) where removed_at is null;
create unique index specialists_address on specialists (organization_id, email_norm) where removed_at is null;
drop index case_managers_user, specialists_user;
create unique index case_managers_user on case_managers (user_id, organization_id)
  where user_id is not null and removed_at is null;
create unique index specialists_user on specialists (user_id, organization_id)
  where user_id is not null and removed_at is null;

-- Who was asked whether a record that waits is theirs, and said no, is not asked again.
alter table patients add column declined_by uuid references auth.users on delete set null;

-- The organization chosen last stays chosen, on every device and through sign-out.
alter table profiles add column chosen_organization_id uuid references organizations on delete set null;

-- Whether this copy asks nobody for money, and so counts no seats (decision 32): its environment says so.
alter table deployment add column is_billing_off boolean not null default false;
