-- Whether somebody is subscribed, and until when, is read by themselves; an administrator reads it of the organization. Only what the
-- payment provider answers changes it, through a job; no hat can grant itself premium.
alter table subscriptions enable row level security;
grant select (organization_id, user_id, subscribed, subscription_end, renews)
  on subscriptions to handrail_case_manager, handrail_specialist, handrail_administrator;
grant select, insert (organization_id, user_id, provider, customer_ref, subscription_ref, subscribed, subscription_end, renews, asked_at),
  update (provider, customer_ref, subscription_ref, subscribed, subscription_end, renews, asked_at, updated_at)
  on subscriptions to handrail_job;
create policy "a case manager reads their own subscription" on subscriptions for select to handrail_case_manager
  using (organization_id = (select app.org()) and user_id = (select app.user_id()));
create policy "a specialist reads their own subscription" on subscriptions for select to handrail_specialist
  using (organization_id = (select app.org()) and user_id = (select app.user_id()));
create policy "an administrator reads who is subscribed" on subscriptions for select to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job takes what the payment provider answers" on subscriptions to handrail_job
  using (organization_id = (select app.org()));
grant execute on function app.premium_facts() to handrail_case_manager, handrail_specialist, handrail_administrator;
-- Who bought before they became an administrator goes on managing what they pay for; an administrator buys nothing.
grant execute on function app.my_customer(), app.follow_subscription(text)
  to handrail_case_manager, handrail_specialist, handrail_administrator;
grant execute on function app.keep_customer(text, text) to handrail_case_manager, handrail_specialist;
grant execute on function app.take_billing_event(text, text), app.may_work_here(uuid), app.address_of_subscriber(uuid) to handrail_job;
