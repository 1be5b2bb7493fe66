-- release-before: serves
-- A task may ask for a file. What the patient uploads for it says for which task it is.
alter table tasks add column asks_for_file boolean not null default false;
alter table case_files
  add column task_id uuid,
  add constraint case_files_task foreign key (organization_id, task_id) references tasks on delete set null (task_id);
create index case_files_task on case_files (organization_id, task_id);
