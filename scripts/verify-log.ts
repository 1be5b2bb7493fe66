/**
 * `npm run verify-log`: whether the audit log of each organization is as it was written (decision 37). It names the first entry
 * that was changed, is missing or was added afterwards, and ends with 1. `--seal …`: that a seal noted earlier is still there.
 */
import { verifyLog } from '#features/audit/seals/seals.server.ts'
import { ownerLimits, withConnection } from '#platform/database/connections.server.ts'
import { sealKeysOf } from '#platform/jobs/jobs.server.ts'
import { runForOwner, UsageError, withOwner } from './with-owner.ts'

function readNoted(args: readonly string[]): string | undefined {
  const [name, seal, ...more] = args
  if (name === undefined) return undefined
  if (name !== '--seal' || !/^[0-9a-f]{64}$/.test(seal ?? '') || more.length > 0)
    throw new UsageError(
      'npm run verify-log takes nothing, or --seal with the 64 letters that it said at an earlier time.',
    )
  return seal
}

/** Looks through every organization's log; the lines to show, and whether all is as it was. */
export async function verifyLogs(ownerUrl: string, secret: string, noted?: string) {
  return withConnection(ownerUrl, ownerLimits, async client => {
    const { rows } = await client.query<{ id: string }>('select id from organizations order by id')
    const keyOf = sealKeysOf(secret)
    const lines: string[] = []
    let isWhole = true
    let isNotedThere = noted === undefined
    for (const { id } of rows) {
      const { problem, entries, sealedThrough, waiting, seals } = await verifyLog(client, id, keyOf(id))
      if (problem) isWhole = false
      if (noted && seals.includes(noted)) isNotedThere = true
      const proved = sealedThrough
        ? `${entries} entries are as they were written, sealed until ${sealedThrough.slice(0, 16)} UTC; last seal ${seals.at(-1)}.`
        : 'Nothing is sealed yet.'
      lines.push(`${id}: ${problem ?? `${proved} ${waiting} wait for the next seal.`}`)
    }
    if (!isNotedThere) lines.push(`No log holds the seal ${noted} any more: seals were taken out.`)
    return { lines, isWhole: isWhole && isNotedThere }
  })
}

if (process.argv[1] === import.meta.filename)
  await runForOwner(async args => {
    const noted = readNoted(args)
    const { lines, isWhole } = await withOwner('audit log', async ({ ownerUrl, secret }) =>
      verifyLogs(ownerUrl, await secret(), noted),
    )
    for (const line of lines) console.log(line)
    if (!isWhole) process.exitCode = 1
  })
