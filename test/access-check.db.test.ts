/** Rule 3 is kept by the database; `npm run check` asks it. Here a violation of each kind is planted, and it goes red. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs the check on a database with `planted` in it; answers with its exit code and what it said. */
function check(planted: string): Promise<{ code: number | null; said: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['scripts/check.ts', 'access'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, HANDRAIL_PLANTED_SQL: planted, VITEST: undefined, VITEST_POOL_ID: undefined },
    })
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
    })
    child.stderr.on('data', chunk => {
      said += chunk
    })
    child.on('close', code => resolve({ code, said }))
  })
}

test('rule 3: red for an open table, a whole-table grant, a policy for everything, and a function open to all', async () => {
  const { code, said } = await check(`
    create table planted_diaries (organization_id uuid not null, id uuid primary key, words text);
    grant insert on planted_diaries to handrail_patient;
    create policy "everybody reads every goal there is" on goals for select to handrail_specialist using (true);
    create function app.planted() returns text language sql security definer as $$ select 'open' $$;
    grant execute on function app.planted() to public;`)
  expect(code).toBe(1)
  for (const refusal of [
    '× has row security',
    '× has a condition, but for the exceptions of the house',
    '× to insert or update names its columns',
    '× is closed to everybody until it is granted',
    '× that acts as the owner looks names up in the catalogue alone',
  ])
    expect(said).toContain(refusal)
})
