-- Accounts, passwords and sessions: written by better-auth through its own login, read by nobody else but
-- app.begin_request. Ids are uuids so that the rest of the schema can point at them.
create schema auth;

create table auth.users (
  id uuid primary key default uuidv7(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null unique check (char_length(email) <= 255),
  email_verified boolean not null default false,
  image text,
  phone text check (char_length(phone) <= 20),
  user_type text not null default 'staff' check (user_type in ('patient', 'staff')),
  language text not null default 'en' check (language in ('en', 'es')),
  joins_organization uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  token text not null unique,
  -- begin_request compares hashes, so that the time a look-up takes tells nothing about a token.
  token_hash bytea not null unique generated always as (sha256(token::bytea)) stored,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);

create table auth.accounts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on auth.accounts (user_id);

create table auth.verifications (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on auth.verifications (identifier);
