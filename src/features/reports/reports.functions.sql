-- Progress reports: asked for by a case manager or an administrator, made by a job a thousand patients at a time, kept for a week.

-- Asks for a report, twenty times an hour at most; sent again, it is the same one. Raises 42501 where this is no report of the
-- hat, HR404 where nobody and nothing of that id is here.
create function app.request_report(report uuid, kind text, subject uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not coalesce(case when app.hat() = 'administrator' then request_report.kind not in ('own', 'covered')
      else app.member() is not null and request_report.kind in ('own', 'covered') end, false) then
    raise exception 'nobody reports on these patients in this hat' using errcode = '42501';
  end if;
  if subject is not null and not (case request_report.kind
      when 'tag' then exists (select from public.tags t where t.organization_id = app.org() and t.id = subject and t.merged_into is null)
      else exists (select from public.staff s where s.organization_id = app.org() and s.id = subject and s.kind = request_report.kind)
      end) then
    raise exception 'there is nothing of that id to report on' using errcode = 'HR404';
  end if;
  perform app.spend(concat('reports:', app.user_id()), 20, 3600,
    exists (select from public.reports r where r.organization_id = app.org() and r.id = report));
  insert into public.reports (id, kind, subject_id, member_id) values (report, request_report.kind, subject, app.member()) on conflict do nothing;
  if found then
    perform app.enqueue(app.org(), 'reports.make', jsonb_build_object('reportId', report));
    perform app.enqueue(app.org(), 'reports.forget', jsonb_build_object('reportId', report), now() + interval '7 days');
  end if;
end $$;

-- The patients whom a report is about at this moment, after one of them in the order of their ids.
create function app.patients_of_report(r public.reports, after uuid, most integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if r.kind in ('own', 'covered') then
    return query select distinct t.patient_id from public.care_team t
      where t.organization_id = r.organization_id and t.member_id = r.member_id and t.ended_at is null and t.starts_at <= now()
        and t.ends_at > now() and t.patient_id > after
        and t.role = case r.kind when 'own' then 'case_manager' else 'cover' end
      order by t.patient_id limit most;
  elsif r.kind = 'tag' then
    return query select t.patient_id from public.patient_tags t
      where t.organization_id = r.organization_id and t.tag_id = r.subject_id and t.patient_id > after
      order by t.patient_id limit most;
  else
    return query select p.id from public.patients p
      where p.organization_id = r.organization_id and p.id > after and p.merged_into is null
        and (r.kind <> 'case_manager' or p.case_manager_id = r.subject_id)
        and (r.kind <> 'specialist' or p.specialist_id = r.subject_id)
      order by p.id limit most;
  end if;
end $$;

-- What a report says of some patients. Months are those of the organization's clock, the last twelve by name and all others as
-- 'before'; answers are those of ninety days, to the conversations that the maker's hat takes part in.
create function app.write_report_lines(r public.reports, patients uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with clock as (
    select o.time_zone, (now() at time zone o.time_zone)::date as today,
      date_trunc('month', now() at time zone o.time_zone) - interval '11 months' as first_month
    from public.organizations o where o.id = r.organization_id),
  items as (
    select g.patient_id, i.category_id, g.is_completed,
      case when g.is_completed and g.completed_at at time zone k.time_zone >= k.first_month
        then to_char(g.completed_at at time zone k.time_zone, 'YYYY-MM') else 'before' end as month
    from public.checklist_progress g
      join public.checklist_items i on i.organization_id = g.organization_id and i.id = g.checklist_item_id, clock k
    where g.organization_id = r.organization_id and g.patient_id = any (patients)),
  by_category as (
    select c.patient_id, sum(c.items)::integer as items, sum(c.completed)::integer as completed,
      jsonb_object_agg(c.category_id, jsonb_build_array(c.items, c.completed)) as categories
    from (select n.patient_id, n.category_id, count(*) as items, count(*) filter (where n.is_completed) as completed
      from items n group by n.patient_id, n.category_id) c group by c.patient_id),
  by_month as (
    select m.patient_id, jsonb_object_agg(m.month, m.completed) as months
    from (select n.patient_id, n.month, count(*) as completed from items n where n.is_completed group by n.patient_id, n.month) m
    group by m.patient_id),
  talks as (
    select c.id, c.patient_id, c.waiting_since from public.conversations c
    where c.organization_id = r.organization_id and c.patient_id = any (patients)
      and c.participant_type = any (case r.made_as when 'administrator' then '{case_manager,specialist}'::text[]
        else array[r.made_as] end)),
  said as (
    select t.id, t.patient_id, m.created_at, m.sender_type = 'patient' as is_asking,
      lag(m.sender_type = 'patient') over (partition by t.id order by m.created_at, m.id) as was_asking
    from talks t join public.messages m on m.organization_id = r.organization_id and m.conversation_id = t.id
    where m.created_at > now() - interval '90 days'),
  side_changes as (
    select s.patient_id, s.is_asking, s.created_at - lag(s.created_at) over (partition by s.id order by s.created_at) as wait
    from said s where s.is_asking is distinct from s.was_asking),
  answered as (
    select t.patient_id, width_bucket(extract(epoch from t.wait), array[3600, 14400, 86400, 259200]::numeric[]) as band, count(*) as answers
    from side_changes t where not t.is_asking and t.wait is not null group by 1, 2),
  answers as (
    select b.patient_id, array_agg(coalesce(a.answers, 0) order by b.band) as bands
    from (select distinct x.patient_id, n as band from answered x, generate_series(0, 4) n) b
      left join answered a on a.patient_id = b.patient_id and a.band = b.band group by b.patient_id),
  waiting as (select t.patient_id, count(*) as talks from talks t where t.waiting_since is not null group by t.patient_id)
  insert into public.report_lines (organization_id, report_id, patient_id, status, items, completed, categories, months, next_step, waits)
    select p.organization_id, r.id, p.id, p.status, coalesce(c.items, 0), coalesce(c.completed, 0), coalesce(c.categories, '{}'),
      coalesce(m.months, '{}'), case when p.status <> 'active' then null when s.due_on is null then 'missing'
        when s.due_on < k.today then 'overdue' else 'in_time' end,
      (coalesce(a.bands, '{0,0,0,0,0}') || coalesce(w.talks, 0))::integer[]
    from clock k cross join public.patients p
      left join public.next_steps s on s.organization_id = p.organization_id and s.patient_id = p.id
      left join by_category c on c.patient_id = p.id left join by_month m on m.patient_id = p.id
      left join answers a on a.patient_id = p.id left join waiting w on w.patient_id = p.id
    where p.organization_id = r.organization_id and p.id = any (patients)
$$;

-- The figures of everybody in a report, as its charts show them.
create function app.figures_of_report(r public.reports) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with lines as materialized (
    select l.*, case when l.items > 0 then round(100.0 * l.completed / l.items) end as percent
    from public.report_lines l where l.organization_id = r.organization_id and l.report_id = r.id)
  select jsonb_build_object(
    'patients', (select count(*) from lines), 'active', (select count(*) from lines where status = 'active'),
    'items', (select coalesce(sum(items), 0) from lines), 'completed', (select coalesce(sum(completed), 0) from lines),
    'bands', (select jsonb_build_object('good', count(*) filter (where percent >= 80), 'fair', count(*) filter (where percent between 50 and 79),
      'poor', count(*) filter (where percent < 50), 'none', count(*) filter (where percent is null)) from lines),
    'nextSteps', (select jsonb_build_object('in_time', count(*) filter (where next_step = 'in_time'),
      'overdue', count(*) filter (where next_step = 'overdue'), 'missing', count(*) filter (where next_step = 'missing')) from lines),
    'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'items', c.items, 'completed', c.completed)
        order by k.order_index, k.id), '[]')
      from (select e.key::uuid as id, sum((e.value -> 0)::integer) as items, sum((e.value -> 1)::integer) as completed
        from lines, jsonb_each(lines.categories) e group by 1) c
        join public.checklist_categories k on k.organization_id = r.organization_id and k.id = c.id),
    'months', (select jsonb_agg(jsonb_build_object('month', w.month, 'completed', coalesce(c.completed, 0)) order by w.at)
      from (select 0 as at, 'before' as month union all select n, to_char(date_trunc('month', r.created_at at time zone o.time_zone)
          - make_interval(months => 12 - n), 'YYYY-MM')
          from public.organizations o, generate_series(1, 12) n where o.id = r.organization_id) w
        left join (select e.key as month, sum(e.value::integer) as completed from lines, jsonb_each(lines.months) e group by 1) c
          on c.month = w.month),
    'waits', (select jsonb_agg(coalesce(t.answers, 0) order by n) from generate_series(1, 6) n
      left join (select u.band, sum(u.answers) as answers from lines, unnest(lines.waits) with ordinality u (answers, band) group by 1) t
        on t.band = n))
