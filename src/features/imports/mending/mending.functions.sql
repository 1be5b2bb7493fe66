-- A cell that is mended where it stands: it is changed in the row as it was brought, and the row waits to be checked again. Until
-- that was done it counts among those to mend, so that nothing is ever written unchecked.

-- The cells of a row with another one in a place; a row may have fewer of them than there are columns.
create function app.cells_with(cells text[], place integer, cell text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select array(select case n when place then cell else coalesce(cells[n], '') end
    from generate_series(1, greatest(cardinality(cells), place)) n order by n)
$$;

-- Changes the cell of a fact in a line, or (`everywhere`) in every line with the same mistakes that says the same there. What else is
-- wrong in it stays said, so that its other cells can be mended meanwhile.
create function app.mend_import(import uuid, at_line integer, fact text, cell text, everywhere boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  i constant public.imports := app.own_import(import, '{checked}');
  place constant integer := array_position(i.columns, mend_import.fact);
  mended public.import_rows;
begin
  select * into mended from public.import_rows r where r.organization_id = i.organization_id and r.import_id = i.id
    and r.line = at_line and r.problems <> '{}';
  if not found or place is null then
    raise exception 'there is nothing to mend here' using errcode = 'HR404';
  end if;
  update public.import_rows r set cells = app.cells_with(r.cells, place, mend_import.cell), problems = '{row:beingChecked}'
        || array(select p from unnest(r.problems) p where split_part(p, ':', 1) <> all (array[mend_import.fact, 'row'])),
      alike_id = null, alike_line = null, reasons = '{}', decision = null
    where r.organization_id = i.organization_id and r.import_id = i.id and (r.line = at_line or everywhere
      and r.problems = mended.problems and btrim(coalesce(r.cells[place], '')) = btrim(coalesce(mended.cells[place], '')));
  perform app.enqueue(app.org(), 'imports.check-mended', jsonb_build_object('importId', import));
end $$;

-- By what the rows of an import are read, as long as it was checked and not moved on.
create function app.mended_import(import uuid) returns table (kind text, columns text[], date_order text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select i.kind, i.columns, i.date_order from public.imports i where i.organization_id = app.org() and i.id = import
    and i.state = 'checked'
$$;

-- The next rows that wait to be checked again, and those that were found alike to one of them.
create function app.mended_rows(import uuid, most integer) returns table (line integer, cells text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with waiting as (select r.line, r.cells from public.import_rows r where r.organization_id = app.org() and r.import_id = import
    and r.problems <> '{}' and r.problems[1] = 'row:beingChecked' order by r.line limit most)
  select w.line, w.cells from waiting w
  union all
  select r.line, r.cells from public.import_rows r where r.organization_id = app.org() and r.import_id = import
    and r.reasons <> '{}' and r.problems = '{}' and r.alike_line in (select w.line from waiting w)
$$;

-- The other rows of the file, with which nothing is wrong, that say one of these addresses, birth dates or numbers (as their digits).
create function app.import_twins(import uuid, emails text[], birth_dates text[], phones text[]) returns table (line integer, facts jsonb)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.line, r.facts from public.import_rows r where r.organization_id = app.org() and r.import_id = import and r.problems = '{}'
    and (lower(r.facts ->> 'email') = any (emails) or r.facts ->> 'birthDate' = any (birth_dates)
      or regexp_replace(r.facts ->> 'phone', '[^0-9]', '', 'g') = any (phones))
    order by r.line
$$;

-- Keeps what was found, of rows that still say what was checked, and counts anew; false where the import was moved on meanwhile.
create function app.keep_mended_rows(import uuid, checked jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from public.imports i where i.organization_id = app.org() and i.id = import and i.state = 'checked' for no key update;
  if not found then
    return false;
  end if;
  perform app.keep_checked_rows(import, (select jsonb_agg(c.found) from jsonb_array_elements(checked) c (found)
    join public.import_rows r on r.organization_id = app.org() and r.import_id = import and r.line = (c.found ->> 'line')::integer
      and to_jsonb(r.cells) = c.found -> 'cells'));
  perform app.end_checking(import);
  return true;
end $$;
