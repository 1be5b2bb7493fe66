-- What decides whether Premium is open for the member of staff who asks: their organization's plan and trial, their own
-- subscription, and whether they administer it. The rule itself stands in billing.rules.ts; nobody reads more of the plan than this.
create function app.premium_facts() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('plan', o.plan, 'trialEndsAt', o.trial_ends_at,
    'isSubscribed', coalesce(s.subscribed, false), 'subscriptionEndsAt', s.subscription_end,
    'renews', coalesce(s.renews, false), 'askedAt', s.asked_at,
    'isAdministrator', exists (select from public.user_roles r
      where r.organization_id = o.id and r.user_id = app.user_id() and r.role = 'admin'))
  from public.organizations o
    left join public.subscriptions s on s.organization_id = o.id and s.user_id = app.user_id()
  where o.id = app.org()
$$;

-- As whom the payment provider knows the member of staff who asks, and what a new customer is called there.
create function app.my_customer() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('email', u.email, 'organizationId', app.org(), 'userId', u.id,
    'provider', s.provider, 'customer', s.customer_ref, 'subscription', s.subscription_ref)
  from auth.users u left join public.subscriptions s on s.organization_id = app.org() and s.user_id = u.id
  where u.id = app.user_id()
$$;

-- Remembers that customer, and answers with it: of two at once the first stays. A row of another provider becomes this one's.
create function app.keep_customer(provider text, customer text) returns text
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.subscriptions as s (organization_id, user_id, provider, customer_ref)
    values (app.org(), app.user_id(), keep_customer.provider, keep_customer.customer)
    on conflict (organization_id, user_id) do update set
      customer_ref = case when s.provider = excluded.provider then coalesce(s.customer_ref, excluded.customer_ref)
        else excluded.customer_ref end,
      provider = excluded.provider
    returning s.customer_ref
$$;

-- Has the provider asked how the subscription of the member of staff who asks stands. `change` is what they chose in the built-in
-- test checkout, which is its own provider; null everywhere else.
create function app.follow_subscription(change text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.enqueue(app.org(), 'billing.follow', jsonb_build_object('userId', app.user_id(), 'change', follow_subscription.change))
$$;

-- Takes an event of the payment provider, each once: its id is the key of the work. It says whose subscription changed and nothing
-- more; how it stands is asked, so that order, repeats and gaps do not matter. False for a customer of nobody here.
create function app.take_billing_event(event text, customer text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  s record;
begin
  select organization_id, user_id into s from public.subscriptions
    where provider = 'stripe' and customer_ref = take_billing_event.customer;
  if not found then
    return false;
  end if;
  perform app.enqueue(s.organization_id, 'billing.follow', jsonb_build_object('userId', s.user_id), now(), md5(event)::uuid);
  return true;
end $$;

-- A period that ends is asked about: it was renewed, or it is over. The event that says so may have been lost.
create function app.follow_subscription_at_end() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.enqueue(new.organization_id, 'billing.follow', jsonb_build_object('userId', new.user_id), new.subscription_end,
    md5(concat(new.organization_id, new.user_id, new.subscription_end))::uuid);
  return new;
end $$;
create trigger follow_at_end after insert or update on public.subscriptions
  for each row when (new.subscribed and new.subscription_end is not null) execute function app.follow_subscription_at_end();
