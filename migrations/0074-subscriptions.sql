-- release-before: serves
-- A subscription is one member of staff's: they buy it, and it opens Premium for their account (decision 32). Nothing of the product
-- has written one yet; what whoever runs a copy opened for an organization by hand goes on as its plan.
update organizations o set plan = 'growth'
  where o.plan in ('trial', 'starter') and exists (select from subscriptions s where s.organization_id = o.id
    and s.subscribed and (s.subscription_end is null or s.subscription_end > now()));
delete from subscriptions;
alter table subscriptions
  drop constraint subscriptions_pkey,
  add column user_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  add primary key (organization_id, user_id),
  -- False once it was cancelled: it stays open until its end, and not a day longer.
  add column renews boolean not null default true,
  -- When the provider was asked: an answer to an older question never replaces a newer one.
  add column asked_at timestamptz,
  add constraint subscriptions_customer_ref_key unique (customer_ref);
create index subscriptions_of_user on subscriptions (user_id);
