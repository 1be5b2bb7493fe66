-- What lists show of a patient, kept beside the thing that happened, in the same transaction. Rows are locked in the order of
-- the patients' ids, a conversation before its patient's summary; many rows written by one statement are one update.

-- By which day somebody has to look after a patient whose next step is due then (decision 43): at once where there is no case
-- manager or no next step; never where the case is closed, or went into another record.
create function app.attention_of(p public.patients, next_step_due_on date) returns date
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p.status <> 'active' or p.merged_into is not null then 'infinity'::date
    when p.case_manager_id is null or next_step_due_on is null then '-infinity'::date else next_step_due_on end
$$;

create function app.make_patient_summaries() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.patient_summaries (organization_id, patient_id, name, preferred_name, case_number, status, email, phone,
      created_at, language, interpreter_language, without_step_since, attention_on)
    select m.organization_id, m.id, m.name, m.preferred_name, m.case_number, m.status, m.email, m.phone, m.created_at,
      m.language, m.interpreter_language, m.created_at, app.attention_of(m, null)
    from made m order by m.id on conflict do nothing;
  return null;
end $$;
create trigger make_patient_summaries after insert on public.patients referencing new table as made
  for each statement execute function app.make_patient_summaries();

-- What lists show of the record itself, as it stands there. A case that is opened again is without a next step from then on.
create function app.repeat_record_in_summary() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_summaries s set name = new.name, preferred_name = new.preferred_name, case_number = new.case_number,
      status = new.status, email = new.email, phone = new.phone, created_at = new.created_at,
      language = new.language, interpreter_language = new.interpreter_language,
      without_step_since = case when new.status <> old.status and s.next_step is null then now() else s.without_step_since end
    where s.organization_id = new.organization_id and s.patient_id = new.id;
  return null;
end $$;
create trigger repeat_record_in_summary after update of name, preferred_name, case_number, status, email, phone, created_at,
  language, interpreter_language on public.patients for each row
  when ((new.name, new.preferred_name, new.case_number, new.status, new.email, new.phone, new.created_at, new.language,
      new.interpreter_language)
    is distinct from (old.name, old.preferred_name, old.case_number, old.status, old.email, old.phone, old.created_at,
      old.language, old.interpreter_language))
  execute function app.repeat_record_in_summary();

-- Checklist items that came, went, or were ticked: counted by what changed, never anew.
create function app.count_checklist() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform app.add_to_checklist_counts(c.organization_id, c.patient_id, c.total, c.completed) from (
      select organization_id, patient_id, count(*)::integer as total, count(*) filter (where is_completed)::integer as completed
      from after_rows group by organization_id, patient_id order by patient_id) c;
  elsif tg_op = 'DELETE' then
    perform app.add_to_checklist_counts(c.organization_id, c.patient_id, -c.total, -c.completed) from (
      select organization_id, patient_id, count(*)::integer as total, count(*) filter (where is_completed)::integer as completed
      from before_rows group by organization_id, patient_id order by patient_id) c;
  else
    perform app.add_to_checklist_counts(c.organization_id, c.patient_id, 0, c.completed) from (
      select a.organization_id, a.patient_id, sum(a.is_completed::integer - b.is_completed::integer)::integer as completed
      from after_rows a join before_rows b on b.organization_id = a.organization_id and b.id = a.id
      where a.is_completed <> b.is_completed group by a.organization_id, a.patient_id order by a.patient_id) c;
  end if;
  return null;
end $$;
create function app.add_to_checklist_counts(org_id uuid, patient uuid, total integer, completed integer) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.patient_summaries s set checklist_total = s.checklist_total + total,
      checklist_completed = s.checklist_completed + completed
    where s.organization_id = org_id and s.patient_id = patient
$$;
create trigger count_new_items after insert on public.checklist_progress referencing new table as after_rows
  for each statement execute function app.count_checklist();
create trigger count_changed_items after update on public.checklist_progress
  referencing old table as before_rows new table as after_rows for each statement execute function app.count_checklist();
create trigger count_removed_items after delete on public.checklist_progress referencing old table as before_rows
  for each statement execute function app.count_checklist();

-- Every activity but those of the care team was the patient's own: then they were heard from.
create function app.keep_last_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_summaries s set last_activity_at = greatest(s.last_activity_at, a.newest),
      last_heard_at = greatest(s.last_heard_at, a.heard)
    from (select n.organization_id, n.patient_id, max(n.created_at) as newest,
        max(n.created_at) filter (where n.metadata ->> 'by' is distinct from 'team'
          and coalesce(n.metadata ->> 'sender_type', 'patient') = 'patient' and app.hat() = 'patient') as heard
      from new_activities n group by n.organization_id, n.patient_id order by n.patient_id) a
    where s.organization_id = a.organization_id and s.patient_id = a.patient_id;
  return null;
end $$;
create trigger keep_last_activity after insert on public.activities referencing new table as new_activities
  for each statement execute function app.keep_last_activity();

