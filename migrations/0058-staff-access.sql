-- release-before: serves
-- Administrators take the access of a member of staff away for a while, and give it back (decisions 4 and 9).
alter table case_managers add column suspended_at timestamptz;
alter table specialists add column suspended_at timestamptz;

-- A patient reads who comes.
alter table activities
  drop constraint activities_activity_type_check,
  add constraint activities_activity_type_check check (activity_type in ('onboarding_started', 'onboarding_completed',
    'checklist_item_completed', 'message_sent', 'appointment_scheduled', 'profile_updated', 'form_submitted', 'task_completed',
    'goal_added', 'goal_completed', 'case_manager_changed'));
