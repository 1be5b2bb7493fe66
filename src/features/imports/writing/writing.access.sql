-- A job writes what an administrator decided, all of it or nothing; nobody else is granted to ask. The functions that it calls
-- take its word for whom it stands for, so they are granted to nobody.
grant execute on function app.lock_import(uuid, text), app.next_import_lines(uuid, boolean, integer, integer),
  app.write_import_rows(uuid, integer, integer), app.finish_import(uuid)
  to handrail_job;
