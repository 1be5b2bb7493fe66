-- What somebody puts off in their queue, they alone put off: nobody else reads it, and nobody's queue is shorter for it. It
-- names rows of the queue by their ids, which show nothing to whoever may not read what stands behind them.
alter table queue_snoozes enable row level security;
grant select, insert (member_id, kind, subject_id, seen, until_on), update (seen, until_on), delete on queue_snoozes
  to handrail_case_manager, handrail_specialist;
grant select on my_snoozes to handrail_case_manager, handrail_specialist;
create policy "a case manager puts off rows of their own queue" on queue_snoozes to handrail_case_manager
  using (organization_id = (select app.org()) and member_id = (select app.member()));
create policy "a specialist puts off rows of their own queue" on queue_snoozes to handrail_specialist
  using (organization_id = (select app.org()) and member_id = (select app.member()));
