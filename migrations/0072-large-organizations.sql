-- release-before: serves
-- What a list is sorted by stands beside the tag by which it is narrowed, so that a page is read in its order from one index.
-- Triggers keep both (tags.functions.sql).
alter table patient_tags add column name_order text, add column patient_since timestamptz;
update patient_tags t set name_order = p.name_order, patient_since = p.created_at
  from patients p where p.organization_id = t.organization_id and p.id = t.patient_id;
create index patient_tags_by_name on patient_tags (organization_id, tag_id, name_order, patient_id);
create index patient_tags_newest on patient_tags (organization_id, tag_id, patient_since desc, patient_id desc);

-- How many patients there are of each pair of case manager and specialist, as sums of parts: every write adds a row, which waits
-- for nobody, and now and then the rows of an organization become one for each pair.
create table patient_counts (
  organization_id uuid not null,
  id bigint generated always as identity,
  case_manager_id uuid,
  specialist_id uuid,
  patients integer not null,
  primary key (organization_id, id)
);
create index patient_counts_of_case_manager on patient_counts (organization_id, case_manager_id) include (patients);
create index patient_counts_of_specialist on patient_counts (organization_id, specialist_id) include (patients);
insert into patient_counts (organization_id, case_manager_id, specialist_id, patients)
  select organization_id, case_manager_id, specialist_id, count(*) from patients where merged_into is null
  group by organization_id, case_manager_id, specialist_id;
