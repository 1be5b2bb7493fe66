-- What every hat may do before any table is spoken of: look into the schema and ask who it is. Nothing else is open
-- until a feature's own access file opens it.
revoke all on schema public from public;
grant usage on schema public, app to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant execute on function app.org(), app.user_id(), app.patient(), app.case_manager(), app.specialist(), app.hat(),
  app.audiences(), app.covers() to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant execute on function app.within_limit(text, integer, integer), app.spend(text, integer, integer, boolean),
  app.hold_stream(text, uuid), app.let_go_of_stream(uuid) to handrail_anonymous, handrail_patient,
  handrail_case_manager, handrail_specialist, handrail_administrator;

-- The outbox: triggers write it through app.enqueue. The queue's own login moves rows of every organization into the
-- queue and reads nothing else of the product (an exception listed in test/house-exceptions.ts).
grant usage on schema public to handrail_queue;
grant select, delete on outbox to handrail_queue;
alter table outbox enable row level security;
create policy "the queue forwards the work of every organization" on outbox to handrail_queue using (true);

-- Counted only through app.within_limit; nobody reads or writes the table itself.
alter table rate_limits enable row level security;

-- Open streams are held and let go only through their two functions.
alter table open_streams enable row level security;
