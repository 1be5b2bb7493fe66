-- release-before: serves
-- A co-worker's last day had no bound: a slip of the year gave access for a lifetime. Ends that lie further off come nearer;
-- without an end nothing changes, as before.
update care_team set ends_at = starts_at + interval '731 days'
  where role = 'co_worker' and ends_at <> 'infinity' and ends_at > starts_at + interval '731 days 01:00:00';
alter table care_team add constraint co_worker_within_two_years
  check (role <> 'co_worker' or ends_at = 'infinity' or ends_at <= starts_at + interval '731 days 01:00:00');
