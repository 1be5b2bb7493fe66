-- release-before: serves
-- Addresses of sign-up that an organization gave up: links that were given out go on leading there.
create table former_slugs (
  organization_id uuid not null references organizations (id) on delete cascade,
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  given_up_at timestamptz not null default now()
);

-- What stands before case numbers; when somebody is there, and who is told of danger when nobody is (decision 53); who may let a
-- language model's words reach a patient in the strict profile (decision 31).
alter table organizations
  add column case_number_prefix text not null default '' check (case_number_prefix ~ '^[A-Z]{0,4}$'),
  add column open_days text not null default '12345' check (open_days ~ '^1?2?3?4?5?6?7?$'),
  add column open_from_hour integer,
  add column open_until_hour integer,
  add column out_of_hours_person_id uuid references auth.users (id) on delete set null,
  add column out_of_hours_email text not null default ''
    check (out_of_hours_email = '' or (char_length(out_of_hours_email) <= 255 and out_of_hours_email like '%_@_%')),
  add column text_approver_id uuid references auth.users (id) on delete set null,
  add constraint open_hours check (num_nulls(open_from_hour, open_until_hour) = 2
    or (num_nulls(open_from_hour, open_until_hour) = 0 and 0 <= open_from_hour and open_from_hour < open_until_hour
      and open_until_hour <= 24));
