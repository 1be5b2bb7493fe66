-- Opening the portal and opening the caseload are how an account finds the record that is theirs. Each function asks who is
-- signed in and which address they have proven; nobody can open a record for somebody else.
grant execute on function app.open_portal(), app.open_caseload(uuid)
  to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;

-- Whether staff entered a record that is the asking patient's own, by an address that they have proven.
grant execute on function app.record_waits() to handrail_patient;

-- What a patient wrote into "What are your needs" goes into their own notes, as themselves.
grant execute on function app.append_to_my_notes(text) to handrail_patient;
