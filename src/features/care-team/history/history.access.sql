-- Whoever may see a patient reads who else may, by name and role. Who could on another day is read by the patient and by
-- administrators; the reasons are for administrators alone, and for whoever gave them.
grant execute on function app.care_team_of(uuid), app.care_team_known_since(uuid) to handrail_patient,
  handrail_case_manager, handrail_specialist, handrail_administrator;
grant execute on function app.team_beside(uuid) to handrail_case_manager, handrail_specialist;
grant execute on function app.download_care_team() to handrail_patient;
grant execute on function app.who_could_open(uuid, date) to handrail_patient, handrail_administrator;

-- Read only through app.who_could_open.
alter table administrator_periods enable row level security;
