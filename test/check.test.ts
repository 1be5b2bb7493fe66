/**
 * `npm run check` must be able to go red: each rule of the house is broken on purpose in a throw-away house, with the
 * real tools. (Rule 3 is PostgreSQL's: see access-coverage.db.test.ts.)
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SmallHouse } from './house/small-house.ts'

let house: SmallHouse
beforeAll(() => {
  house = new SmallHouse(process.cwd())
})
afterEach(() => house.restore())
afterAll(() => house.remove())

/** Expects that the steps fail, and that what they print has each of these lines, as a pattern; resolves to all of it. */
async function expectRed(steps: string[], lines: RegExp[]): Promise<string> {
  const { code, output } = await house.check(...steps)
  expect(code).toBe(1)
  for (const line of lines) expect(output).toMatch(line)
  return output
}

describe('npm run check', { timeout: 60_000 }, () => {
  test('is green where nothing is wrong', async () => {
    const { code, output } = await house.check('lint', 'floors', 'house', 'unused')
    expect(output).toMatch(/The house stands/)
    expect(code).toBe(0)
  })

  test('rule 1: red where imports run up, in a circle, to another feature or from the browser to the server', async () => {
    house.plant({
      'src/lib/up.ts': "export * from '#features/tasks/tasks.rules.ts'\n",
      'src/lib/egg.ts': "export * from './hen.ts'\n",
      'src/lib/hen.ts': "export * from './egg.ts'\n",
      'src/ui/glance.tsx': "export * from '#features/tasks/tasks.server.ts'\n",
      'src/screens/patient-portal/clock.tsx': "export * from 'node:fs'\n",
      'src/features/goals/goals.server.ts': "export * from '#features/tasks/tasks.server.ts'\n",
      'src/features/goals/goals.jobs.server.ts': "export * from '#features/tasks/tasks.rules.ts'\n",
      'src/features/goals/goals.queries.ts': "export * from 'pg'\n",
      'src/platform/lost.ts': "export * from '#lib/nowhere.ts'\n",
      'src/router.server.ts': "export * from '#features/tasks/tasks.server.ts'\n",
      'src/server/start.ts': "export * from '#router.server.ts'\n",
      'src/platform/top.server.ts': "export * from '#server/start.ts'\n",
      'src/ui/behind.tsx': "export * from '#server/start.ts'\n",
    })
    const output = await expectRed(
      ['floors'],
      [
        /src\/lib\/up\.ts → \S+\n.*features-are-under-the-screens/,
        /src\/lib\/(egg|hen)\.ts → \S+.*\n.*no-circle/,
        /src\/ui\/glance\.tsx → \S+\n.*browser-never-reaches-the-server/,
        /src\/screens\/patient-portal\/clock\.tsx → fs\n.*browser-has-no-node/,
        /goals\.server\.ts → \S+\n.*features-meet-at-their-contracts/,
        /goals\.queries\.ts → \S+\n.*only-platform-talks-to-the-outside/,
        /src\/platform\/lost\.ts → \S+\n.*no-missing-file/,
        /src\/platform\/top\.server\.ts → \S+\n.*the-program-is-on-top/,
        /src\/ui\/behind\.tsx → \S+\n.*browser-never-reaches-the-server/,
      ],
    )
    expect(output).not.toMatch(/goals\.jobs\.server\.ts/)
    expect(output).not.toMatch(/src\/server\/start\.ts →/)
  })

  test('rule 1: red, not silent, when the compiler can not be used and no file was read', async () => {
    const floors = readFileSync(join(house.root, 'scripts/floors.ts'), 'utf8')
    house.plant({ 'scripts/floors.ts': floors.replaceAll("('typescript-6", "('typescript") })
    await expectRed(['floors'], [/(\d+) of \1 source files were not read/])
  })

  test('rule 2: red for a word outside the vocabulary, for two writers, for what stands open', async () => {
    house.plant({
      'src/features/tasks/tasks.utils.ts': '',
      'src/features/tasks/hooks.ts': '',
      'src/features/robots/robots.rules.ts': '// A robot. It beeps.\n',
      'src/features/goals/goals.server.ts': "database.insertInto('tasks')\n",
      'src/features/goals/goals.text.es.ts':
        "import type { x as English } from './y.ts'\nexport const x: typeof English = 1\n",
      'src/features/goals/goals.access.sql': '-- One sentence.\ncreate policy "all" on goals using (true);\n',
      'src/screens/patient-portal/tasks.tsx': "await fetch('/api')\n",
      'src/screens/patient-portal/hello.text.ts': "export const helloText = { hello: 'Hello' }\n",
      'src/platform/database/database.server.ts': "sql.raw('x')\n",
      'src/features/goals/goals.jobs.server.ts': 'await services.sendMail(mail)\n',
      'src/features/goals/parts/dial.tsx': 'export const dial = (p: { phone: string }) => p.phone\n',
      'src/server/stray.ts': "new pg.Client('postgres://somewhere')\n",
      'scripts/stray.ts': 'new pg.Pool({})\n',
      'src/stray.server.ts': '',
      'src/features/tasks/parts/task-door.tsx': '',
      'src/features/goals/goals.test.ts': 'await new Promise(resolve => setTimeout(resolve, 500))\n',
      'e2e/hasty.e2e.ts': "await expect(page.getByText('Here')).toBeVisible({ timeout: 2_000 })\n",
      'migrations/0998-quiet.sql': 'create table quiet ();\n',
      'migrations/0999-vague.sql': '-- release-before: perhaps\ncreate table vague ();\n',
    })
    await expectRed(
      ['house'],
      [
        /tasks\.utils\.ts: \.utils\.ts is not in the vocabulary/,
        /hooks\.ts: the name says nothing/,
        /robots\.rules\.ts: robots says nowhere what it is/,
        /tasks: is written by goals .* and tasks/,
        /goals\.text\.es\.ts: src\/features\/goals\/goals\.text\.ts is missing/,
        /hello\.text\.ts: src\/screens\/patient-portal\/hello\.text\.es\.ts is missing/,
        /goals\.access\.sql: opens with no comment/,
        /goals\.access\.sql: all: opens a table/,
        /tasks\.tsx: asks the outside itself/,
        /database\.server\.ts: puts text into SQL/,
        /goals\.jobs\.server\.ts: sends a mail past the one function/,
        /dial\.tsx: shows a patient’s phone number past the one part/,
        /goals\.test\.ts: waits a fixed time/,
        /hasty\.e2e\.ts: expects something within a time/,
        /src\/server\/stray\.ts: opens a connection of its own/,
        /scripts\/stray\.ts: opens a connection of its own/,
        /src\/stray\.server\.ts: at the top of src stand the maps alone/,
        /task-door\.tsx: door: task-door says it/,
        /0998-quiet\.sql: does not open with `-- release-before/,
        /0999-vague\.sql: does not open with `-- release-before/,
      ],
    )
  })

  test('red for a decision without a page, a page without an entry or a number of its own, and a path that is gone', async () => {
    const nowhere = 99
    house.plant({
      'docs/decisions/README.md':
        '# Decisions\n\n7. [Tasks are steps](0007-steps.md)\n8. [Gone](0008-gone.md)\n',
      'docs/decisions/0007-steps.md':
        '# 7. Tasks are steps\n\nIn `src/features/tasks` and `src/features/chores`.\n',
      'docs/decisions/0007-again.md': '# 7. Steps again\n',
      'docs/decisions/0009-unlisted.md': '# 9. Nobody finds it\n',
      'docs/decisions/0010-misnamed.md': '# 11. Another number\n',
      'src/features/tasks/tasks.text.ts': `/** (decisions 7\n * and ${nowhere}) */\nexport const tasksText = { title: '' }\n`,
      'migrations/0001-tasks.sql': `-- As decision ${nowhere} says.\n`,
    })
    const output = await expectRed(
      ['house'],
      [
        new RegExp(`tasks\\.text\\.ts: cites decision ${nowhere}, which has no page`),
        new RegExp(`0001-tasks\\.sql: cites decision ${nowhere}`),
        /0007-steps\.md: has the number of docs\/decisions\/0007-again\.md/,
        /0007-steps\.md: names src\/features\/chores, which is not there/,
        /0009-unlisted\.md: has no entry in docs\/decisions\/README\.md/,
        /0010-misnamed\.md: its heading does not begin with .*# 10\. /,
        /README\.md: names docs\/decisions\/0008-gone\.md, which is not there/,
      ],
    )
    expect(output).not.toMatch(/cites decision (7|41)|src\/features\/tasks, which/)
  })

  test('rule 4: red for words outside of the text files', async () => {
    const screen = `import { of } from './of.ts'

export default function Tasks({ kind }: { kind: string }) {
  return (
    <main>
      Word between tags
      <img alt="Word" src="a.png" />
      <input placeholder={'Word'} />
      <input title={\`Word \${kind}\`} />
      <input aria-label={of(kind) ? of(kind) : 'Word'} />
      {kind === 'note' && 'Word'}
      <img alt="" src="a.png" className="not-a-word" />
      <input aria-label={kind === 'note' ? of('key') : of(kind)} /> ·{' '}
    </main>
  )
}

export const meta = () => [{ title: 'Word' }, { title: of('home') }]
`
    house.plant({
      'src/screens/patient-portal/tasks.tsx': screen,
      'src/features/tasks/tasks.queries.ts': "export const add = { meta: { toast: { success: 'Word' } } }\n",
    })
    const { code, output } = await house.check('lint')
    const flagged = (file: string) =>
      [...output.matchAll(new RegExp(`${file}:(\\d+):\\d+ (plugin|lint/style/noJsxLiterals)`, 'g'))].map(
        match => Number(match[1]),
      )
    const words = screen.split('\n').flatMap((line, index) => (line.includes('Word') ? [index + 1] : []))
    // Text between tags is reported where it begins: at the end of the line before.
    expect(flagged('tasks.tsx')).toEqual(words.map((line, index) => (index === 0 ? line - 1 : line)))
    expect(flagged('tasks.queries.ts')).toEqual([1])
    expect(code).toBe(1)
  })

  test('rule 5: red for what is long or dead, and for a console in the product', async () => {
    const lines = (count: number) => "  one('line')\n".repeat(count)
    house.plant({
      'src/lib/dead.ts': 'export const dead = 1\n',
      'src/features/tasks/tasks.rules.ts': `// A task is done in steps. Each step counts as one.
export function stepOf(count: number) {
  return count + 1
}

export const unusedStep = 1
`,
      'src/features/tasks/tasks.long.server.ts': `export function long(one: (x: string) => void) {\n${lines(61)}}\n`,
      'src/features/tasks/tasks-file.server.ts': `export function file() {\n${lines(300)}}\n`,
      'src/lib/quiet.ts': `// ${'biome'}-ignore lint/suspicious/noConsole: it may\nconsole.log('x')\n`,
      'src/features/tasks/tasks-talk.server.ts': "console.log('x')\n",
      'package.json': readFileSync(join(house.root, 'package.json'), 'utf8').replace(
        '"isbot"',
        '"left-pad": "*", "isbot"',
      ),
    })
    await expectRed(
      ['unused', 'lint', 'house'],
      [
        /Unused files[\s\S]*src\/lib\/dead\.ts/,
        /Unused exports[\s\S]*unusedStep/,
        /Unused dependencies[\s\S]*left-pad/,
        /tasks.long\.server\.ts:\S+ lint\/complexity\/noExcessiveLinesPerFunction/,
        /tasks-talk\.server\.ts:\S+ lint\/suspicious\/noConsole/,
        /tasks-file\.server\.ts: has 302 lines/,
        /quiet\.ts: switches a rule off beside the code/,
      ],
    )
  })

  test('rule 5: red for what only a test uses', async () => {
    house.plant({
      'src/features/tasks/tasks-tested.rules.ts': `// Only its own test asks this. So nobody needs it.
export const testedStep = 1
`,
      'src/features/tasks/tasks-tested.rules.test.ts': `import { testedStep } from './tasks-tested.rules.ts'

console.log(testedStep)
`,
    })
    await expectRed(['unused'], [/Unused files[\s\S]*tasks-tested\.rules\.ts/])
  })
})
