-- Staff's own words about a patient. A signed note never changes: it is amended by a linked one.
create table case_notes (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  kind text not null default 'note' check (kind in ('note', 'care_plan', 'letter')),
  author_id uuid default app.user_id() references auth.users on delete set null,
  contact_on date not null default current_date,
  contact_minutes integer check (contact_minutes between 0 and 1440),
  text text not null default '' check (char_length(text) <= 50000),
  signed_at timestamptz,
  amends_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, patient_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  -- An amendment belongs to the same patient as the note it amends.
  foreign key (organization_id, patient_id, amends_id) references case_notes (organization_id, patient_id, id),
  constraint amends_another check (amends_id <> id),
  constraint signed_has_text check (signed_at is null or char_length(btrim(text)) > 0)
);
create index case_notes_patient on case_notes (organization_id, patient_id, contact_on desc, created_at desc);
