-- release-before: serves
-- An administrator reads the log of some days without walking all that came after them; what is rare is found among all that
-- is not.
create index audit_log_at on audit_log (organization_id, at desc);
create index audit_log_rare on audit_log (organization_id, verb, id desc) where verb in ('delete', 'export', 'refused');
