/** The front end as the build left it: which file an address shows, and what may run on it. */
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

interface PageFile {
  file: string
  /** `sha256-…` of each inline script, for the page's Content-Security-Policy. */
  scripts: string[]
}

/** What `scripts/build.ts` writes to `build/pages.json`. */
interface PageMap {
  pages: Record<string, PageFile>
  fallback: Record<'en' | 'es', PageFile>
  notFound: Record<'en' | 'es', PageFile>
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
}

/** Addresses of signed-in screens: the build's shell, which asks the API who is there. */
const signedInScreens =
  /^\/(patient-portal\/(getting-started|dashboard|forms-and-tasks|messages|profile)|admin(\/.*)?|case-manager(\/.*)?|mailbox|invitation\/[^/]+|found\/[^/]+)$/

const shared =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; " +
  "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export class Pages {
  readonly #folder: string
  #map: PageMap | undefined
  #madeAt = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** A build made meanwhile counts at once: its pages and the hashes of their scripts belong together. */
  async #load(): Promise<PageMap> {
    const file = join(this.#folder, 'pages.json')
    const { mtimeMs } = await stat(file)
    if (!this.#map || this.#madeAt !== mtimeMs) {
      this.#map = JSON.parse(await readFile(file, 'utf8')) as PageMap
      this.#madeAt = mtimeMs
    }
    return this.#map
  }

  /** The answer to a GET of an address that is no API: a page, an asset, or the page for unknown addresses. */
  async answer(address: string): Promise<Response> {
    const map = await this.#load()
    const path = address.length > 1 && address !== '/es/' ? address.replace(/\/+$/, '') : address
    if (path === '/es') return new Response(null, { status: 301, headers: { location: '/es/' } })
    if (path !== address) return new Response(null, { status: 301, headers: { location: path } })
    const page = map.pages[path]
    if (page) return this.#page(page, 200)
    const language = path === '/es/' || path.startsWith('/es/') ? 'es' : 'en'
    const plain = language === 'es' ? path.slice(3) : path
    if (signedInScreens.test(plain)) return this.#page(map.fallback[language], 200)
    return (await this.#asset(language, plain)) ?? this.#page(map.notFound[language], 404)
  }

  async #page({ file, scripts }: PageFile, status: number): Promise<Response> {
    const hashes = scripts.map(hash => `'${hash}'`).join(' ')
    return new Response(await readFile(join(this.#folder, file)), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': `${shared}; script-src 'self' ${hashes}`,
      },
    })
  }

  async #asset(language: 'en' | 'es', path: string): Promise<Response | undefined> {
    const type = mediaTypes[extname(path)]
    const file = normalize(join(this.#folder, language, path))
    if (!type || extname(path) === '.html' || !file.startsWith(join(this.#folder, language, '/')))
      return undefined
    const isFile = await stat(file).then(
      found => found.isFile(),
      () => false,
    )
    if (!isFile) return undefined
    return new Response(await readFile(file), {
      headers: {
        'content-type': type,
        // The names of assets hold the hash of their content.
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      },
    })
  }
}
