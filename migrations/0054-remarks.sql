-- release-before: stops
-- Words about a patient that they and staff both read and write keep who wrote each piece (decision 48): the additional notes
-- of the record (no checklist item), and the notes about one item of the checklist. Empty words are a piece that was taken
-- back. Without author or hat it is from before authors were kept.
create table remarks (
  organization_id uuid not null default app.org(),
  id uuid not null default uuidv7(),
  patient_id uuid not null,
  checklist_item_id uuid,
  author_id uuid default app.user_id() references auth.users on delete set null,
  author_hat text default app.hat() check (author_hat in ('patient', 'case_manager', 'administrator')),
  words text not null check (char_length(words) <= 20000),
  revision integer not null default 1 check (revision > 0),
  written_at timestamptz not null default now(),
  changed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, patient_id) references patients on delete cascade,
  foreign key (organization_id, checklist_item_id) references checklist_items on delete cascade
);
create index remarks_subject on remarks (organization_id, patient_id, checklist_item_id, written_at);
create index remarks_item on remarks (organization_id, checklist_item_id) where checklist_item_id is not null;

-- What stood in a remark before, where later words don't simply go on from it.
create table remark_versions (
  organization_id uuid not null default app.org(),
  remark_id uuid not null,
  revision integer not null,
  patient_id uuid not null,
  author_id uuid references auth.users on delete set null,
  words text not null,
  written_at timestamptz not null,
  primary key (organization_id, remark_id, revision),
  foreign key (organization_id, remark_id) references remarks on delete cascade,
  foreign key (organization_id, patient_id) references patients on delete cascade
);
create index remark_versions_patient on remark_versions (organization_id, patient_id);

-- The additional notes were the patient's to write; those about an item may be anybody's.
insert into remarks (organization_id, patient_id, author_id, author_hat, words, written_at)
  select organization_id, id, user_id, case when user_id is not null then 'patient' end, notes, updated_at
  from patients where notes <> '';
insert into remarks (organization_id, patient_id, checklist_item_id, author_id, author_hat, words, written_at)
  select organization_id, patient_id, checklist_item_id, null, null, notes, updated_at
  from checklist_progress where notes <> '';
alter table patients drop column notes;
alter table checklist_progress drop column notes;
