/**
 * Takes the pictures that the public pages and the README show: `npm run pictures` starts a copy with the sample of its own,
 * opens each screen as one of its people, in both languages and themes, and leaves the files in `public/shown`. What the
 * screens called their parts goes into `docs/pictures.json`: a test says so when the product has other words since then.
 */
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { assistantPatientText as spanishGuide } from '#features/assistant/assistant.patient.text.es.ts'
import { assistantPatientText as guide } from '#features/assistant/assistant.patient.text.ts'
import { checklistCatalogue } from '#features/checklist/checklist.defaults.ts'
import { formsText as spanishForms } from '#features/forms/forms.text.es.ts'
import { formsText as forms } from '#features/forms/forms.text.ts'
import { tasksText as spanishTasks } from '#features/tasks/tasks.text.es.ts'
import { tasksText as tasks } from '#features/tasks/tasks.text.ts'
import { addressIn, type Language, languages } from '#lib/language.ts'
import { type ShownPicture, shownAddress, shownPictures, shownThemes } from '#lib/shown-pictures.ts'
import { aiCopilotText as spanishNeeds } from '#screens/public/pages/product/ai-copilot.text.es.ts'
import { aiCopilotText as needs } from '#screens/public/pages/product/ai-copilot.text.ts'
import { findChromium, HOW_TO_GET_CHROMIUM } from './browser.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/** How much of a picture's quality is kept, of 1: text stays sharp, and most pictures stay below 50 KB. */
const QUALITY = 0.75
/** A screen of a phone is shown as sharp as a phone shows it. */
const DENSITY = { desk: 1.5, phone: 2 }

const words = {
  en: { guide: guide.needsBox, forms, tasks, wrote: needs.picture.wrote },
  es: {
    guide: spanishGuide.needsBox,
    forms: spanishForms,
    tasks: spanishTasks,
    wrote: spanishNeeds.picture.wrote,
  },
}

/** Scrolls until something stands right under the bar of the portal. */
const lift = (what: Locator) =>
  what.evaluate(element => scrollTo(0, scrollY + element.getBoundingClientRect().top - 96))

interface Scene {
  address: string
  /** Whose screen it is, by the person's key in the sample; a patient who reads the page's language. */
  who: 'dana' | Record<Language, string>
  /** What is opened and typed before the picture is taken. */
  prepare?: (page: Page, language: Language) => Promise<void>
}

const patient = { en: 'jay', es: 'maria' }

const scenes: Record<ShownPicture, Scene> = {
  desk: { who: 'dana', address: '/case-manager' },
  record: {
    who: 'dana',
    address: '/case-manager/patients',
    prepare: async page => {
      await page
        .getByRole('link', { name: /James Okafor/ })
        .first()
        .click()
      await page.getByRole('heading', { name: /James Okafor/ }).waitFor()
    },
  },
  conversation: {
    who: 'dana',
    address: '/case-manager/messages',
    prepare: page => page.getByRole('main').getByText('James Okafor').first().click(),
  },
  checklist: {
    who: 'dana',
    address: '/case-manager/checklist-status',
    prepare: page =>
      page
        .getByText(checklistCatalogue[0]?.items[0]?.title ?? '')
        .first()
        .click(),
  },
  portal: { who: patient, address: '/patient-portal/dashboard' },
  tasks: {
    who: patient,
    address: '/patient-portal/forms-and-tasks',
    prepare: (page, language) => lift(page.getByText(words[language].tasks.progressLabel, { exact: true })),
  },
  thread: {
    who: patient,
    address: '/patient-portal/messages',
    prepare: page => page.getByRole('main').getByText('Dana Whitfield').first().click(),
  },
  form: {
    who: patient,
    address: '/patient-portal/forms-and-tasks',
    prepare: async (page, language) => {
      const { forms } = words[language]
      await page
        .getByRole('button', { name: new RegExp(`^(${forms.start}|${forms.continue})`) })
        .first()
        .click()
      await page.getByText(forms.backToForms).waitFor()
    },
  },
  needs: {
    who: patient,
    address: '/patient-portal/dashboard',
    prepare: async (page, language) => {
      const { guide, wrote } = words[language]
      await page.getByRole('textbox', { name: guide.label }).fill(wrote)
      await page.getByRole('button', { name: guide.submit, exact: true }).click()
      await page.getByText(guide.responseTitle).waitFor()
      await lift(page.getByText(guide.title).first())
    },
  },
}

