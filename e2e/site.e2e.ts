/** The public site as a search engine, a phone, a person without scripts and a slow browser meet it. */
import type { Page } from '@playwright/test'
import { brand } from '../src/lib/brand.ts'
import { addressIn, type Language, languages } from '../src/lib/language.ts'
import { prerenderedAddresses, publicPages } from '../src/routes.public.ts'
import { isDrawnAlike, templates } from './accessible-visits.ts'
import { type Copy, expect, test } from './copy.ts'

/** What a public page may weigh in scripts as they travel (decision 65). */
const MOST_SCRIPT_BYTES = 130_000

const isLong = process.env.HANDRAIL_TEST_LENGTH === 'long'

const publicAddresses = ['/', ...Object.keys(publicPages).map(path => `/${path}`)]
const shared = prerenderedAddresses.filter(
  address => !address.includes('not-found') && !address.includes('received'),
)

async function pageOf(copy: Copy, language: Language, address: string): Promise<string> {
  const answer = await fetch(`${copy.origin}${addressIn(language, address)}`, {
    headers: { accept: 'text/html' },
  })
  expect(answer.status, address).toBe(200)
  return answer.text()
}

const contentOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** The pictures that pages are shared with. Drawing one takes a tenth of a second: the short form has those of the shortest title and of the longest drawn. */
async function expectPictures(copy: Copy, language: Language, titles: ReadonlyMap<string, string>) {
  const addresses = [...titles].toSorted(([a], [b]) => a.length - b.length).map(([, address]) => address)
  for (const address of isLong ? addresses : [addresses.at(0), addresses.at(-1)]) {
    const picture = `/pictures${addressIn(language, address === '/' ? '/home' : (address ?? ''))}.png`
    const drawn = await fetch(copy.origin + picture)
    expect([drawn.status, drawn.headers.get('content-type')], picture).toEqual([200, 'image/png'])
    expect(drawn.headers.get('cross-origin-resource-policy'), picture).toBe('cross-origin')
    await drawn.body?.cancel()
  }
}

for (const language of languages)
  test(`every page says what it is and where it stands (${language})`, async ({ copy }) => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const address of shared) {
      const html = await pageOf(copy, language, address)
      const here = `${copy.origin}${addressIn(language, address)}`
      const title = contentOf(html, /<title>([^<]+)<\/title>/)
      const description = contentOf(html, /name="description" content="([^"]+)"/)
      expect(titles.get(title), `${address}: the title is its own`).toBeUndefined()
      expect(descriptions.get(description), `${address}: the description is its own`).toBeUndefined()
      titles.set(title, address)
      descriptions.set(description, address)
      expect(title, address).toContain(brand.name)
      expect(
        description.length,
        `${address}: the description is neither a word nor an essay`,
      ).toBeGreaterThan(100)
      expect(contentOf(html, /rel="canonical" href="([^"]+)"/), address).toBe(here)
      for (const other of languages)
        expect(html, address).toContain(
          `hrefLang="${other}" href="${copy.origin}${addressIn(other, address)}"`,
        )
      expect(html, address).toContain(`<html lang="${language}"`)
      const facts = JSON.parse(contentOf(html, /application\/ld\+json">(.*?)<\/script>/))
      expect(facts['@graph'].length, address).toBeGreaterThanOrEqual(3)
      const picture = addressIn(language, address === '/' ? '/home' : address)
      expect(contentOf(html, /property="og:image" content="([^"]+)"/), address).toBe(
        `${copy.origin}/pictures${picture}.png`,
      )
      expect(contentOf(html, /property="og:title" content="([^"]+)"/), address).not.toBe('')
      expect(html, `${address}: no placeholder is left`).not.toContain('origin.invalid')
    }
    await expectPictures(copy, language, titles)
  })

test('search engines and phones find what they ask for', async ({ copy }) => {
  const sitemap = await (await fetch(`${copy.origin}/sitemap.xml`)).text()
  for (const address of publicAddresses)
    for (const language of languages)
      if (!address.includes('received'))
        expect(sitemap).toContain(`<loc>${copy.origin}${addressIn(language, address)}</loc>`)
  expect(sitemap).not.toContain('received')
  const robots = await (await fetch(`${copy.origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${copy.origin}/sitemap.xml`)
  for (const language of languages) {
    const manifest = await (await fetch(`${copy.origin}${addressIn(language, '/app.webmanifest')}`)).json()
    expect(manifest).toMatchObject({ lang: language, start_url: addressIn(language, '/patient-portal') })
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(copy.origin + src)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type])
    }
  }
})

