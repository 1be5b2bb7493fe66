-- A second step at sign-in: codes of an authenticator app, recovery codes, passkeys. Written by better-auth through its own
-- login like every table of signing in. Secrets and recovery codes are encrypted by the library before they get here.
alter table auth.users add column two_factor_enabled boolean not null default false;

create table auth.two_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references auth.users on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- False until a first code proved that the app holds the secret; until then it counts for nothing.
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table auth.passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references auth.users on delete cascade,
  name text check (char_length(name) between 1 and 60),
  credential_id text not null unique,
  public_key text not null,
  counter integer not null default 0,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz default now()
);
create index passkeys_user on auth.passkeys (user_id);

-- Its administrators may say that staff need the second step (never patients).
alter table organizations add column requires_second_factor boolean not null default false;
