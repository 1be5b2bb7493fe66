-- Case managers and administrators make progress reports, specialists don't (decision 7). A report is read by whoever made it, in the
-- hat in which they made it, and by nobody else. What it says of each
-- patient is read through a function that asks for this, and names those alone whom the reader may still see.
alter table reports enable row level security;
grant select on reports to handrail_case_manager, handrail_administrator;
create policy "a case manager reads the reports they made" on reports for select to handrail_case_manager
  using (organization_id = (select app.org()) and member_id = (select app.member()));
create policy "an administrator reads the reports they made" on reports for select to handrail_administrator
  using (organization_id = (select app.org()) and made_by = (select app.user_id()) and made_as = 'administrator');
alter table report_lines enable row level security;

grant execute on function app.request_report(uuid, text, uuid), app.report_lines_after(uuid, uuid, integer),
  app.least_far_in_report(uuid, integer), app.begin_report_download(uuid)
  to handrail_case_manager, handrail_administrator;
grant execute on function app.make_report_lines(uuid, integer), app.fail_report(uuid), app.forget_report(uuid) to handrail_job;
