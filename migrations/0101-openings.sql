-- release-before: serves
-- When a person last opened a record is found among their own openings of it, without walking all that was done with it since.
create index audit_log_openings on audit_log (organization_id, patient_id, user_id, id desc)
  where verb = 'read' and entity = 'patients';
