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

/** Expects that the steps fail, and that what they print has each of these lines, as a pattern. */
async function expectRed(steps: string[], lines: RegExp[]): Promise<void> {
  const { code, output } = await house.check(...steps)
  expect(code).toBe(1)
  for (const line of lines) expect(output).toMatch(line)
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
      'src/screens/patient/clock.tsx': "export * from 'node:fs'\n",
      'src/features/goals/goals.server.ts': "export * from '#features/tasks/tasks.server.ts'\n",
      'src/features/goals/goals.jobs.server.ts': "export * from '#features/tasks/tasks.rules.ts'\n",
      'src/features/goals/goals.queries.ts': "export * from 'pg'\n",
      'src/platform/lost.ts': "export * from '#lib/nowhere.ts'\n",
    })
    await expectRed(
      ['floors'],
      [
        /src\/lib\/up\.ts → \S+\n.*features-are-under-the-screens/,
        /src\/lib\/(egg|hen)\.ts → \S+.*\n.*no-circle/,
        /src\/ui\/glance\.tsx → \S+\n.*browser-never-reaches-the-server/,
        /src\/screens\/patient\/clock\.tsx → fs\n.*browser-has-no-node/,
        /goals\.server\.ts → \S+\n.*features-meet-at-the-door/,
        /goals\.queries\.ts → \S+\n.*only-platform-talks-to-the-outside/,
        /src\/platform\/lost\.ts → \S+\n.*no-missing-file/,
      ],
    )
    expect((await house.check('floors')).output).not.toMatch(/goals\.jobs\.server\.ts/)
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
      'src/screens/patient/tasks.tsx': "await fetch('/api')\n",
      'src/screens/patient/hello.text.ts': "export const helloText = { hello: 'Hello' }\n",
      'src/platform/db.server.ts': "sql.raw('x')\n",
      'src/features/goals/goals.jobs.server.ts': 'await services.sendMail(mail)\n',
    })
    await expectRed(
      ['house'],
      [
        /tasks\.utils\.ts: \.utils\.ts is not in the vocabulary/,
        /hooks\.ts: the name says nothing/,
        /robots\.rules\.ts: robots is no feature/,
        /tasks: is written by goals .* and tasks/,
        /goals\.text\.es\.ts: src\/features\/goals\/goals\.text\.ts is missing/,
        /hello\.text\.ts: src\/screens\/patient\/hello\.text\.es\.ts is missing/,
        /goals\.access\.sql: opens with no comment/,
        /goals\.access\.sql: all: opens a table/,
        /tasks\.tsx: asks the outside itself/,
        /db\.server\.ts: puts text into SQL/,
        /goals\.jobs\.server\.ts: sends a mail past the one function/,
      ],
    )
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
      'src/screens/patient/tasks.tsx': screen,
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
      'src/features/tasks/tasks-long.server.ts': `export function long(one: (x: string) => void) {\n${lines(61)}}\n`,
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
        /tasks-long\.server\.ts:\S+ lint\/complexity\/noExcessiveLinesPerFunction/,
        /tasks-talk\.server\.ts:\S+ lint\/suspicious\/noConsole/,
        /tasks-file\.server\.ts: has 302 lines/,
        /quiet\.ts: switches a rule off beside the code/,
      ],
    )
  })
})
