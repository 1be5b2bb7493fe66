-- Whether staff entered a record that is the asking patient's own, by an address that they have proven. The answer is yes
-- or no: opening the portal once more gives it to them.
grant execute on function app.record_waits() to handrail_patient;
