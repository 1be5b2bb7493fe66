-- release-before: serves
-- What lists show of the record itself stands beside the rest, so that a line of a list is one row. No index, as before.
alter table patient_summaries add column name text, add column preferred_name text, add column case_number text,
  add column status text, add column email text, add column phone text, add column created_at timestamptz;
update patient_summaries s set name = p.name, preferred_name = p.preferred_name, case_number = p.case_number, status = p.status,
    email = p.email, phone = p.phone, created_at = p.created_at
  from patients p where p.organization_id = s.organization_id and p.id = s.patient_id;
