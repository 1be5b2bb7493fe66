-- How the rows of one record come into another, and back (decision 83). What there is to move is asked of PostgreSQL: whatever
-- leads to patients by a foreign key. What a table does is said by its feature (`merging` of its feature.ts, gathered as
-- app.merge_rules() in moves.gen.sql), and a test asks that every table is spoken of.

-- Two texts as one, none of them twice; where both together are too long, the first stands and the other stays where it is.
create function app.join_words(one text, other text, most integer) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when btrim(other) = '' or strpos(one, other) > 0 then one when btrim(one) = '' then other
    when char_length(one) + char_length(other) + 2 > most then one else one || e'\n\n' || other end
$$;

-- The primary key of a table, in its order.
create function app.key_columns(of_table regclass) returns text[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select array_agg(a.attname::text order by k.at) from pg_index i, unnest(i.indkey::int2[]) with ordinality k (number, at)
    join pg_attribute a on a.attnum = k.number where i.indexrelid = (select p.indexrelid from pg_index p
      where p.indrelid = of_table and p.indisprimary) and a.attrelid = of_table
$$;

-- The condition, over `s` (a row of the staying record) and `g` (of the other), that both are the same thing: every unique key
-- in which the patient is a part. Null where there is none, so that nothing can be there twice.
create function app.twin_condition(of_table regclass) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select string_agg(format('(%s%s)', u.same, case when u.held is not null then format(
      ' and exists (select from (select s.*) k where %s) and exists (select from (select g.*) k where %1$s)', u.held)
      else '' end), ' or ')
  from (
    select (select string_agg(format('s.%I = g.%1$I', a.attname), ' and ') from pg_attribute a
        where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname <> 'patient_id') as same,
      pg_get_expr(i.indpred, i.indrelid) as held
    from pg_index i
    where i.indrelid = of_table and i.indisunique and exists (select from pg_attribute a
      where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname = 'patient_id')
  ) u
$$;

-- Writes some columns of one row, and what they were before. Columns that are so already stay untouched.
create function app.change_for_merge(m public.patient_merges, of_table text, key jsonb, new_values jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_row text := (select string_agg(format('x.%I = k.%1$I', c), ' and ')
    from unnest(app.key_columns(format('public.%I', of_table)::regclass)) c);
  before jsonb;
  after jsonb;
  changed text[];
begin
  execute format('select to_jsonb(x) from public.%I x, jsonb_populate_record(null::public.%1$I, $1) k where %s for update of x',
    of_table, is_row) into before using key;
  select array_agg(e.key) into changed from jsonb_each(new_values) e where e.value is distinct from before -> e.key;
  if before is null or changed is null then
    return;
  end if;
  execute format('update public.%I x set %s from jsonb_populate_record(null::public.%1$I, $1) k,
      jsonb_populate_record(null::public.%1$I, $2) n where %3$s returning to_jsonb(x)', of_table,
    (select string_agg(format('%I = n.%1$I', c), ', ') from unnest(changed) c), is_row) into after using key, new_values;
  insert into public.patient_merge_moves (organization_id, patient_id, merge_id, kind, table_name, key, was, became)
    select m.organization_id, m.patient_id, m.id, 'changed', of_table, change_for_merge.key,
      jsonb_object_agg(c, before -> c), jsonb_object_agg(c, after -> c) from unnest(changed) c;
end $$;

-- Notes a row that the merge made: Undo takes it away again. None where nothing was made.
create function app.add_for_merge(m public.patient_merges, of_table text, made uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format($q$insert into public.patient_merge_moves (organization_id, patient_id, merge_id, kind, table_name, key, was, became)
    select $1, $2, $3, 'added', %1$L, jsonb_build_object('organization_id', x.organization_id, 'id', x.id), '{}', to_jsonb(x)
      from public.%1$I x where x.organization_id = $1 and x.id = $4 $q$, of_table)
    using m.organization_id, m.patient_id, m.id, made;
end $$;

-- Lets rows lead to another row: `link` is the column, `pairs` the rows of the table with where each is to lead.
create function app.relink_for_merge(m public.patient_merges, of_table text, link text, condition text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format($q$
    with moved as (%s returning %s as key, jsonb_build_object(%L, old.%I) as was, jsonb_build_object(%3$L, new.%4$I) as became)
    insert into public.patient_merge_moves (organization_id, patient_id, merge_id, kind, table_name, key, was, became)
      select $1, $2, $4, 'moved', %L, key, was, became from moved $q$, condition,
    (select format('jsonb_build_object(%s)', string_agg(format('%L, new.%1$I', c), ', '))
      from unnest(app.key_columns(format('public.%I', of_table)::regclass)) c), link, link, of_table)
    using m.organization_id, m.patient_id, m.gone_id, m.id;
end $$;

-- Moves what may be moved from the record that goes: all of it once, and later what came from somebody who was writing at that
-- moment. Only the first time does the staying record take in what both have.
create function app.move_for_merge(m public.patient_merges, is_first boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t record;
  child record;
  pair record;
  twins text;
begin
  for t in select r.* from app.merge_rules() r where r.rule in ('moves', 'folds') order by r.name <> 'conversations', r.name loop
    twins := app.twin_condition(format('public.%I', t.name)::regclass);
    if is_first and t.fold is not null then
      for pair in execute format('select to_jsonb(s) as staying, %s as taken from public.%I s join public.%2$I g
          on g.organization_id = s.organization_id and (%s) where s.organization_id = $1 and s.patient_id = $2
          and g.patient_id = $3 and (select %s from (select g.*) k)', t.fold, t.name, twins, coalesce(t.only_where, 'true'))
          using m.organization_id, m.patient_id, m.gone_id loop
        perform app.change_for_merge(m, t.name, (select jsonb_object_agg(c, pair.staying -> c)
          from unnest(app.key_columns(format('public.%I', t.name)::regclass)) c), pair.taken);
      end loop;
    end if;
    for child in select c.relname as name, a.attname as link from pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'organization_id'
        join app.merge_rules() r on r.name = c.relname and r.rule = 'follows'
        where k.contype = 'f' and k.confrelid = format('public.%I', t.name)::regclass loop
      perform app.relink_for_merge(m, child.name, child.link, format('update public.%I x set %I = s.id from public.%I s
        join public.%3$I g on g.organization_id = s.organization_id and (%s) where s.organization_id = $1 and s.patient_id = $2
          and g.patient_id = $3 and (select %s from (select g.*) k) and x.organization_id = $1 and x.%2$I = g.id',
        child.name, child.link, t.name, twins, coalesce(t.only_where, 'true')));
    end loop;
    perform app.relink_for_merge(m, t.name, 'patient_id', format('update public.%I g set patient_id = $2
      where g.organization_id = $1 and g.patient_id = $3 and (select %s from (select g.*) k) %s', t.name,
      coalesce(t.only_where, 'true'), case when twins is not null then format('and not exists (select from public.%I s
        where s.organization_id = $1 and s.patient_id = $2 and (%s))', t.name, twins) else '' end));
  end loop;
end $$;

-- Puts back what stands as the merge left it. What somebody changed since is left as it is, and marked.
create function app.return_for_merge(m public.patient_merges) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g record;
  is_row text;
begin
  -- The last change first; the record itself at the end, for who cares for it follows from it.
  for g in select v.table_name, v.kind, k.columns, min(v.id::text) as first from public.patient_merge_moves v,
      lateral (select array_agg(c order by c) as columns from jsonb_object_keys(v.was) c) k
      where v.organization_id = m.organization_id and v.merge_id = m.id and v.outcome is null and v.kind <> 'added'
      group by v.table_name, v.kind, k.columns order by v.table_name = 'patients', v.kind = 'changed', first desc loop
    is_row := (select string_agg(format('x.%I = k.%1$I', c), ' and ')
      from unnest(app.key_columns(format('public.%I', g.table_name)::regclass)) c);
    execute format($q$
      with back as (update public.%I x set %s from public.patient_merge_moves v,
          jsonb_populate_record(null::public.%1$I, v.key) k, jsonb_populate_record(null::public.%1$I, v.was) w,
          jsonb_populate_record(null::public.%1$I, v.became) b
        where v.organization_id = $1 and v.merge_id = $2 and v.table_name = %1$L and v.kind = %3$L
          and array(select c from jsonb_object_keys(v.was) c order by c) = $3 and %4$s and %5$s returning v.id)
      update public.patient_merge_moves v set outcome = 'returned' from back where v.organization_id = $1 and v.id = back.id $q$,
      g.table_name, (select string_agg(format('%I = w.%1$I', c), ', ') from unnest(g.columns) c), g.kind, is_row,
      (select string_agg(format('x.%I is not distinct from b.%1$I', c), ' and ') from unnest(g.columns) c))
      using m.organization_id, m.id, g.columns;
  end loop;
  for g in select distinct v.table_name from public.patient_merge_moves v
      where v.organization_id = m.organization_id and v.merge_id = m.id and v.kind = 'added' loop
    execute format($q$
      with gone as (delete from public.%1$I x using public.patient_merge_moves v,
          jsonb_populate_record(null::public.%1$I, v.became) b
        where v.organization_id = $1 and v.merge_id = $2 and v.table_name = %1$L and v.kind = 'added'
          and x.organization_id = b.organization_id and x.id = b.id and x = b returning v.id)
      update public.patient_merge_moves v set outcome = 'returned' from gone where v.organization_id = $1 and v.id = gone.id $q$,
      g.table_name) using m.organization_id, m.id;
  end loop;
  update public.patient_merge_moves v set outcome = 'left'
    where v.organization_id = m.organization_id and v.merge_id = m.id and v.outcome is null;
  perform app.part_conversations(m);
end $$;

-- What was written since the merge in a conversation that goes back stays with the record that stayed, in one of its own.
create function app.part_conversations(m public.patient_merges) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  c record;
  own uuid;
begin
  for c in select v.id, v.participant_type from public.patient_merge_moves x
      join public.conversations v on v.organization_id = x.organization_id and v.id = (x.key ->> 'id')::uuid
      where x.organization_id = m.organization_id and x.merge_id = m.id and x.table_name = 'conversations' and x.kind = 'moved'
        and x.outcome = 'returned' and exists (select from public.messages w where w.organization_id = v.organization_id
          and w.conversation_id = v.id and w.created_at > m.merged_at) loop
    execute 'insert into public.conversations (organization_id, patient_id, participant_type) values ($1, $2, $3) returning id'
      into own using m.organization_id, m.patient_id, c.participant_type;
    execute 'update public.messages set conversation_id = $3
      where organization_id = $1 and conversation_id = $2 and created_at > $4' using m.organization_id, c.id, own, m.merged_at;
    execute $q$update public.conversations v set waiting_since = (select min(w.created_at) from public.messages w
        where w.organization_id = v.organization_id and w.conversation_id = v.id and w.sender_type = 'patient'
          and w.created_at > coalesce((select max(a.created_at) from public.messages a where a.organization_id = v.organization_id
            and a.conversation_id = v.id and a.sender_type <> 'patient'), '-infinity'))
      where v.organization_id = $1 and v.id in ($2, $3)$q$ using m.organization_id, c.id, own;
  end loop;
end $$;
