-- One subscription an organization; who pays and what for. Card data never comes here.
create table subscriptions (
  organization_id uuid primary key default app.org() references organizations,
  provider text not null check (provider in ('stripe', 'test')),
  customer_ref text check (char_length(customer_ref) <= 120),
  subscription_ref text unique check (char_length(subscription_ref) <= 120),
  subscribed boolean not null default false,
  subscription_end timestamptz,
  updated_at timestamptz not null default now()
);
