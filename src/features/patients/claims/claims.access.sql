-- Opening a portal is how an account finds the record that is theirs. The functions ask who is signed in and which address they
-- have proven; nobody can open, or leave, a record for somebody else.
grant execute on function app.record_waits() to handrail_patient;
grant execute on function app.portal_entry(text), app.portal_door(text), app.enter_portal(text, text), app.open_portal(), app.leave_portal(uuid),
  app.ask_to_merge(text)
  to handrail_anonymous, handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
