-- The newest mails of an evaluation copy, for its mailbox page. Anywhere else it answers with nothing.
create function app.evaluation_mailbox() returns setof public.mails
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.* from public.mails m where (select is_evaluation from public.deployment)
  order by m.created_at desc, m.id desc limit 200
$$;
