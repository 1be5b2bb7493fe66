/**
 * What the pages still need once they are written: scripts that wait until the page can be read, the files that tell
 * search engines and phones about the site, and assets packed for the way to the browser.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { brand } from '../src/lib/brand.ts'
import { addressIn, type Language, languages } from '../src/lib/language.ts'
import { originPlaceholder } from '../src/lib/site.ts'
import { manifestWords } from './build-manifest.text.ts'

/**
 * Makes the scripts of a public page wait (src/screens/frame/deferred-script.ts loads them).
 * Throws where the page is not as React Router writes it today: it would be slow without anybody noticing.
 */
export function letScriptsWait(file: string): void {
  const html = readFileSync(file, 'utf8')
  const waiting = html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replaceAll(/<script type="module" async="">(?!<)/g, '<script type="text/deferred">')
  if (
    !waiting.includes('type="text/deferred"') ||
    /<script type="module"|<link rel="modulepreload"/.test(waiting)
  )
    throw new Error(`${file}: the scripts of this page could not be made to wait.`)
  writeFileSync(file, waiting)
}

const escapeXml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Every address that may be found, with its sister in the other language. The server fills the origin in. */
export function writeSitemap(folder: string, addresses: readonly string[]): void {
  const url = (language: Language, address: string) =>
    escapeXml(`${originPlaceholder}${addressIn(language, address)}`)
  const entries = addresses.flatMap(address =>
    languages.map(language =>
      [
        '  <url>',
        `    <loc>${url(language, address)}</loc>`,
        ...languages.map(
          other => `    <xhtml:link rel="alternate" hreflang="${other}" href="${url(other, address)}"/>`,
        ),
        '  </url>',
      ].join('\n'),
    ),
  )
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  writeFileSync(join(folder, 'sitemap.xml'), sitemap)
  const closed = ['/api/', '/live', '/admin', '/case-manager', '/mailbox', '/account']
  const robots = [
    'User-agent: *',
    ...languages.flatMap(language => closed.map(path => `Disallow: ${addressIn(language, path)}`)),
  ]
  writeFileSync(
    join(folder, 'robots.txt'),
    `${robots.join('\n')}\n\nSitemap: ${originPlaceholder}/sitemap.xml\n`,
  )
}

/** What a phone needs to keep Handrail on its home screen, in the language of the page it was kept from. */
export function writeManifest(folder: string, language: Language): void {
  const icon = (size: number, purpose: string, name = `icon-${size}`) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: addressIn(language, '/patient-portal'),
    name: brand.name,
    short_name: brand.name,
    description: manifestWords[language].description,
    lang: language,
    dir: 'ltr',
    start_url: addressIn(language, '/patient-portal'),
    scope: addressIn(language, '/'),
    display: 'standalone',
    background_color: '#fcfaf6',
    theme_color: '#fcfaf6',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable', 'icon-maskable-512'),
    ],
  }
  writeFileSync(join(folder, 'app.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** How React Router's list of routes begins; the list is JSON. */
const routesBeginning = 'window.__reactRouterManifest='

/**
 * Takes from the list of routes what each of them imports. It is there to ask ahead for a link's page, which nothing here
 * does, and is two thirds of what every first visit brings of the list. Throws where the list is not as it is written today.
 */
export function lightenRoutes(folder: string): void {
  const [name] = globSync('assets/manifest-*.js', { cwd: folder })
  const file = join(folder, name ?? '')
  const list = readFileSync(file, 'utf8')
  if (!list.startsWith(routesBeginning)) throw new Error(`${name} does not begin with ${routesBeginning}`)
  const manifest = JSON.parse(list.slice(routesBeginning.length).replace(/;$/, ''))
  for (const route of Object.values<{ imports: string[] }>(manifest.routes)) route.imports = []
  writeFileSync(file, `${routesBeginning}${JSON.stringify(manifest)};`)
}

/** Below this, packing a file gains nothing. */
const WORTH_PACKING_BYTES = 500

/** Packs scripts and styles once, better than a server would for each visitor; they lie beside their originals as `.br`. */
export function packAssets(folder: string): void {
  for (const name of globSync('assets/*.{js,css}', { cwd: folder })) {
    const content = readFileSync(join(folder, name))
    if (content.length < WORTH_PACKING_BYTES) continue
    const packed = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    writeFileSync(join(folder, `${name}.br`), packed)
  }
}
