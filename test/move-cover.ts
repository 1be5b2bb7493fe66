/** Moves what a cover gives in time, as if the clock had gone on: memberships are never changed like this by the product. */
import type { TestDatabase } from './database.ts'

/** @param moved the new beginning and end, as PostgreSQL reads an interval from now on, such as `-2 days` */
export async function moveCover(
  db: TestDatabase,
  id: string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Promise<void> {
  const times = 'starts_at = now() + $2::interval, ends_at = now() + $3::interval'
  await db.rows(`update covers set ${times} where id = $1`, [id, startsAt, endsAt])
  await db.rows(`update care_team set ${times} where cover_id = $1 and ended_at is null`, [
    id,
    startsAt,
    endsAt,
  ])
}