test('an unknown address is a 404 with a way home, in both languages', async ({ copy }) => {
  for (const [address, language, title, home] of [
    ['/no-such-page', 'en', 'Oops! Page not found', '/'],
    ['/es/no-existe', 'es', '¡Ups! No encontramos la página', '/es/'],
  ] as const) {
    const answer = await fetch(copy.origin + address, { headers: { accept: 'text/html' } })
    expect(answer.status, address).toBe(404)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}"`)
    const main = contentOf(html, /<main\b[^>]*>(.*)<\/main>/s)
    expect(contentOf(main, /<h1[^>]*>([^<]+)</)).toBe(title)
    expect(contentOf(main, /<a [^>]*href="([^"]+)"/)).toBe(home)
  }
})

/** The scripts that a page says it will load once it is painted (`scripts/build-finish.ts`), as addresses. */
const deferredScripts = (html: string): string[] =>
  [...html.matchAll(/<link rel="deferred" href="([^"]+)"/g)].map(([, address]) => address ?? '')

test('no public page outweighs the budget', async ({ copy }) => {
  const weights = new Map<string, number>()
  const weigh = async (script: string) => {
    const known = weights.get(script)
    if (known !== undefined) return known
    const answer = await fetch(copy.origin + script, { headers: { 'accept-encoding': 'br' } })
    const bytes = Number(answer.headers.get('content-length'))
    await answer.body?.cancel()
    expect(answer.status, script).toBe(200)
    weights.set(script, bytes)
    return bytes
  }
  const heaviest = { address: '', bytes: 0 }
  for (const language of languages)
    for (const address of publicAddresses) {
      const scripts = deferredScripts(await pageOf(copy, language, address))
      let bytes = 0
      for (const script of scripts) bytes += await weigh(script)
      if (bytes > heaviest.bytes) Object.assign(heaviest, { address, bytes })
      expect(bytes, `${language} ${address}: bytes of scripts`).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
      expect(bytes, `${language} ${address} has scripts at all`).toBeGreaterThan(50_000)
    }
  test.info().annotations.push({ type: 'heaviest page', description: JSON.stringify(heaviest) })
})

/** When the first script was asked for, when the page was drawn, and which scripts were loaded. */
function loadingOf(page: Page) {
  return page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    // When the page was drawn; on a busy machine, that reaches the screen a while later.
    const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & {
      paintTime?: number
    })[]
    return {
      loaded: scripts.map(({ name }) => new URL(name).pathname),
      firstAt: Math.min(...scripts.map(({ startTime }) => startTime)),
      painted: paint?.paintTime ?? paint?.startTime ?? 0,
    }
  })
}

test('no public page asks for a script before it is painted', async ({ copy }) => {
  for (const language of languages)
    for (const address of publicAddresses)
      expect(await pageOf(copy, language, address), `${language} ${address}`).not.toMatch(
        /<script[^>]* src=|rel="modulepreload"|as="script"/,
      )
})

/** One of each template; the short form looks at the home page and at the one that brings most. */
const painted = ['', ...templates].filter(path => isLong || path === '' || path === 'product/ai-copilot')

for (const address of painted.map(path => `/${path}`))
  test(`the first paint of ${address} waits for no script, and it loads those that it names`, async ({
    page,
    copy,
  }) => {
    await page.addInitScript(() => {
      addEventListener('handrail-ready', () => document.documentElement.setAttribute('data-ready', ''))
    })
    await page.goto(addressIn('es', address))
    await page.locator('html[data-ready]').waitFor()
    const { loaded, firstAt, painted } = await loadingOf(page)
    expect(firstAt, 'scripts come after the first paint').toBeGreaterThan(painted)
    expect(loaded.toSorted()).toEqual(deferredScripts(await pageOf(copy, 'es', address)).toSorted())
  })

test('a button pressed before the scripts are there still does what it says', async ({ page }) => {
  const { promise: isPressed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await isPressed
    await route.continue()
  })
  await page.goto('/pricing', { waitUntil: 'commit' })
  const solutions = page.getByRole('button', { name: 'Solutions' })
  await solutions.click()
  letScriptsCome()
  await expect(solutions).toHaveAttribute('aria-expanded', 'true')
})

/** What is wrong with a page whose letters have twice the size: a part that is not shown, and the innermost of what reaches out of it. */
function wrongWithLargeLetters(): string[] {
  document.documentElement.style.fontSize = '200%'
  const isShown = (part: string) =>
    document.querySelector(part)?.checkVisibility({ visibilityProperty: true })
  const hidden = ['main h1', 'footer'].filter(part => !isShown(part))
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= window.innerWidth) return hidden
  const wide = [...document.querySelectorAll('body *')].filter(
    each => each.getBoundingClientRect().right > window.innerWidth,
  )
  return [...hidden, `${scrollWidth} px`, ...wide.slice(-3).map(each => each.outerHTML.slice(0, 200))]
}

