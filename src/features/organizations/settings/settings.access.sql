-- An administrator names somebody who works in the organization; jobs ask who is told of danger outside of its hours. Former
-- addresses are kept and asked about through functions alone.
alter table former_slugs enable row level security;
grant execute on function app.people_to_name() to handrail_administrator;
grant execute on function app.out_of_hours_addresses() to handrail_job;
