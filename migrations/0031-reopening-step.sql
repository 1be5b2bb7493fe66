-- A case is opened again together with what comes next for the patient, so that neither arrives without the other.
alter table case_status_changes
  add column next_step text check (char_length(next_step) between 1 and 300),
  add column next_step_due_on date,
  add constraint next_step_comes_with_opening check (
    (next_step is null) = (next_step_due_on is null) and (next_step is null or status = 'active'));
