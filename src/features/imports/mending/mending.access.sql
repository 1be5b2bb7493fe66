-- An administrator mends a cell of a file that they brought along, as long as nothing of it is written. What the row says by then a
-- job finds out, as it did for the whole file: it alone compares it with who is there, and keeps the answer with the row.
grant execute on function app.mend_import(uuid, integer, text, text, boolean) to handrail_administrator;
grant execute on function app.mended_import(uuid), app.mended_rows(uuid, integer), app.keep_mended_rows(uuid, jsonb),
  app.import_twins(uuid, text[], text[], text[]) to handrail_job;
