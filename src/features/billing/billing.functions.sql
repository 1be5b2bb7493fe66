-- What decides whether Premium is open for the member of staff who asks: their organization's plan, trial and subscription,
-- and whether they administer it. The rule itself stands in billing.rules.ts; nobody reads more of the plan than this.
create function app.premium_facts() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('plan', o.plan, 'trialEndsAt', o.trial_ends_at,
    'isSubscribed', coalesce(s.subscribed, false), 'subscriptionEndsAt', s.subscription_end,
    'isAdministrator', exists (select from public.user_roles r
      where r.organization_id = o.id and r.user_id = app.user_id() and r.role = 'admin'))
  from public.organizations o left join public.subscriptions s on s.organization_id = o.id
  where o.id = app.org()
$$;
