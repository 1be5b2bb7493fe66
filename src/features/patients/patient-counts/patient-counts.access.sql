-- How many patients there are of whom is for administrators, as the patients themselves are. Nobody writes it: triggers add what
-- changed, in the same transaction.
alter table patient_counts enable row level security;
grant select on patient_counts to handrail_administrator;
create policy "an administrator reads the counts of the organization" on patient_counts for select to handrail_administrator
  using (organization_id = (select app.org()));