/** A copy on an empty folder: its first start fills in the sample. Resolves once it answers. */
async function startCopy(): Promise<{ origin: string; end: () => void }> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, PORT: String(port), HANDRAIL_DATA: join(makeScratchFolder(), 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', chunk => String(chunk).includes('Handrail is ready at') && resolve())
    child.once('exit', code => reject(new Error(`The copy ended with ${code}.`)))
  })
  return { origin: `http://localhost:${port}`, end: () => child.kill() }
}

/** Every sentence of the product's text files, as it stands in quotes there. */
function readWords(): Set<string> {
  const found = new Set<string>()
  for (const file of globSync('src/**/*.text{,.es}.ts'))
    for (const [, , sentence = ''] of readFileSync(file, 'utf8').matchAll(/(['"`])(.*?)\1/g))
      found.add(sentence)
  return found
}

/** What the visible headings, links and buttons of the page are called, and what stands in them: a word beside a count, too. */
const labelsOf = (page: Page) =>
  page.locator('h1, h2, h3, nav a, button, [role="tab"]').evaluateAll(parts =>
    parts
      .filter(part => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight)
      .flatMap(part => [part, ...part.querySelectorAll('*')])
      .map(part => part.textContent?.trim() ?? ''),
  )

/** The picture as WebP, packed by the browser that took it. */
async function pack(browser: Browser, picture: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const packed = await page.evaluate(
    async ([address, quality]) => {
      const image = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0)
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
      )
      return Array.from(bytes)
    },
    [`data:image/png;base64,${picture.toString('base64')}`, QUALITY] as const,
  )
  await page.close()
  return Buffer.from(packed)
}

/** Opens the screen of a scene as its person and takes it in both themes. Answers with what its parts are called. */
async function captureScene(browser: Browser, origin: string, picture: ShownPicture, language: Language) {
  const { who, address, prepare } = scenes[picture]
  const { width, height } = shownPictures[picture]
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: width > 500 ? DENSITY.desk : DENSITY.phone,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const { email, password } = await accountOf(origin, typeof who === 'string' ? who : who[language])
  await context.request.post('/api/sign-in', { data: { email, password } })
  const page = await context.newPage()
  await page.goto(addressIn(language, address))
  await page.waitForLoadState('networkidle')
  const hint = page.getByRole('button', { name: /^(Got it|Entendido)$/ })
  if (await hint.isVisible()) await hint.click()
  await prepare?.(page, language)
  await page.waitForLoadState('networkidle')
  await page.addStyleTag({ content: '[data-sonner-toaster], footer { display: none }' })
  for (const theme of shownThemes) {
    await page.emulateMedia({ colorScheme: theme })
    const file = join('public', shownAddress(picture, language, theme))
    const packed = await pack(browser, await page.screenshot({ animations: 'disabled' }))
    writeFileSync(file, packed)
    console.log(`${file}: ${Math.round(packed.length / 1000)} KB`)
  }
  const labels = await labelsOf(page)
  await context.close()
  return labels
}

async function accountOf(origin: string, key: string): Promise<{ email: string; password: string }> {
  const { samplePeople } = await (await fetch(`${origin}/api/session`)).json()
  const password = `handrail-${key}`
  return samplePeople.find((person: { password: string }) => person.password === password)
}

const found = await findChromium(console.log)
if (!found) throw new Error(`No Chromium here. ${HOW_TO_GET_CHROMIUM}`)
mkdirSync('public/shown', { recursive: true })
const copy = await startCopy()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: { ...process.env, ...found.env },
  args: ['--no-sandbox'],
})
const known = readWords()
const taken: Record<string, string> = {}
try {
  for (const picture of Object.keys(scenes) as ShownPicture[])
    for (const language of languages) {
      const labels = await captureScene(browser, copy.origin, picture, language)
      const said = [...new Set(labels)].filter(label => label !== '' && known.has(label))
      taken[`${picture}-${language}`] = said.sort().join(' · ')
    }
} finally {
  await browser.close()
  copy.end()
}
writeFileSync('docs/pictures.json', `${JSON.stringify(taken, null, 2)}\n`)
