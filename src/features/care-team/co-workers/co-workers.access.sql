-- A co-worker is added to a care team, with a reason, by the patient's case manager or an administrator, and ended by them. The
-- functions ask first who it is; no grant lets anybody write memberships.
grant execute on function app.add_co_worker(uuid, uuid, uuid, text, timestamptz), app.end_co_worker(uuid, uuid)
  to handrail_case_manager, handrail_administrator;
grant execute on function app.works_here(uuid) to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
grant execute on function app.may_change_team(uuid) to handrail_case_manager, handrail_specialist, handrail_administrator;
