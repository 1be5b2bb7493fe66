-- Whoever is signed in says that they did something, and learns how long their own session rests. Nobody says it of another's.
grant execute on function app.note_activity(text), app.idle_left(text) to handrail_anonymous, handrail_patient,
  handrail_case_manager, handrail_specialist, handrail_administrator;
