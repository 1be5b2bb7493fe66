-- The catalogue is read by everyone of the organization and kept by its administrators, who take out of use what is used no more:
-- nothing of it is deleted, because patients have it. A patient's progress is seen by
-- whoever may see the patient; the patient and who cares for them say how an item stands (notes: remarks.access.sql);
-- recommendations come from a job.
alter table checklist_categories enable row level security;
grant select on checklist_categories to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant insert (id, key, name, name_es, description, description_es, order_index),
  update (name, name_es, description, description_es, order_index, retired_at) on checklist_categories
  to handrail_administrator;
grant insert (id, organization_id, key, name, name_es, description, description_es, order_index)
  on checklist_categories to handrail_job;
create policy "a patient reads checklist categories" on checklist_categories for select to handrail_patient
  using (organization_id = (select app.org()));
create policy "a case manager reads checklist categories" on checklist_categories for select to handrail_case_manager
  using (organization_id = (select app.org()));
create policy "a specialist reads checklist categories" on checklist_categories for select to handrail_specialist
  using (organization_id = (select app.org()));
create policy "an administrator keeps checklist categories" on checklist_categories to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job fills in checklist categories of a new organization" on checklist_categories to handrail_job
  using (organization_id = (select app.org()));

alter table checklist_items enable row level security;
grant select on checklist_items to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant insert (id, category_id, key, title, title_es, description, description_es, question, question_es, is_onboarding,
  order_index), update (category_id, title, title_es, description, description_es, question, question_es, is_onboarding,
  order_index, retired_at) on checklist_items to handrail_administrator;
grant insert (id, organization_id, category_id, key, title, title_es, description, description_es, question, question_es,
  is_onboarding, order_index) on checklist_items to handrail_job;
create policy "a patient reads checklist items" on checklist_items for select to handrail_patient
  using (organization_id = (select app.org()));
create policy "a case manager reads checklist items" on checklist_items for select to handrail_case_manager
  using (organization_id = (select app.org()));
create policy "a specialist reads checklist items" on checklist_items for select to handrail_specialist
  using (organization_id = (select app.org()));
create policy "an administrator keeps checklist items" on checklist_items to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job fills in checklist items of a new organization" on checklist_items to handrail_job
  using (organization_id = (select app.org()));

alter table checklist_progress enable row level security;
grant select on checklist_progress to handrail_patient, handrail_case_manager, handrail_specialist,
  handrail_administrator, handrail_job;
grant update (state, is_suggested, is_completed, completed_at, completed_by, updated_at) on checklist_progress
  to handrail_patient, handrail_case_manager, handrail_specialist, handrail_administrator;
-- Recommendations are kept by key; the release before keeps their words.
grant insert (patient_id, checklist_item_id, ai_recommendation),
  update (state, is_suggested, completed_at, recommendation_key, ai_recommendation, updated_at) on checklist_progress to handrail_job;
grant insert (patient_id, checklist_item_id) on checklist_progress to handrail_case_manager, handrail_administrator;
create policy "a patient sees and ticks their own checklist" on checklist_progress to handrail_patient
  using (organization_id = (select app.org()) and patient_id = (select app.patient()));
create policy "a case manager works on the checklists of their patients" on checklist_progress to handrail_case_manager
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = checklist_progress.organization_id and t.patient_id = checklist_progress.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "a specialist works on the checklists of their patients" on checklist_progress to handrail_specialist
  using (organization_id = (select app.org()) and exists (select from care_team t
    where t.organization_id = checklist_progress.organization_id and t.patient_id = checklist_progress.patient_id
      and t.member_id = (select app.member()) and t.ended_at is null and t.starts_at <= now() and t.ends_at > now() offset 0));
create policy "an administrator works on every checklist of the organization" on checklist_progress to handrail_administrator
  using (organization_id = (select app.org()));
create policy "a job writes recommendations in the organization it acts in" on checklist_progress to handrail_job
  using (organization_id = (select app.org()));
