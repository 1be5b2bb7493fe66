-- Administrators read the log of their organization by the policy of audit_log; these functions add the names. Nobody else has a
-- name from them.
grant execute on function app.name_in_log(uuid), app.people_in_log() to handrail_administrator;
