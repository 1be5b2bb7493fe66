import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const tools = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'knip.product.ts',
  'knip.ts',
  'scripts/biome',
  'scripts/check.ts',
  'scripts/floors.ts',
  'test/house',
  'test/house.test.ts',
  'tsconfig.json',
]

const needed = `@biomejs/biome @react-router/dev dependency-cruiser knip tailwindcss typescript typescript-6
  vitest`.split(/\s+/)

/** The smallest house in which nothing is wrong: one feature, one screen, one address. */
const sound: Record<string, string> = {
  'package.json': `${JSON.stringify(
    {
      name: 'small-house',
      type: 'module',
      imports: { '#*': './src/*' },
      scripts: { format: 'biome check --write .' },
      dependencies: { '@react-router/node': '*', isbot: '*' },
      devDependencies: Object.fromEntries(needed.map(name => [name, '*'])),
    },
    null,
    2,
  )}\n`,
  'react-router.config.ts': `import type { Config } from '@react-router/dev/config'

export default { appDirectory: 'src', ssr: false } satisfies Config
`,
  'vitest.config.ts': `export default {
  test: { projects: [{ test: { name: 'unit', include: ['{src,test}/**/*.test.ts'] } }] },
}
`,
  'e2e/opens.e2e.ts': 'console.log(1)\n',
  'bench/speed.ts': 'console.log(1)\n',
  'sample/people.ts': 'console.log(1)\n',
  'test/questions.test.ts': `import { findWrongAnswers, questions, readAnswers } from './house/questions.ts'

console.log(findWrongAnswers([]), questions, readAnswers([]))
`,
  'test/bad-day/serve.ts': 'console.log(1)\n',
  'e2e/text-files.ts': 'console.log(1)\n',
  'test/fakes/waits-for-its-end.ts': 'console.log(1)\n',
  'src/service-worker.ts': 'globalThis.name = String(1)\n',
  'src/platform/pages/parts.client.ts': 'globalThis.name = String(2)\n',
  'src/app.css': '@import "tailwindcss";\n',
  'src/root.tsx': `import './app.css'

export default function Root() {
  return <html lang="en" />
}
`,
  'src/routes.ts': "export default [{ path: 'tasks', file: 'screens/patient-portal/tasks.tsx' }]\n",
  'scripts/serve.ts': "import '#server/app.ts'\nimport '../sample/people.ts'\n",
  'src/server/app.ts': `import { completeTask } from '#features/tasks/tasks.server.ts'

completeTask()
`,
  'src/screens/patient-portal/tasks.tsx': `import { TaskCard } from '#features/tasks/parts/task-card.tsx'

export default function Tasks() {
  return <TaskCard />
}
`,
  'src/features/tasks/tasks.feature.ts': "export const feature = { about: 'Tasks.' }\n",
  'src/features/tasks/parts/task-card.tsx': `import { tasksText } from '../tasks.text.ts'

export function TaskCard() {
  return <h2 title={tasksText.title}>{tasksText.title}</h2>
}
`,
  'src/features/tasks/tasks.text.ts': "export const tasksText = { title: 'Tasks' }\n",
  'src/features/tasks/tasks.text.es.ts': `import type { tasksText as English } from './tasks.text.ts'

export const tasksText: typeof English = { title: 'Tareas' }
`,
  'src/features/tasks/tasks.server.ts': `import { stepOf } from './tasks.rules.ts'

export function completeTask() {
  return { table: 'tasks', step: stepOf(1) }
}
`,
  'src/features/tasks/tasks.rules.ts': `// A task is done in steps. Each step counts as one.
export function stepOf(count: number) {
  return count + 1
}
`,
  'src/features/tasks/tasks.functions.sql': 'insert into tasks (id) values (1);\n',
  // What the tools copied here cite.
  'docs/decisions/README.md': '# Decisions\n\n41. [Safe to use at home](0041-safe-at-home.md)\n',
  'docs/decisions/0041-safe-at-home.md': '# 41. Safe to use at home\n\nAs in `src/features/tasks`.\n',
}

/** The product's exceptions excuse nothing here. */
const noExceptions = {
  'test/house-exceptions.ts': `type HouseException = { rule: string; what: string; reason: string }

export const houseExceptions: HouseException[] = []

export function findExceptions(rule: string): HouseException[] {
  return houseExceptions.filter(exception => exception.rule === rule)
}
`,
}

/** A throw-away house with the real tools in it, to be damaged. */
export class SmallHouse {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'handrail-house-')))
  private readonly repository: string

  /** @param repository where the tools, and what is installed, are taken from */
  constructor(repository: string) {
    this.repository = repository
    symlinkSync(join(repository, 'node_modules'), join(this.root, 'node_modules'), 'junction')
    this.restore()
  }

  /** Makes the house sound again, whatever was planted. */
  restore(): void {
    for (const folder of ['src', 'e2e', 'test', 'docs', 'migrations'])
      rmSync(join(this.root, folder), { recursive: true, force: true })
    for (const path of tools) cpSync(join(this.repository, path), join(this.root, path), { recursive: true })
    rmSync(join(this.root, 'test/house/small-house.ts'))
    this.plant({ ...sound, ...noExceptions })
  }

  plant(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), text)
    }
  }

  /** Runs these steps of `npm run check`; resolves to the exit code and everything printed. */
  check(...steps: string[]): Promise<{ code: number | null; output: string }> {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_)/.test(name)),
    )
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['scripts/check.ts', ...steps], { cwd: this.root, env })
      let output = ''
      const listen = (text: string) => {
        output += text
      }
      child.stdout.setEncoding('utf8').on('data', listen)
      child.stderr.setEncoding('utf8').on('data', listen)
      child.on('error', reject)
      child.on('close', code => resolve({ code, output }))
    })
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
