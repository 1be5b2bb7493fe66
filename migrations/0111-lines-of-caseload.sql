-- release-before: serves
-- A line of the caseload says in which language somebody reads and speaks, and since when nothing was said to come next. Since
-- when that is so of those who have none today was kept nowhere: it stays unsaid.
alter table patient_summaries add column language text, add column interpreter_language text,
  add column without_step_since timestamptz;
update patient_summaries s set language = p.language, interpreter_language = p.interpreter_language
  from patients p where p.organization_id = s.organization_id and p.id = s.patient_id;
