-- release-before: serves
-- Who needs somebody comes first (decision 43): a day beside each patient by which lists sort. -infinity: no case manager or
-- no next step; otherwise the day of the next step; infinity: nothing is asked, since the case is closed. It changes with the
-- record and the next step, never with a message.
alter table patient_summaries add column attention_on date not null default '-infinity';
update patient_summaries s set attention_on = case
    when p.status <> 'active' or p.merged_into is not null then 'infinity'
    when p.case_manager_id is null or s.next_step_due_on is null then '-infinity'
    else s.next_step_due_on end
  from patients p where p.organization_id = s.organization_id and p.id = s.patient_id;
create index patient_summaries_attention on patient_summaries (organization_id, attention_on, patient_id);

-- What an administrator narrows the list by, in both orders that it has.
create index patients_by_status_and_name on patients (organization_id, status, name_order, id);
create index patients_by_status on patients (organization_id, status, created_at desc, id desc);
create index patients_of_manager_by_name on patients (organization_id, case_manager_id, name_order, id);
create index patients_of_specialist_by_name on patients (organization_id, specialist_id, name_order, id);
create index patients_unassigned_newest on patients (organization_id, created_at desc, id desc) where case_manager_id is null;
drop index patients_closed;
