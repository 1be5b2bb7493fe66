-- release-before: serves
-- Who of the staff may see a patient is one relation (decision 45): memberships, each of one member of staff with one patient.
-- The columns patients.case_manager_id and specialist_id, and covers, stay where they are written; triggers keep the
-- memberships from them (care-team.functions.sql), and no policy reads them any more.

-- Case managers and specialists as one table of people: what memberships point at. Kept by triggers from the two.
create table staff (
  organization_id uuid not null references organizations,
  id uuid not null,
  kind text not null check (kind in ('case_manager', 'specialist')),
  user_id uuid references auth.users on delete set null,
  name text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, id),
  constraint staff_of_a_kind unique (organization_id, id, kind)
);
create index staff_names on staff (organization_id, name, id) where ended_at is null;

create table care_team (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  member_id uuid not null,
  member_kind text not null,
  role text not null check (role in ('case_manager', 'specialist', 'co_worker', 'cover')),
  cover_id uuid,
  given_by uuid default app.user_id() references auth.users on delete set null,
  reason text not null default '' check (char_length(reason) <= 500),
  starts_at timestamptz not null default now(),
  -- When it ends by the clock.
  ends_at timestamptz not null default 'infinity',
  -- When somebody, or a move, ended it; a job writes it after the clock, for housekeeping alone.
  ended_at timestamptz,
  ended_by uuid references auth.users on delete set null,
  -- patients.created_at, by which caseloads are listed; it never changes.
  patient_since timestamptz not null,
  -- The conversation that this member takes part in.
  answers text generated always as (case when role = 'specialist' then 'specialist'
    when member_kind = 'case_manager' then 'case_manager' end) stored,
  -- Whether this member changes the details of the record.
  keeps_record boolean not null generated always as (role = 'case_manager'
    or (role = 'co_worker' and member_kind = 'case_manager')) stored,
  -- Who is there for two reasons is listed by the first.
  rank smallint not null generated always as (case role when 'co_worker' then 2 when 'cover' then 3 else 1 end) stored,
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, member_id, member_kind) references staff (organization_id, id, kind) on delete cascade,
  foreign key (organization_id, cover_id) references covers on delete cascade,
  constraint membership_ends_after_start check (ends_at > starts_at),
  constraint cover_has_its_cover check ((role = 'cover') = (cover_id is not null)),
  constraint role_fits_kind check (role = 'co_worker' or (role = 'specialist') = (member_kind = 'specialist')),
  constraint only_some_roles_end_by_clock check (role in ('co_worker', 'cover') or ends_at = 'infinity'),
  constraint co_worker_has_reason check (role <> 'co_worker' or btrim(reason) <> '')
);
create index care_team_mine on care_team (organization_id, member_id, patient_since desc, patient_id desc, rank)
  include (starts_at, ends_at, role) where ended_at is null;
create index care_team_patient on care_team (organization_id, patient_id, member_id, starts_at)
  include (ends_at, role, answers, keeps_record) where ended_at is null;
create unique index care_team_one on care_team (organization_id, patient_id, role)
  where role in ('case_manager', 'specialist') and ended_at is null;
create unique index care_team_once on care_team (organization_id, patient_id, member_id, role, cover_id)
  nulls not distinct where ended_at is null;
create index care_team_history on care_team (organization_id, patient_id, starts_at desc);
create index care_team_of_cover on care_team (organization_id, cover_id) where cover_id is not null and ended_at is null;
-- What begins or ends by the clock, for housekeeping and for the streams of those whom it concerns.
create index care_team_clock on care_team (organization_id, ends_at) where ended_at is null and ends_at <> 'infinity';
create index care_team_co_workers on care_team (organization_id, member_id, ends_at)
  where role = 'co_worker' and ended_at is null;

-- Who administered the organization, and from when to when: a patient asks who could open their record on a day.
create table administrator_periods (
  organization_id uuid not null references organizations,
  user_id uuid not null references auth.users on delete cascade,
  starts_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (organization_id, user_id, starts_at)
);
create unique index administrator_periods_one on administrator_periods (organization_id, user_id) where ended_at is null;

-- Since when memberships are kept. Who could open a record on a day before is not known, and said to be unknown.
alter table organizations add column care_team_since timestamptz not null default now();

-- What stands at this moment begins at this moment.
insert into staff (organization_id, id, kind, user_id, name, created_at, ended_at)
  select organization_id, id, 'case_manager', user_id, name, created_at, removed_at from case_managers
  union all
  select organization_id, id, 'specialist', user_id, name, created_at, removed_at from specialists;

insert into care_team (organization_id, patient_id, member_id, member_kind, role, patient_since)
  select p.organization_id, p.id, s.id, s.kind, s.kind, p.created_at
  from patients p
  join staff s on s.organization_id = p.organization_id and s.id in (p.case_manager_id, p.specialist_id)
  where s.ended_at is null;

update covers v set ended_at = now() from patients p
  where p.organization_id = v.organization_id and p.id = v.patient_id and p.status = 'inactive' and v.ended_at is null
    and v.ends_at > now();
insert into care_team (organization_id, patient_id, member_id, member_kind, role, cover_id, given_by, reason, starts_at,
    ends_at, patient_since)
  select p.organization_id, p.id, v.colleague_id, 'case_manager', 'cover', v.id, v.given_by, v.reason,
    greatest(v.starts_at, now()), v.ends_at, p.created_at
  from covers v
  join patients p on p.organization_id = v.organization_id and p.case_manager_id = v.case_manager_id
    and (v.patient_id is null or v.patient_id = p.id) and p.status = 'active'
  where v.ended_at is null and v.ends_at > now();

insert into administrator_periods (organization_id, user_id)
  select organization_id, user_id from user_roles where role = 'admin';
