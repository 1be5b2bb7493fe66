-- A job compares what a file says with who is there: whom a task can be for, and which patients might be somebody of the file.
-- It hears ids and the facts that are compared, and keeps them with the row, for the administrators alone.
grant execute on function app.import_candidates(jsonb), app.import_addressees(text[]) to handrail_job;