-- An answered message, a signed note and a kept appointment are contacts: who had the last one, and how, stands beside when.
create function app.keep_last_contact(org_id uuid, patient uuid, moment timestamptz, way text, person uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.patient_summaries s set last_contact_at = moment, last_contact_way = way, last_contact_by = person
    where s.organization_id = org_id and s.patient_id = patient and (s.last_contact_at < moment or s.last_contact_at is null)
$$;
-- The last contact with a patient as whoever asks may read it: when, how, and the name of who had it; null where nobody has.
create function app.last_contact(patient uuid) returns json
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (select json_build_object('at', s.last_contact_at, 'way', s.last_contact_way, 'by', app.staff_name(s.last_contact_by))
    from public.patient_summaries s
    where s.organization_id = app.org() and s.patient_id = patient and s.last_contact_at is not null);
end $$;
create function app.note_is_contact() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.keep_last_contact(new.organization_id, new.patient_id, (select
    least(new.signed_at, (new.contact_on + 1)::timestamp at time zone o.time_zone)
    from public.organizations o where o.id = new.organization_id), new.contact_way, new.author_id);
  return null;
end $$;
create trigger note_is_contact after insert or update of signed_at on public.case_notes
  for each row when (new.signed_at is not null and new.kind = 'note') execute function app.note_is_contact();
create function app.appointment_is_contact() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.keep_last_contact(new.organization_id, new.patient_id, new.starts_at, 'visit',
    (select c.user_id from public.case_managers c where c.organization_id = new.organization_id and c.id = new.case_manager_id));
  return null;
end $$;
create trigger appointment_is_contact after insert or update of status on public.appointments
  for each row when (new.status = 'completed') execute function app.appointment_is_contact();

-- A case that is closed or opened, or gets another case manager, needs somebody by another day. Its name lets it come after the
-- trigger that moves conversations: a conversation is locked before its patient's summary. A merge counts anew at its end.
create function app.settle_attention() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_summaries s set attention_on = app.attention_of(new, s.next_step_due_on)
    where s.organization_id = new.organization_id and s.patient_id = new.id
      and s.attention_on <> app.attention_of(new, s.next_step_due_on);
  return null;
end $$;
create trigger settle_attention after update of status, case_manager_id, merged_into on public.patients for each row
  when ((new.status, new.case_manager_id, new.merged_into) is distinct from (old.status, old.case_manager_id, old.merged_into)
    and app.hat() is distinct from 'merge')
  execute function app.settle_attention();

-- The next step, as it stands beside the patient in every list; where there is none, since when: a merge that is taken back leaves
-- that as it was.
create function app.keep_next_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.patient_summaries s
    set next_step = case when tg_op <> 'DELETE' then new.step end,
      next_step_due_on = case when tg_op <> 'DELETE' then new.due_on end,
      without_step_since = case when app.hat() = 'merge' then s.without_step_since when tg_op = 'DELETE' then now() end,
      attention_on = app.attention_of(p, case when tg_op <> 'DELETE' then new.due_on end)
    from public.patients p
    where p.organization_id = s.organization_id and p.id = s.patient_id
      and s.organization_id = coalesce(new.organization_id, old.organization_id)
      and s.patient_id = coalesce(new.patient_id, old.patient_id);
  return null;
end $$;
create trigger keep_next_step after insert or update or delete on public.next_steps
  for each row execute function app.keep_next_step();

-- What lists show of a record, counted anew from what it has: where a merge moved its rows.
create function app.recount_summary(org_id uuid, patient uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.patient_summaries s set checklist_total = c.total, checklist_completed = c.completed, next_step = n.step,
      next_step_due_on = n.due_on, attention_on = app.attention_of(p, n.due_on)
    from public.patients p cross join (select count(*) as total, count(*) filter (where g.is_completed) as completed from public.checklist_progress g
      where g.organization_id = org_id and g.patient_id = patient) c
    left join public.next_steps n on n.organization_id = org_id and n.patient_id = patient
    where s.organization_id = org_id and s.patient_id = patient and p.organization_id = org_id and p.id = patient
$$;

-- Patients entered or changed between the migrations that made this table and this moment.
insert into public.patient_summaries (organization_id, patient_id)
  select p.organization_id, p.id from public.patients p where not exists (select from public.patient_summaries s
    where s.organization_id = p.organization_id and s.patient_id = p.id);
update public.patient_summaries s set name = p.name, preferred_name = p.preferred_name, case_number = p.case_number,
    status = p.status, email = p.email, phone = p.phone, created_at = p.created_at, language = p.language,
    interpreter_language = p.interpreter_language
  from public.patients p where p.organization_id = s.organization_id and p.id = s.patient_id
    and (s.name, s.preferred_name, s.case_number, s.status, s.email, s.phone, s.created_at, s.language, s.interpreter_language)
      is distinct from (p.name, p.preferred_name, p.case_number, p.status, p.email, p.phone, p.created_at, p.language,
        p.interpreter_language);
