-- Activities are written beside what happened, by the database, so that nothing is forgotten and nothing is invented.
create function app.add_activity(organization uuid, patient uuid, kind text, words text, details jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.activities (organization_id, patient_id, activity_type, description, metadata)
    values (organization, patient, kind, left(words, 500), details)
$$;

-- Since when the newest `most` activities of the organization happened: one moment, which tells nothing of anybody. Servers
-- of the release before ask for it.
create function app.activity_horizon(most integer) returns timestamptz
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((select a.created_at from public.activities a where a.organization_id = app.org()
    order by a.created_at desc, a.id desc offset most limit 1), '-infinity')
$$;

-- The newest `most` activities of the asking member's patients, or the newest before one of them, with the names of the
-- patients. It starts from the memberships that run, so row security need not ask the same of each activity and each patient
-- once more. A large caseload is looked for among the newest 2,000 of its organization; a small one, and whoever is not found
-- there, patient by patient: a few of each at first, which tells since when the page is, and then everything since.
create function app.newest_activities(most integer, before uuid)
  returns table (organization_id uuid, id uuid, patient_id uuid, activity_type text, description text, metadata jsonb,
    created_at timestamptz, patient_name text) rows 100
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  org_id constant uuid := app.org();
  me constant uuid := app.member();
  mine uuid[];
  until_at timestamptz := 'infinity';
  until_id uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  since timestamptz;
  found_ids uuid[];
begin
  select array_agg(m.patient_id) into mine from (
    select distinct on (t.patient_since, t.patient_id) t.patient_id from public.care_team t
    where t.organization_id = org_id and t.member_id = me and t.ended_at is null
      and t.starts_at <= now() and t.ends_at > now()
    order by t.patient_since desc, t.patient_id desc) m;
  if mine is null then
    return;
  end if;
  if before is not null then
    select a.created_at, a.id into until_at, until_id from public.activities a
      where a.organization_id = org_id and a.id = before and a.patient_id = any (mine);
    if not found then
      return;
    end if;
  end if;
  if cardinality(mine) > 200 then
    -- `is true` keeps the caseload a hash that each row is held against, and not the inner side of a loop.
    select array_agg(n.id) into found_ids from (
      select r.id from (select a.id, a.patient_id, a.created_at from public.activities a
          where a.organization_id = org_id and (a.created_at, a.id) < (until_at, until_id)
          order by a.created_at desc, a.id desc limit 2000) r
        where (r.patient_id in (select unnest(mine))) is true
        order by r.created_at desc, r.id desc limit most) n;
  end if;
  if cardinality(found_ids) is distinct from most then
    select a.created_at into since from unnest(mine) m(patient_id) cross join lateral (
        select r.created_at from public.activities r
        where r.organization_id = org_id and r.patient_id = m.patient_id and (r.created_at, r.id) < (until_at, until_id)
        order by r.created_at desc, r.id desc limit 1 + 2 * most / cardinality(mine)) a
      order by a.created_at desc offset most - 1 limit 1;
    since := coalesce(since, '-infinity');
    -- Their rows are read where they are found. OFFSET 0 keeps the planner from reading all of the organization for the names.
    return query select a.organization_id, a.id, a.patient_id, a.activity_type, a.description, a.metadata, a.created_at, p.called
      from (select r.* from unnest(mine) m(patient_id) cross join lateral (select * from public.activities r
          where r.organization_id = org_id and r.patient_id = m.patient_id and (r.created_at, r.id) < (until_at, until_id)
            and r.created_at >= since
          order by r.created_at desc, r.id desc limit most) r
        order by r.created_at desc, r.id desc limit most) a
      cross join lateral (select app.shown_name(s.name, s.preferred_name) as called from public.patient_summaries s
        where s.organization_id = org_id and s.patient_id = a.patient_id offset 0) p;
    return;
  end if;
  return query select a.organization_id, a.id, a.patient_id, a.activity_type, a.description, a.metadata, a.created_at, p.called
    from unnest(found_ids) n(id)
    cross join lateral (select * from public.activities r where r.organization_id = org_id and r.id = n.id offset 0) a
    cross join lateral (select app.shown_name(s.name, s.preferred_name) as called from public.patient_summaries s
      where s.organization_id = org_id and s.patient_id = a.patient_id offset 0) p;
end $$;

-- Servers of the release before ask for the ids alone.
create function app.newest_of_caseload(most integer, before uuid) returns setof uuid rows 100
language sql stable set search_path = pg_catalog, pg_temp as $$
  select id from app.newest_activities(most, before)
$$;

-- Whose deed it was, as details of an activity: what the care team did is never told under the patient's name.
create function app.deed_details() returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when app.hat() in ('case_manager', 'specialist', 'administrator') then '{"by": "team"}' else '{}' end::jsonb
$$;

-- A message to a person is an activity; a line in the private notebook is nobody's business. The words stay with the
-- message: whoever may read it sees a preview, and somebody else of the care team sees only that one was sent.
-- Once for the statement, and so after every conversation was touched: a conversation is locked before its patient's summary.
create function app.record_message_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.activities (organization_id, patient_id, activity_type, description, metadata)
    select m.organization_id, c.patient_id, 'message_sent',
      case m.sender_type when 'patient' then 'Sent a message' else 'Received a message from the care team' end,
      jsonb_build_object('message_id', m.id, 'sender_type', m.sender_type)
    from sent m join public.conversations c on c.organization_id = m.organization_id and c.id = m.conversation_id
    where c.participant_type <> 'private';
  return null;
end $$;
create trigger record_message_activity after insert on public.messages referencing new table as sent
  for each statement execute function app.record_message_activity();

create function app.record_onboarding_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform app.add_activity(new.organization_id, new.patient_id, 'onboarding_started', 'Started onboarding', '{}');
  elsif new.is_completed and not old.is_completed and app.hat() is distinct from 'merge' then
    perform app.add_activity(new.organization_id, new.patient_id, 'onboarding_completed', 'Completed onboarding',
      jsonb_build_object('total_items', cardinality(new.item_ids)));
  end if;
  return null;
end $$;
create trigger record_onboarding_activity after insert or update of is_completed on public.onboarding_conversations
  for each row execute function app.record_onboarding_activity();

create function app.record_checklist_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i record;
begin
  select title, title_es into i from public.checklist_items
    where organization_id = new.organization_id and id = new.checklist_item_id;
  perform app.add_activity(new.organization_id, new.patient_id, 'checklist_item_completed', 'Completed: ' || i.title,
    app.deed_details() || jsonb_strip_nulls(jsonb_build_object('title_es', i.title_es)));
  return null;
end $$;
create trigger record_checklist_activity after update of is_completed, state on public.checklist_progress
  for each row when (new.is_completed and not old.is_completed and app.hat() is distinct from 'merge'
    and app.hat() is distinct from 'job')
  execute function app.record_checklist_activity();

create function app.record_task_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.add_activity(new.organization_id, new.patient_id, 'task_completed', 'Completed a task: ' || new.title,
    app.deed_details());
  return null;
end $$;
create trigger record_task_activity after update of status on public.tasks
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function app.record_task_activity();

create function app.goal_is_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.add_activity(new.organization_id, new.patient_id,
    case when tg_op = 'INSERT' then 'goal_added' else 'goal_completed' end,
    case when tg_op = 'INSERT' then 'Added a goal: ' else 'Completed a goal: ' end || new.title, app.deed_details());
  return null;
end $$;
create trigger record_added_goal_activity after insert on public.goals for each row execute function app.goal_is_activity();
create trigger record_completed_goal_activity after update of is_completed on public.goals
  for each row when (new.is_completed and not old.is_completed) execute function app.goal_is_activity();

create function app.record_submission_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.add_activity(new.organization_id, new.patient_id, 'form_submitted', 'Submitted a form: ' || new.form_title,
    coalesce((select jsonb_build_object('title_es', f.title_es) from public.forms f
      where f.organization_id = new.organization_id and f.id = new.form_id and f.title_es is not null), '{}'));
  return null;
end $$;
create trigger record_submission_activity after update of status on public.submissions
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function app.record_submission_activity();

create function app.record_appointment_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.add_activity(new.organization_id, new.patient_id, 'appointment_scheduled',
    case new.requested_by when 'patient' then 'Asked for an appointment' else 'Was offered an appointment' end, '{}');
  return null;
end $$;
create trigger record_appointment_activity after insert on public.appointments
  for each row execute function app.record_appointment_activity();

-- A patient who changes their own details: which fields, never what they hold.
create function app.record_profile_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changed text[];
begin
  select array_agg(key order by key) into changed from jsonb_each(to_jsonb(new))
    where value is distinct from to_jsonb(old) -> key
      and key in ('name', 'preferred_name', 'pronouns', 'interpreter_language', 'birth_date', 'email', 'phone', 'language',
        'time_zone');
  if changed is not null then
    perform app.add_activity(new.organization_id, new.id, 'profile_updated', 'Updated their profile',
      jsonb_build_object('fields_updated', changed));
  end if;
  return null;
end $$;
create trigger record_profile_activity after update on public.patients
  for each row when (app.hat() = 'patient') execute function app.record_profile_activity();

-- Who comes, where a patient gets another case manager; the words name them.
create function app.record_case_manager_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.add_activity(new.organization_id, new.id, 'case_manager_changed', 'New case manager: ' || (
    select s.name from public.staff s where s.organization_id = new.organization_id and s.id = new.case_manager_id), '{}');
  return null;
end $$;
create trigger record_case_manager_activity after update of case_manager_id on public.patients for each row
  when (new.case_manager_id is not null and new.case_manager_id is distinct from old.case_manager_id
    and new.merged_into is null and app.user_id() is not null and app.hat() is distinct from 'merge')
  execute function app.record_case_manager_activity();

-- The additional notes are part of the profile; a note that is changed afterwards is the same note.
create function app.record_remark_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.add_activity(new.organization_id, new.patient_id, 'profile_updated', 'Updated their profile',
    jsonb_build_object('fields_updated', array['notes']));
  return null;
end $$;
create trigger record_remark_activity after insert on public.remarks for each row
  when (app.hat() = 'patient' and new.checklist_item_id is null) execute function app.record_remark_activity();
