/**
 * No order is hidden in the names of triggers. PostgreSQL fires those of one table and event by their names, so of two that
 * come before a row is stored, neither may ask for a column that the other sets: it is asked after the row is stored instead.
 */
import { expect, it } from 'vitest'
import { withOwnDatabase } from '../database.ts'

const db = withOwnDatabase()

/** Pairs whose outcome is the same in either order, with the reason. */
const alike = new Map([
  [
    'case_notes: protect_signed_note asks for the row, which protect_note_origin sets',
    'What follows from the text (whether a draft was edited) differs only where the text does, which is refused anyway.',
  ],
])

interface Trigger {
  table: string
  name: string
  /** Bits of pg_trigger.tgtype: 4 insert, 8 delete, 16 update. */
  events: number
  definition: string
  body: string
}

/** The columns that a trigger sets: `new.x := …` and `select … into new.x, new.y`. */
function columnsSet({ body }: Trigger): Set<string> {
  const targets = [...body.matchAll(/\binto\s+((?:[\w.]+\s*,\s*)*[\w.]+)/gi)].map(match => match[1])
  const assigned = [...body.matchAll(/\bnew\.\w+(?=\s*:=)/gi)].map(([name]) => name)
  return new Set(
    [...targets, ...assigned].flatMap(text =>
      [...(text ?? '').matchAll(/\bnew\.(\w+)/gi)].map(([, to]) => to ?? ''),
    ),
  )
}

/** What a trigger asks of the new row, in its condition or its body: columns, or `the row` as a whole. */
function columnsAsked({ definition, body }: Trigger): Set<string> {
  const said = `${definition} ${body.replace(/\bnew\.\w+\s*:=/gi, '')}`
  const columns = [...said.matchAll(/\bnew\.(\w+)/gi)].map(([, column]) => column ?? '')
  return new Set(/\bto_jsonb\(new\)/i.test(said) ? [...columns, 'the row'] : columns)
}

/** Each pair of triggers of one table and event of which the second needs to come after the first. */
async function findOrders(): Promise<string[]> {
  const triggers = await db.rows<Trigger>(`
    select t.tgrelid::regclass::text as table, t.tgname as name, t.tgtype & 28 as events,
      pg_get_triggerdef(t.oid) as definition, p.prosrc as body
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgtype & 3 = 3 order by 1, 2`)
  return triggers.flatMap(setter => {
    const set = columnsSet(setter)
    return triggers
      .filter(
        ({ table, name, events }) => table === setter.table && name !== setter.name && events & setter.events,
      )
      .flatMap(other => {
        const also = [...columnsSet(other)].filter(column => set.has(column))
        const asked = [...columnsAsked(other)].filter(
          column => set.has(column) || (column === 'the row' && set.size > 0),
        )
        return [...new Set([...also, ...asked])].map(
          column => `${other.table}: ${other.name} asks for ${column}, which ${setter.name} sets`,
        )
      })
  })
}

it('no trigger that comes before a row is stored needs another to have come first', async () => {
  expect(await findOrders()).toEqual([...alike.keys()])
})

it('one that would is found', async () => {
  const body = 'language plpgsql as $$ begin return new; end $$'
  await db.rows(`
    create function app.stray() returns trigger ${body};
    create trigger stray before insert on case_notes for each row when (new.from_engine is not null) execute function app.stray();
    create function app.stray_setter() returns trigger ${body.replace('return new', "new.draft_sign := ''; return new")};
    create trigger stray_setter before update on case_notes for each row execute function app.stray_setter()`)
  expect(await findOrders()).toEqual(
    expect.arrayContaining([
      'case_notes: stray asks for from_engine, which protect_note_origin sets',
      'case_notes: stray_setter asks for draft_sign, which protect_note_origin sets',
    ]),
  )
})
