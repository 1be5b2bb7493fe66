-- The seals of the audit log are added by a job, through functions that act in its organization, and changed by nobody. No hat
-- reads them: whoever runs the copy asks by `npm run verify-log` whether the log is as it was written.
alter table audit_seals enable row level security;
grant execute on function app.ask_for_seals(), app.last_seal(), app.entries_to_seal(integer),
  app.keep_seal(integer, timestamptz, bigint[], text, text) to handrail_job;
