-- release-before: serves
-- What waits for administrators is counted in the frame of each of their screens, so each has an index of nothing else: active
-- patients without a case manager, and merges that are asked for.
create index patients_active_unassigned on patients (organization_id, id) where case_manager_id is null and status = 'active';
create index patient_merges_waiting on patient_merges (organization_id, created_at) where state = 'waiting';
