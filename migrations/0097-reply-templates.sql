-- release-before: serves
-- Words that staff write again and again. One's own have an owner; the organization's have none, and everybody there reads
-- them: `read_by` says for whom each is, in one value that a policy can compare.
create table reply_templates (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  owner_id uuid default app.user_id() references auth.users on delete cascade,
  read_by uuid not null generated always as (coalesce(owner_id, organization_id)) stored,
  name text not null check (char_length(btrim(name)) between 1 and 60),
  body text not null check (char_length(btrim(body)) between 1 and 4000),
  language text not null default 'en' check (language in ('en', 'es')),
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index reply_templates_read_by on reply_templates (organization_id, read_by);
