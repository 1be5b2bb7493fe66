/**
 * `npm run plan`: which plan each organization has, how many of its seats are taken, and until when its trial lasts; with an
 * organization's address and `--plan`, `--seats` or `--trial-until` it changes them (decision 33). Open screens hear of it at once.
 */
import type pg from 'pg'
import { type Plan, plans } from '#features/billing/billing.rules.ts'
import { brand } from '#lib/brand.ts'
import { ownerLimits, withConnection } from '#platform/database/connections.server.ts'
import { runForOwner, UsageError, withOwner } from './with-owner.ts'

interface Wish {
  slug: string
  plan?: Plan
  seats?: number
  trialUntil?: string
}

const usage =
  'npm run plan lists organizations; npm run plan -- riverbend --plan growth --seats 20 changes one, --trial-until 2027-01-31 its trial.'

/** Reads what is to be changed; undefined where nothing is. Throws UsageError. */
export function readWish([slug, ...options]: readonly string[]): Wish | undefined {
  if (slug === undefined) return undefined
  if (slug.startsWith('-') || options.length === 0) throw new UsageError(usage)
  const wish: Wish = { slug }
  for (let at = 0; at < options.length; at += 2) readOption(wish, options[at] ?? '', options[at + 1] ?? '')
  return wish
}

function readOption(wish: Wish, name: string, value: string): void {
  if (name === '--plan') {
    const plan = plans.find(known => known === value)
    if (!plan) throw new UsageError(`--plan is one of ${plans.join(', ')}; "${value}" is none.`)
    wish.plan = plan
  } else if (name === '--seats') {
    const seats = Number(value)
    if (!/^\d{1,6}$/.test(value) || seats < 1)
      throw new UsageError(`--seats takes a number from 1 on; "${value}" is none.`)
    wish.seats = seats
  } else if (name === '--trial-until') {
    if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(new Date(value).getTime()))
      throw new UsageError(`--trial-until takes a day such as 2027-01-31; "${value}" is none.`)
    wish.trialUntil = value
  } else throw new UsageError(`npm run plan does not know ${name}. ${usage}`)
}

/** What is said of each organization, the one called `slug` or all of them. */
const standing = `select slug || ': ' || plan || ', ' || taken || ' of ' || seats || ' seats taken'
    || case when plan = 'trial' then ', trial until ' || to_char(trial_ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' else '' end as line
  from organizations o, lateral (select count(distinct address) as taken from app.seat_holders(o.id)) s
  where slug = coalesce($1, slug) order by slug`

async function change(client: pg.Client, { slug, plan, seats, trialUntil }: Wish): Promise<void> {
  const { rows } = await client.query<{ id: string; plan: Plan; seats: number }>(
    'select id, plan, seats from organizations where slug = $1',
    [slug],
  )
  const [now] = rows
  if (!now) throw new UsageError(`There is no organization ${slug}: npm run plan lists them.`)
  const then = plan ?? now.plan
  if (trialUntil !== undefined && then !== 'trial')
    throw new UsageError(`${slug} is on no trial: add --plan trial.`)
  const places = seats ?? (plan === 'starter' ? Math.min(now.seats, brand.starterSeats) : now.seats)
  if (then === 'starter' && places > brand.starterSeats)
    throw new UsageError(`Starter has at most ${brand.starterSeats} seats: choose growth for more.`)
  // The day that is named is the last one of the trial.
  await client.query(
    `update organizations set plan = $2, seats = $3,
      trial_ends_at = coalesce(($4::date + 1)::timestamp at time zone time_zone, trial_ends_at) where id = $1`,
    [now.id, then, places, trialUntil ?? null],
  )
  await client.query("select app.notify($1, 'billing', null, null, true)", [now.id])
}

/** Changes what `wish` says, if anything; answers with a line for each organization, or for the one that was changed. */
export async function setPlan(ownerUrl: string, wish: Wish | undefined): Promise<string[]> {
  return withConnection(ownerUrl, ownerLimits, async client => {
    if (wish) await change(client, wish)
    const { rows } = await client.query<{ line: string }>(standing, [wish?.slug ?? null])
    return rows.map(({ line }) => line)
  })
}

if (process.argv[1] === import.meta.filename)
  await runForOwner(async args => {
    const wish = readWish(args)
    const lines = await withOwner('plans', ({ ownerUrl }) => setPlan(ownerUrl, wish))
    for (const line of lines.length > 0 ? lines : ['There is no organization yet.']) console.log(line)
  })
