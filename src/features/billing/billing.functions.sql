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

-- Whether somebody may work here: of the staff and not suspended, or an administrator. Nobody else is charged.
create function app.may_work_here(person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.case_managers c where c.organization_id = app.org() and c.user_id = person
      and num_nonnulls(c.removed_at, c.suspended_at) = 0)
    or exists (select from public.specialists s where s.organization_id = app.org() and s.user_id = person
      and num_nonnulls(s.removed_at, s.suspended_at) = 0)
    or exists (select from public.user_roles r where r.organization_id = app.org() and r.user_id = person and r.role = 'admin')
$$;

-- The address of an account that is or was subscribed here.
create function app.address_of_subscriber(person uuid) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.email from public.subscriptions s join auth.users u on u.id = s.user_id
  where s.organization_id = app.org() and s.user_id = person
$$;

-- Whoever loses access has the provider asked: it cancels what would be charged again.
create function app.follow_subscription_of_who_left() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  gone constant record := coalesce(new, old);
begin
  perform app.enqueue(s.organization_id, 'billing.follow', jsonb_build_object('userId', s.user_id))
    from public.subscriptions s where s.organization_id = gone.organization_id and s.user_id = gone.user_id and s.customer_ref is not null;
  return null;
end $$;
create trigger follow_subscription_of_who_left after update of removed_at, suspended_at on public.case_managers for each row
  when (num_nonnulls(old.removed_at, old.suspended_at) = 0 and num_nonnulls(new.removed_at, new.suspended_at) > 0)
  execute function app.follow_subscription_of_who_left();
create trigger follow_subscription_of_who_left after update of removed_at, suspended_at on public.specialists for each row
  when (num_nonnulls(old.removed_at, old.suspended_at) = 0 and num_nonnulls(new.removed_at, new.suspended_at) > 0)
  execute function app.follow_subscription_of_who_left();
create trigger follow_subscription_of_who_left after delete on public.user_roles
  for each row execute function app.follow_subscription_of_who_left();

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
