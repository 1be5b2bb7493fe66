-- Proofs of an address that are under way: a code for signing up, a link for a new password, a link that confirms one's own
-- address. What opens it stands in the mail alone; here is only its hash, and none before the mail is written. A proof
-- for signing up knows the address and nothing else of the person: no name, no phone, no password.
create table auth.address_proofs (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('sign-up', 'new-password', 'verification')),
  email text not null check (char_length(email) <= 255 and email like '%_@_%' and email = lower(email)),
  -- Whose address it is, where the person asked for it while signed in.
  user_id uuid references auth.users on delete cascade,
  -- Of the page that asked; an account has its own.
  language text not null default 'en' check (language in ('en', 'es')),
  secret_hash bytea unique,
  -- How often a wrong code was given, and how often the mail was asked for.
  tries smallint not null default 0,
  sendings smallint not null default 1,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint verification_has_person check ((purpose = 'verification') = (user_id is not null))
);
create index address_proofs_email on auth.address_proofs (email, purpose);
create index address_proofs_user on auth.address_proofs (user_id);
create index address_proofs_oldest on auth.address_proofs (created_at);
