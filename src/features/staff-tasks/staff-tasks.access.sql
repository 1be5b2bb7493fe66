-- Tasks that are not about a patient: whoever has one starts and completes it. A system-wide one is open to every member of
-- staff, and whoever takes it has it; taking and giving back go through the functions below, which know who was first.
-- Staff plan tasks for themselves, and for nobody else.
-- Administrators give, change and assign them, and take one off with a reason; none is deleted.
alter table staff_tasks enable row level security;
grant select on staff_tasks to handrail_case_manager, handrail_specialist, handrail_administrator;
grant update (status, completed_at) on staff_tasks to handrail_case_manager, handrail_specialist;
grant insert (id, title, due_on, assignee_type, case_manager_id, specialist_id)
  on staff_tasks to handrail_case_manager, handrail_specialist;
grant insert (id, title, description, priority, due_on, assignee_type, case_manager_id, specialist_id),
  update (title, description, priority, due_on, status, completed_at, assignee_type, case_manager_id, specialist_id,
    removed_at, removed_reason)
  on staff_tasks to handrail_administrator;
create policy "a case manager works on the tasks that are theirs" on staff_tasks to handrail_case_manager
  using (organization_id = (select app.org()) and case_manager_id = (select app.case_manager()));
create policy "a case manager sees the tasks that anybody may take" on staff_tasks for select to handrail_case_manager
  using (organization_id = (select app.org()) and assignee_type is null);
create policy "a specialist works on the tasks that are theirs" on staff_tasks to handrail_specialist
  using (organization_id = (select app.org()) and specialist_id = (select app.specialist()));
create policy "a specialist sees the tasks that anybody may take" on staff_tasks for select to handrail_specialist
  using (organization_id = (select app.org()) and assignee_type is null);
create policy "an administrator works on every staff task" on staff_tasks to handrail_administrator
  using (organization_id = (select app.org()));
grant execute on function app.take_staff_task(uuid), app.give_back_staff_task(uuid)
  to handrail_case_manager, handrail_specialist;
