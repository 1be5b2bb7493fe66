-- That a colleague's patient is like somebody is answered with yes or no, through a function that counts and records it. Who asked
-- reads what they asked and what was said through another, never whom it is about; administrators read the requests, answer them through a
-- function, and keep the list of records that may be one person's. What a job found it writes through a function.
alter table likeness_checks enable row level security;
grant select on likeness_checks to handrail_administrator;
create policy "an administrator reads who asked for whom" on likeness_checks for select to handrail_administrator
  using (organization_id = (select app.org()));

alter table likeness_pairs enable row level security;
grant select, update (state, reason, decided_by, decided_at) on likeness_pairs to handrail_administrator;
create policy "an administrator keeps the pairs that may be one person's" on likeness_pairs to handrail_administrator
  using (organization_id = (select app.org()));

grant execute on function app.ask_likeness(uuid, text, date, text, text), app.request_addition(uuid, text),
  app.own_additions(), app.put_addition_away(uuid) to handrail_case_manager;
grant execute on function app.answer_addition(uuid, text, text, uuid), app.record_of_request(uuid) to handrail_administrator;
grant execute on function app.keep_apart(uuid, uuid[], uuid) to handrail_case_manager, handrail_administrator;
grant execute on function app.might_be_alike(text, date, text, text) to handrail_administrator, handrail_job;
grant execute on function app.keep_alike(uuid, jsonb) to handrail_job;
