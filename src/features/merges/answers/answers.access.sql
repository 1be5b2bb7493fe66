-- Each of the two accounts answers for itself, and nobody learns of the other one by it. What only a patient may read comes
-- along only when they say so themselves. Staff who had the record that went open learn that it did.
grant execute on function app.my_merge_questions(), app.answer_merge(uuid, text), app.take_private_words(uuid),
  app.decline_private_words(uuid), app.download_merges() to handrail_patient;
grant execute on function app.refuse_merge(uuid), app.merges_of(uuid), app.since_merge(uuid) to handrail_administrator;
grant execute on function app.merged_record(uuid) to handrail_administrator, handrail_case_manager, handrail_specialist;
grant execute on function app.follow_merges(jsonb) to handrail_job;
