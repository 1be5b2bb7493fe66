/**
 * `npm run check`: everything a machine can say about the code without running it, a line a step.
 * `npm run check -- lint floors` runs only the steps named.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

type Step = { name: string; commands: string[][] }
type Result = { passed: boolean; output: string; seconds: number }

const routeTypes = ['node_modules/@react-router/dev/bin.cjs', 'typegen']

/** The longest first, so that two at a time end together. */
const steps: Step[] = [
  {
    name: 'types',
    commands: [
      ...(existsSync('react-router.config.ts') ? [routeTypes] : []),
      ['node_modules/typescript/bin/tsc', '--noEmit'],
    ],
  },
  {
    name: 'unused',
    commands: [
      ['node_modules/knip/bin/knip.js', '--no-progress'],
      ['node_modules/knip/bin/knip.js', '--no-progress', '--production', '--config', 'knip.product.ts'],
    ],
  },
  { name: 'floors', commands: [['scripts/floors.ts']] },
  {
    name: 'house',
    commands: [['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/house.test.ts']],
  },
  {
    // Rule 3 is the database's own: it is asked, not read.
    name: 'access',
    commands: [
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'db', 'test/access-coverage.db.test.ts'],
    ],
  },
  {
    name: 'lint',
    commands: [
      ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=100', '.'],
    ],
  },
]

/** Runs one command with this Node; resolves to what it printed and whether it ended well. */
function run(command: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    let output = ''
    const listen = (text: string) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.on('error', error => resolve({ passed: false, output: `${output}${error.message}\n` }))
    child.on('close', code => resolve({ passed: code === 0, output }))
  })
}

async function runStep(step: Step): Promise<Result> {
  const start = performance.now()
  let output = ''
  let passed = true
  for (const command of step.commands) {
    if (!passed) break
    const result = await run(command)
    output += result.output
    passed = result.passed
  }
  return { passed, output, seconds: (performance.now() - start) / 1000 }
}

/** Takes steps from `waiting` one after the other, and tells how each went as soon as it is over. */
async function work(waiting: Step[], failed: string[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { passed, output, seconds } = await runStep(step)
    console.log(`${passed ? '✓' : '✗'} ${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s`)
    if (!passed) {
      failed.push(step.name)
      console.log(output.trimEnd().replace(/^/gm, '    '))
    }
  }
}

const start = performance.now()
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !steps.some(step => step.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are ${steps.map(step => step.name).join(', ')}.`,
  )
  process.exit(2)
}
const waiting = steps.filter(step => asked.length === 0 || asked.includes(step.name))
const failed: string[] = []
await Promise.all([work(waiting, failed), work(waiting, failed)])
const took = `${((performance.now() - start) / 1000).toFixed(1)} s`
console.log(failed.length === 0 ? `The house stands (${took}).` : `Failed in ${took}: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
