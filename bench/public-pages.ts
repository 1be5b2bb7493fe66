/**
 * Measures public pages as Lighthouse does on a slow phone: cold cache, simulated slow 4G, a processor four times slower.
 * Median of five for each page and language, against a running copy:
 *
 *   node bench/public-pages.ts http://localhost:3000 [/pricing …]
 *
 * Without addresses it measures every public page once and then the worst of each language five times; `LANGUAGES=es`
 * measures one language alone. Lighthouse itself is
 * no dependency of ours (it is larger than all the others together): it is fetched for the run. CHROME_PATH names the browser.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressIn, type Language, languages } from '../src/lib/language.ts'
import { publicPages } from '../src/routes.public.ts'

const RUNS = 5
const lighthouse = process.env.LIGHTHOUSE || 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Measured {
  address: string
  scores: Record<(typeof categories)[number], number>
  layoutShift: number
  /** Milliseconds. */
  largestPaint: number
  blocking: number
  /** Compressed kilobytes (1,000 bytes) of scripts. */
  scripts: number
}

const folder = mkdtempSync(join(tmpdir(), 'handrail-lighthouse-'))

/** One look at a page. Lighthouse sometimes loses its browser: it gets another chance. */
function measure(url: string, address: string, tries = 3): Measured {
  const file = join(folder, 'report.json')
  const done = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (done.status !== 0 && tries > 1) return measure(url, address, tries - 1)
  if (done.status !== 0) throw new Error(`Lighthouse could not measure ${url}.`)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const value = (audit: string): number => report.audits[audit].numericValue
  const requests: { resourceType: string; transferSize: number }[] =
    report.audits['network-requests'].details.items
  return {
    address,
    scores: Object.fromEntries(
      categories.map(name => [name, Math.round(report.categories[name].score * 100)]),
    ) as Measured['scores'],
    layoutShift: value('cumulative-layout-shift'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    scripts: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize / 1_000, 0),
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function medianOf(runs: Measured[]): Measured {
  const of = (read: (run: Measured) => number) => median(runs.map(read))
  return {
    address: runs[0]?.address ?? '',
    scores: Object.fromEntries(
      categories.map(name => [name, of(run => run.scores[name])]),
    ) as Measured['scores'],
    layoutShift: of(run => run.layoutShift),
    largestPaint: of(run => run.largestPaint),
    blocking: of(run => run.blocking),
    scripts: of(run => run.scripts),
  }
}

function say({ address, scores, layoutShift, largestPaint, blocking, scripts }: Measured): void {
  const figures = categories.map(name => `${name} ${scores[name]}`).join(', ')
  console.log(
    `${address}: ${figures}; shift ${layoutShift.toFixed(3)}, largest paint ${Math.round(largestPaint)} ms, ` +
      `blocking ${Math.round(blocking)} ms, scripts ${scripts.toFixed(0)} kB`,
  )
}

const [origin = 'http://localhost:3000', ...chosen] = process.argv.slice(2)
/** What a form answers with is kept out of search engines on purpose, so its mark for them says nothing. */
const measured = Object.keys(publicPages).filter(path => !path.endsWith('/received'))
const addresses = chosen.length > 0 ? chosen : ['/', ...measured.map(path => `/${path}`)]
/** The slower the worse; a lower score in anything counts before that. */
const worst = (pages: Measured[]) =>
  pages.toSorted(
    (a, b) =>
      Math.min(...Object.values(a.scores)) - Math.min(...Object.values(b.scores)) ||
      b.largestPaint + b.blocking - a.largestPaint - a.blocking,
  )[0]

function measureIn(language: Language, address: string): Measured {
  const there = addressIn(language, address)
  return measure(origin + there, there)
}

function measureAndSay(language: Language, address: string): Measured {
  const page = measureIn(language, address)
  say(page)
  return page
}

const chosenLanguages = languages.filter(language => (process.env.LANGUAGES ?? language).includes(language))

try {
  for (const language of chosenLanguages) {
    const once = addresses.map(address => measureAndSay(language, address))
    const slowest = worst(once)
    if (!slowest) continue
    const plain = slowest.address.replace(/^\/es(?=\/)/, '') || '/'
    const runs = Array.from({ length: RUNS }, () => measureIn(language, plain))
    console.log(`Worst in "${language}", median of ${RUNS}:`)
    say(medianOf(runs))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
