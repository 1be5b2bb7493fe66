-- Case managers enter patients of their own, administrators anybody's; only an administrator moves a patient to another case
-- manager. Both go through functions, which make the memberships by the same stroke.
grant execute on function app.enter_patient(uuid, text, text, text, text, text, text, text, uuid, date)
  to handrail_case_manager, handrail_administrator;
grant execute on function app.move_patient(uuid, uuid) to handrail_administrator;