$$;

-- Goes on with a report: so many patients more. Answers with true while there may be others. Two servers at the same report
-- wait for each other.
create function app.make_report_lines(report uuid, most integer) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r public.reports;
  next_patients uuid[];
begin
  select * into r from public.reports x where x.organization_id = app.org() and x.id = report and x.state = 'making' for update;
  if not found then
    return false;
  end if;
  if r.total is null then
    select count(*) into r.total from app.patients_of_report(r, r.after_patient_id, null);
  end if;
  next_patients := array(select app.patients_of_report(r, r.after_patient_id, most));
  if cardinality(next_patients) = 0 then
    update public.reports x set state = 'done', finished_at = clock_timestamp(), total = x.progress, figures = app.figures_of_report(r)
      where x.organization_id = r.organization_id and x.id = r.id;
    return false;
  end if;
  perform app.write_report_lines(r, next_patients);
  update public.reports x set total = greatest(r.total, x.progress + cardinality(next_patients)),
      progress = x.progress + cardinality(next_patients), after_patient_id = next_patients[cardinality(next_patients)]
    where x.organization_id = r.organization_id and x.id = r.id;
  return true;
end $$;

create function app.fail_report(report uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.reports r set state = 'failed', finished_at = now()
    where r.organization_id = app.org() and r.id = report and r.state = 'making'
$$;

-- After a week nothing of a report is left.
create function app.forget_report(report uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.reports r where r.organization_id = app.org() and r.id = report
$$;

-- Whether whoever asks made a report in the hat in which they ask, and it is done.
create function app.is_own_report(report uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.reports r where r.organization_id = app.org() and r.id = report and r.state = 'done'
    and case when app.hat() = 'administrator' then r.made_as = 'administrator' and r.made_by = app.user_id()
      else r.member_id = app.member() end)
$$;

-- Whether whoever asks may see a patient today: nobody is named in a report whom they may not see any more.
create function app.may_name(patient uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.hat() = 'administrator' or exists (select from public.care_team t where t.organization_id = app.org()
    and t.patient_id = patient and t.member_id = app.member() and t.ended_at is null and t.starts_at <= now() and t.ends_at > now())
$$;

-- A report's patients after one of them, in the order of their ids.
create function app.report_lines_after(report uuid, after uuid, most integer) returns table (patient_id uuid, name text,
  case_number text, status text, items integer, completed integer, categories jsonb, next_step text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.patient_id, case when n.may then app.shown_name(p.name, p.preferred_name) end,
    case when n.may then p.case_number end, l.status, l.items, l.completed, l.categories, l.next_step
  from public.report_lines l
    join public.patients p on p.organization_id = l.organization_id and p.id = l.patient_id
    cross join lateral (select app.may_name(l.patient_id) as may) n
  where l.organization_id = app.org() and l.report_id = report and l.patient_id > after and app.is_own_report(report)
  order by l.patient_id limit most
$$;

-- Those of a report who are least far with their checklists.
create function app.least_far_in_report(report uuid, most integer) returns table (patient_id uuid, name text, case_number text,
  status text, items integer, completed integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select f.patient_id, case when n.may then app.shown_name(p.name, p.preferred_name) end,
    case when n.may then p.case_number end, f.status, f.items, f.completed
  from (select * from public.report_lines l where l.organization_id = app.org() and l.report_id = report and l.items > 0
      and app.is_own_report(report)
    order by round(100.0 * l.completed / l.items), l.patient_id limit most) f
    join public.patients p on p.organization_id = f.organization_id and p.id = f.patient_id
    cross join lateral (select app.may_name(f.patient_id) as may) n
  order by round(100.0 * f.completed / f.items), f.patient_id
$$;

-- Keeps in the log that a report is taken along, sixty times an hour at most. Raises HR404 where there is none of one's own, HR409
-- where somebody in it was erased since: its figures would count them, and its lines would not.
create function app.begin_report_download(report uuid) returns table (created_at timestamptz, figures jsonb)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.is_own_report(report) is not true then
    raise exception 'there is no such report' using errcode = 'HR404';
  end if;
  if (select r.progress from public.reports r where r.organization_id = app.org() and r.id = report)
      <> (select count(*) from public.report_lines l where l.organization_id = app.org() and l.report_id = report) then
    raise exception 'somebody in this report was erased' using errcode = 'HR409', constraint = 'outdated';
  end if;
  perform app.spend(concat('report-downloads:', app.user_id()), 60, 3600);
  perform app.record('export', 'reports', report, null);
  return query select r.finished_at, r.figures from public.reports r where r.organization_id = app.org() and r.id = report;
end $$;
