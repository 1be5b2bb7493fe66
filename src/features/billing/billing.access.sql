-- Whether an organization is subscribed is read by its staff. Only the payment provider's signed events change it, through
-- a job; no hat can grant itself premium.
alter table subscriptions enable row level security;
grant select (organization_id, subscribed, subscription_end) on subscriptions to handrail_case_manager, handrail_specialist;
grant select on subscriptions to handrail_administrator;
grant select, insert (organization_id, provider, customer_ref, subscription_ref, subscribed, subscription_end),
  update (provider, customer_ref, subscription_ref, subscribed, subscription_end, updated_at) on subscriptions to handrail_job;
create policy "a case manager reads whether the organization is subscribed" on subscriptions for select to handrail_case_manager
  using (organization_id = (select app.org()));
create policy "a specialist reads whether the organization is subscribed" on subscriptions for select to handrail_specialist
  using (organization_id = (select app.org()));
create policy "an administrator reads the subscription" on subscriptions for select to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job takes the events of the payment provider" on subscriptions to handrail_job
  using (organization_id = (select app.org()));
grant execute on function app.premium_facts() to handrail_case_manager, handrail_specialist, handrail_administrator;
