-- Administrators take the access of staff away, give it back, and end it for good, never their own; and they alone hand a
-- caseload over. What these functions do is checked in them, for the organization in which they are asked.
grant execute on function app.set_staff_access(uuid, boolean), app.remove_staff(uuid, uuid),
  app.hand_over_caseload(uuid, uuid, jsonb) to handrail_administrator;
