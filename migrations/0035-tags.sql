-- release-before: serves
-- An organization's own labels, and which patients have them. Two names are one where only capitals, accents or blanks
-- differ: the key says what is compared.
create function app.tag_key(name text) returns text language sql immutable parallel safe
  return regexp_replace(lower(regexp_replace(normalize(btrim(name), NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g');

-- A tag that was merged into another stays for a while with the patients it was on, unseen, so that the merge can be undone.
create table tags (
  organization_id uuid not null default app.org() references organizations,
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 40),
  name_key text not null generated always as (app.tag_key(name)) stored,
  merged_into uuid,
  merged_at timestamptz,
  created_by uuid default app.user_id() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, merged_into) references tags on delete cascade,
  constraint merged_has_time check ((merged_into is null) = (merged_at is null)),
  constraint merged_into_another check (merged_into <> id)
);
create unique index tags_name on tags (organization_id, name_key) where merged_into is null;
create index tags_merged on tags (organization_id, merged_into) where merged_into is not null;

-- came_from: the tag that was merged into this one and brought it; undoing the merge takes it off again.
create table patient_tags (
  organization_id uuid not null default app.org(),
  patient_id uuid not null,
  tag_id uuid not null,
  came_from uuid,
  created_by uuid default app.user_id() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  primary key (organization_id, patient_id, tag_id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, tag_id) references tags on delete cascade,
  foreign key (organization_id, came_from) references tags on delete set null (came_from)
);
create index patient_tags_tag on patient_tags (organization_id, tag_id, patient_id);
create index patient_tags_came_from on patient_tags (organization_id, came_from) where came_from is not null;
