/**
 * Memberships against what they replaced: at 1,000 random moments of random organizations (500 in the short form), with moves,
 * removals, covers now and to come, closings, the old question (whose column, whose cover) and the new one (which membership)
 * have the same answer for everybody. It stays as long as the columns and covers are where assignments are written.
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withTestDatabase } from '../../../test/database.ts'

const db = withTestDatabase()

const ORGANIZATIONS = process.env.HANDRAIL_TEST_LENGTH === 'long' ? 10 : 5
const MOMENTS = 100
const PATIENTS = 12
const MANAGERS = 5
const SPECIALISTS = 3

/** Mulberry32: the same numbers in every run, so that a failure comes again. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Who may see whom as it was said before: two columns, and covers of a caseload or of a patient whose case is open. */
const before = `
  select p.id as patient_id, c.id as member_id, 'case_manager' as role from patients p
    join case_managers c on c.organization_id = p.organization_id and c.id = p.case_manager_id and c.removed_at is null
    where p.organization_id = $1
  union select p.id, s.id, 'specialist' from patients p
    join specialists s on s.organization_id = p.organization_id and s.id = p.specialist_id and s.removed_at is null
    where p.organization_id = $1
  union select p.id, v.colleague_id, 'cover' from patients p
    join covers v on v.organization_id = p.organization_id and v.case_manager_id = p.case_manager_id
      and (v.patient_id is null or v.patient_id = p.id) and v.ended_at is null and v.starts_at <= now() and v.ends_at > now()
    where p.organization_id = $1 and p.status = 'active'`

const after = `
  select patient_id, member_id, role from care_team where organization_id = $1 and ended_at is null
    and starts_at <= now() and ends_at > now()`

/** Rows that one says and the other does not. */
const apart = `((${before}) except (${after})) union all ((${after}) except (${before}))`

interface House {
  id: string
  managers: string[]
  specialists: string[]
  patients: string[]
}

async function build(): Promise<House> {
  const id = randomUUID()
  const some = (count: number) => Array.from({ length: count }, () => randomUUID())
  const house = { id, managers: some(MANAGERS), specialists: some(SPECIALISTS), patients: some(PATIENTS) }
  await db.rows("insert into organizations (id, slug, name) values ($1, 'o-' || $2, 'Some')", [
    id,
    id.slice(0, 8),
  ])
  for (const [table, ids] of [
    ['specialists', house.specialists],
    ['case_managers', house.managers],
  ] as const)
    await db.rows(
      `insert into ${table} (organization_id, id, name, email) select $1, m, 'Some', m || '@example.org' from unnest($2::uuid[]) m`,
      [id, ids],
    )
  await db.rows(
    `insert into patients (organization_id, id, name, case_manager_id) select $1, m, 'Some', $3 from unnest($2::uuid[]) m`,
    [id, house.patients, house.managers[0]],
  )
  return house
}

/** One thing that happens; answers whether it did, for some of it the database refuses. */
async function happen(
  { id, managers, specialists, patients }: House,
  random: () => number,
): Promise<boolean> {
  const one = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const maybe = (from: readonly string[]) => (random() < 0.2 ? null : one(from))
  const deeds: [string, unknown[]][] = [
    [
      'update patients set case_manager_id = $3 where organization_id = $1 and id = $2',
      [one(patients), maybe(managers)],
    ],
    [
      'update patients set case_manager_id = $3 where organization_id = $1 and case_manager_id = $2',
      [one(managers), one(managers)],
    ],
    [
      'update patients set specialist_id = $3 where organization_id = $1 and id = $2',
      [one(patients), maybe(specialists)],
    ],
    [
      'update case_managers set specialist_id = $3 where organization_id = $1 and id = $2',
      [one(managers), maybe(specialists)],
    ],
    [
      `update patients set status = case status when 'active' then 'inactive' else 'active' end,
        closed_on = case status when 'active' then current_date end, closed_reason = case status when 'active' then 'other' end
        where organization_id = $1 and id = $2`,
      [one(patients)],
    ],
    [
      `update case_managers set removed_at = case when removed_at is null then now() end
        where organization_id = $1 and id = $2 and not is_default`,
      [one(managers)],
    ],
    [
      `update specialists set removed_at = case when removed_at is null then now() end where organization_id = $1 and id = $2`,
      [one(specialists)],
    ],
    [
      `insert into covers (organization_id, case_manager_id, patient_id, colleague_id, reason, starts_at, ends_at)
        values ($1, $2, $3, $4, 'Away', now() + make_interval(secs => $5), now() + make_interval(secs => $5 + 1 + $6))`,
      [
        one(managers),
        random() < 0.5 ? null : one(patients),
        one(managers),
        Math.round(random() * 2),
        Math.round(random() * 4000),
      ],
    ],
    [
      `update covers set ended_at = case when ended_at is null then now() end where organization_id = $1
        and id = (select id from covers where organization_id = $1 order by id offset $2 limit 1)`,
      [Math.floor(random() * 6)],
    ],
    [
      "insert into patients (organization_id, name, case_manager_id) values ($1, 'New', $2)",
      [maybe(managers)],
    ],
  ]
  const [statement, values] = deeds[Math.floor(random() * deeds.length)] ?? deeds[0] ?? ['select $1', []]
  return db.rows(statement, [id, ...values]).then(
    () => true,
    () => false,
  )
}

describe('who may see whom', () => {
  it.each(Array.from({ length: ORGANIZATIONS }, (_, at) => at + 1))(
    'is the same by memberships as by columns and covers, at a hundred moments of organization %i',
    async seed => {
      const random = randomFrom(seed)
      const house = await build()
      let seen = 0
      let happened = 0
      for (let moment = 0; moment < MOMENTS; moment++) {
        if (await happen(house, random)) happened += 1
        const [row] = await db.rows<{ apart: unknown; all: number }>(
          `select (select json_agg(d) from (${apart}) d) as apart, (select count(*)::int from (${before}) b) as all`,
          [house.id],
        )
        expect(row?.apart, `after ${moment + 1} deeds`).toBeNull()
        seen += row?.all ?? 0
      }
      expect(seen).toBeGreaterThan(MOMENTS)
      expect(happened).toBeGreaterThan(0.7 * MOMENTS)
    },
  )
})
