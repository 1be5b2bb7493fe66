-- A job takes an import back when an administrator asked for it; nobody else is granted to. What somebody touched since, it
-- leaves alone.
grant execute on function app.undo_import_rows(uuid, integer, integer), app.finish_undo(uuid) to handrail_job;
