-- release-before: serves
-- An honest checklist (decision 49): an item is in place, wants help, is not wanted now, or was not asked yet. What people
-- ticked is in place. What answering the first questions ticked, "no" included, is read anew from the answers by a job.
alter table checklist_progress
  add column state text not null default 'not_asked' check (state in ('in_place', 'wants_help', 'not_now', 'not_asked')),
  add column state_before text check (state_before in ('wants_help', 'not_now', 'not_asked')),
  add column is_suggested boolean not null default false,
  add column stated_at timestamptz,
  add column stated_by uuid references auth.users on delete set null,
  add column recommendation_key text check (char_length(recommendation_key) between 1 and 120);

-- What was suggested or chosen for each item that was answered: item → {state, isSuggested}.
alter table onboarding_conversations add column states jsonb not null default '{}'
  check (jsonb_typeof(states) = 'object' and pg_column_size(states) < 200000);

-- A step that the guide drew from its library, which each reader reads in their own language (decision 55).
alter table next_steps add column library_key text check (char_length(library_key) between 1 and 120);

alter table checklist_progress disable trigger user;
update checklist_progress set state = 'in_place', stated_at = completed_at, stated_by = completed_by where is_completed;
with answered as (
  update checklist_progress p set state = 'not_asked', stated_at = null, stated_by = null,
      is_completed = false, completed_at = null, completed_by = null
    from onboarding_conversations o
    where o.organization_id = p.organization_id and o.patient_id = p.patient_id and o.is_completed and p.is_completed
      and p.completed_at = o.completed_at and o.answers ? p.checklist_item_id::text
    returning p.organization_id, p.patient_id)
insert into outbox (organization_id, job, payload)
  select distinct organization_id, 'checklist.personalise', jsonb_build_object('patientId', patient_id) from answered;
alter table checklist_progress enable trigger user;
update patient_summaries s set checklist_completed = c.completed
  from (select organization_id, patient_id, count(*) filter (where is_completed) as completed from checklist_progress
    group by organization_id, patient_id) c
  where c.organization_id = s.organization_id and c.patient_id = s.patient_id and c.completed <> s.checklist_completed;

alter table checklist_progress add constraint completed_is_in_place check (is_completed = (state = 'in_place'));