test('every public page holds its content before any script', async ({ copy }) => {
  for (const language of languages)
    for (const address of publicAddresses) {
      const html = await pageOf(copy, language, address)
      const main = contentOf(html, /<main\b[^>]*>(.*)<\/main>/s)
      expect(main.match(/<h1\b/g), `${language} ${address}`).toHaveLength(1)
      const words = main.replaceAll(/<[^>]+>/g, '')
      expect(words.length, `${language} ${address} holds its content`).toBeGreaterThan(200)
      expect(contentOf(html, /<footer\b[^>]*>(.*)<\/footer>/s)).toContain(
        language === 'en' ? 'medical, legal or clinical advice' : 'legal',
      )
    }
})

test('public pages can be read without scripts, and with letters of twice the size', async ({
  browser,
  copy,
}) => {
  test.setTimeout(120_000)
  const widths = [1280, 390].map(width => ({ width, height: 844 }))
  const context = await browser.newContext({
    baseURL: copy.origin,
    javaScriptEnabled: false,
    viewport: widths[0],
  })
  const page = await context.newPage()
  for (const address of publicAddresses.filter(address => isLong || !isDrawnAlike(address.slice(1))))
    for (const language of languages) {
      await page.goto(addressIn(language, address))
      for (const size of widths) {
        if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
        expect
          .soft(
            await page.evaluate(wrongWithLargeLetters),
            `${language} ${address}: all is there, and nothing is wider than ${size.width} px with letters of twice the size`,
          )
          .toEqual([])
      }
      // The next page begins at the width at which this one ended: each width that a page is given lays it out anew.
      widths.reverse()
    }
  await context.close()
})

test('the language stays as chosen without scripts', async ({ copy }) => {
  const get = (address: string, cookie = '') =>
    fetch(copy.origin + address, { headers: { accept: 'text/html', cookie }, redirect: 'manual' })
  // Where a choice leads that names another site: app-headers.db.test.ts.
  for (const [from, name, to, about] of [
    ['/pricing', 'Español', '/es/pricing', '/es/about'],
    ['/es/about', 'English', '/about', null],
  ] as const) {
    const footer = contentOf(await (await get(from)).text(), /<footer\b[^>]*>(.*)<\/footer>/s)
    expect(footer).toContain(`<span>${name}</span></a>`)
    const choice = await get(contentOf(footer, /<a [^>]*href="([^"]+[?&]language=[^"]+)"/))
    expect(choice.headers.get('location')?.replace(/\/$/, ''), name).toBe(to)
    const kept = choice.headers.get('set-cookie')?.split(';')[0]
    expect((await get('/about', kept)).headers.get('location'), name).toBe(about)
  }
})

test('language and theme stay as chosen', async ({ page }) => {
  await page.goto('/pricing?from=here#plans')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/pricing\?from=here#plans$/)
  await page.goto('/about')
  await expect(page).toHaveURL(/\/es\/about$/)
  const dark = page.getByRole('contentinfo').getByRole('radio').nth(2)
  await expect(async () => {
    await dark.check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 })
  }).toPass()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('what a page shows of the product is there, in its language and in the theme that it has', async ({
  page,
  copy,
}) => {
  const served = async (addresses: string[], type: string) => {
    expect(addresses.length, type).toBeGreaterThan(1)
    for (const address of addresses) {
      const answer = await fetch(copy.origin + address)
      expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, type])
      await answer.body?.cancel()
    }
  }
  const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name ?? '')
  for (const language of languages) {
    const pictures = found(await pageOf(copy, language, '/'), /<img[^>]+src="(\/shown\/[^"]+)"/g)
    await served(pictures, 'image/webp')
    expect(pictures.filter(picture => !picture.includes(`-${language}-`))).toEqual([])
  }
  await served(
    found(await pageOf(copy, 'es', '/security'), /href="(\/source\/[^"]+)"/g),
    'text/plain; charset=utf-8',
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/product/messaging')
  const themes = () =>
    page
      .locator('[data-shown]')
      .filter({ visible: true })
      .evaluateAll(shown => shown.map(picture => picture.getAttribute('data-shown')))
  expect(await themes()).toEqual(['dark', 'dark'])
  await page.evaluate(() => localStorage.setItem('handrail_theme', 'light'))
  await page.reload()
  expect(await themes()).toEqual(['light', 'light'])
})
