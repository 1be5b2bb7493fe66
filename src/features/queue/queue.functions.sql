-- What whoever asks has put off in their queue, until its day. It is put off for as long as nothing happened to it after `seen`.
create view public.my_snoozes with (security_invoker) as
  select z.kind, z.subject_id, z.seen, z.until_on from public.queue_snoozes z
  where z.organization_id = (select app.org()) and z.member_id = (select app.member())
    and z.until_on > (select (now() at time zone o.time_zone)::date from public.organizations o where o.id = (select app.org()));
