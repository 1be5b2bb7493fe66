-- release-before: serves
-- A task is taken off with a reason, and stays where it can be read and put back. `list_state` is what lists ask for: the status,
-- or that it was taken off. `due_order` sorts what has no day last.
alter table tasks
  add removed_at timestamptz,
  add removed_reason text check (char_length(btrim(removed_reason)) between 1 and 500),
  add constraint removed_has_reason check ((removed_at is null) = (removed_reason is null)),
  add list_state text not null generated always as (case when removed_at is not null then 'removed' else status end) stored,
  add due_order date not null generated always as (coalesce(due_on, 'infinity'::date)) stored;
create index tasks_state on tasks (organization_id, list_state, created_at desc, id desc);
create index tasks_due on tasks (organization_id, list_state, due_order, id);

alter table staff_tasks
  add removed_at timestamptz,
  add removed_reason text check (char_length(btrim(removed_reason)) between 1 and 500),
  add constraint removed_has_reason check ((removed_at is null) = (removed_reason is null)),
  add list_state text not null generated always as (case when removed_at is not null then 'removed' else status end) stored,
  add due_order date not null generated always as (coalesce(due_on, 'infinity'::date)) stored;
create index staff_tasks_state on staff_tasks (organization_id, list_state, created_at desc, id desc);
create index staff_tasks_due on staff_tasks (organization_id, list_state, due_order, id);
create index staff_tasks_type on staff_tasks (organization_id, assignee_type, list_state, created_at desc, id desc);
-- Whoever has thousands that are done is asked for the few that are not.
drop index staff_tasks_case_manager;
create index staff_tasks_case_manager on staff_tasks (organization_id, case_manager_id, list_state, created_at desc, id desc);
drop index staff_tasks_specialist;
create index staff_tasks_specialist on staff_tasks (organization_id, specialist_id, list_state, created_at desc, id desc);
drop index staff_tasks_open_to_all;
create index staff_tasks_open_to_all on staff_tasks (organization_id, list_state, created_at desc, id desc) where assignee_type is null;
