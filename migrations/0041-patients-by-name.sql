-- release-before: serves
-- Lists sort names as people do, Ángela before Zoe: by the folded name, which an index serves under the access rules.

-- The same of the name that a patient goes by.
alter table patients add column called_order text collate "C" not null
  generated always as (left(app.fold_name(btrim(coalesce(preferred_name, name))), 120)) stored;

create index patients_by_name on patients (organization_id, name_order, id);
-- What an administrator narrows the list by: the few who have no case manager, and closed cases.
create index patients_unassigned on patients (organization_id, name_order, id) where case_manager_id is null;
create index patients_closed on patients (organization_id, name_order, id) where status = 'inactive';

alter table staff add column name_order text collate "C" not null
  generated always as (left(app.fold_name(btrim(name)), 120)) stored;
drop index staff_names;
create index staff_by_name on staff (organization_id, name_order, id) where ended_at is null;
