-- A tenant. Everything that belongs to one carries its id, and keys begin with it.
create table organizations (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  name text not null check (char_length(btrim(name)) between 1 and 150),
  is_default boolean not null default false,
  plan text not null default 'trial' check (plan in ('trial', 'starter', 'growth', 'enterprise')),
  seats integer not null default 5 check (seats > 0),
  trial_ends_at timestamptz not null default now() + interval '14 days',
  time_zone text not null default 'America/New_York' check (char_length(time_zone) <= 60),
  models_enabled boolean not null default false,
  engines_enabled boolean not null default true,
  -- Text worded by a model reaches patients never, freely, or only after a named person approved it (decision 31).
  model_text_to_patients text not null default 'never'
    check (model_text_to_patients in ('never', 'allowed', 'approved')),
  created_at timestamptz not null default now()
);
create unique index organizations_one_default on organizations (is_default) where is_default;

create table profiles (
  id uuid primary key references auth.users on delete cascade,
  full_name text not null check (char_length(full_name) between 1 and 100),
  email text not null check (char_length(email) <= 255),
  phone text check (char_length(phone) <= 20),
  language text not null default 'en' check (language in ('en', 'es')),
  time_zone text not null default 'America/New_York' check (char_length(time_zone) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_roles (
  organization_id uuid not null default app.org() references organizations,
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role = 'admin'),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, role)
);
create index user_roles_user on user_roles (user_id);

-- The one-time link that founds the deployment's default organization (decision 3). Only its hash is kept.
create table founding_links (
  token_hash bytea primary key,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  used_by uuid references auth.users on delete set null
);

-- What kind of copy this is: one row. Only an evaluation copy shows the mails that would have gone out.
create table deployment (
  singleton boolean primary key default true check (singleton),
  is_evaluation boolean not null default false
);
insert into deployment default values;
