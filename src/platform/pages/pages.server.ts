/** The front end as the build left it: which file an address shows, and what may run on it. */
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { ownPath } from '#lib/own-path.ts'
import { originPlaceholder } from '#lib/site.ts'
import { drawPicture } from './pictures.server.ts'

interface PageFile {
  file: string
  /** `sha256-…` of each inline script, for the page's Content-Security-Policy. */
  scripts: string[]
  /** What stands on the picture that the page is shared with; empty where it is not shared. */
  title: string
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
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
}

/** Addresses of signed-in screens: the build's shell, which asks the API who is there. */
const signedInScreens =
  /^\/(patient-portal\/(getting-started|dashboard|forms-and-tasks(\/[^/]+)?|messages|profile)|admin(\/.*)?|case-manager(\/.*)?|account|mailbox|subscription\/test-checkout|(invitation|found|new-password|verify-email)\/[^/]+)$/

const shared =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; " +
  "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** How long a browser may keep a file. */
function autosavedFor(path: string): string {
  // The names of assets hold the hash of their content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // A service worker that lingered in a cache would keep yesterday's screens alive.
  return path === '/offline.js' ? 'no-cache' : 'public, max-age=3600'
}

export class Pages {
  readonly #folder: string
  readonly #origin: string
  #map: PageMap | undefined
  #madeAt = 0
  /** What was read or drawn since the build, by its address. */
  readonly #kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  /** The pages that the build wrote into `folder`, reached by people at `origin`. */
  constructor(folder: string, origin: string) {
    this.#folder = folder
    this.#origin = origin
  }

  /** A build made meanwhile counts at once: its pages and the hashes of their scripts belong together. */
  async #load(): Promise<PageMap> {
    const file = join(this.#folder, 'pages.json')
    const { mtimeMs } = await stat(file)
    if (!this.#map || this.#madeAt !== mtimeMs) {
      this.#map = JSON.parse(await readFile(file, 'utf8')) as PageMap
      this.#madeAt = mtimeMs
      this.#kept.clear()
    }
    return this.#map
  }

  /** Makes something once for each build; a failure is not kept. */
  #keep(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const kept = this.#kept.get(name) ?? make()
    this.#kept.set(name, kept)
    kept.catch(() => this.#kept.delete(name))
    return kept
  }

  /**
   * The answer to a GET of an address that is no API: a page, an asset, or the page for unknown addresses.
   * `takesBrotli`: whether the browser can open what the build packed.
   */
  async answer(address: string, takesBrotli = false): Promise<Response> {
    const map = await this.#load()
    const path = address.length > 1 && address !== '/es/' ? address.replace(/(?<!\/)\/+$/, '') : address
    if (path === '/es') return new Response(null, { status: 301, headers: { location: '/es/' } })
    if (path !== address) return new Response(null, { status: 301, headers: { location: ownPath(path) } })
    const page = map.pages[path]
    if (page) return this.#page(page, 200)
    const language = path === '/es/' || path.startsWith('/es/') ? 'es' : 'en'
    const plain = language === 'es' ? path.slice(3) : path
    if (signedInScreens.test(plain)) return this.#page(map.fallback[language], 200)
    return (
      (await this.#picture(map, path)) ??
      (await this.#asset(language, plain, takesBrotli)) ??
      this.#page(map.notFound[language], 404)
    )
  }

  /** A finished page with something changed in it, such as a form with what was typed. It is this one person's alone. */
  async answerChanged(address: string, status: number, change: (page: string) => string): Promise<Response> {
    const page = (await this.#load()).pages[address]
    if (!page) throw new Error(`The build has no page at ${address}.`)
    const { headers } = await this.#page(page, status)
    headers.set('cache-control', 'no-store')
    const words = new TextDecoder().decode(await this.#filledIn(page.file))
    return new Response(change(words), { status, headers })
  }

  /** A file of the build in which the address of this copy stands. */
  #filledIn(file: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.#keep(file, async () => {
      const words = await readFile(join(this.#folder, file), 'utf8')
      return new TextEncoder().encode(words.replaceAll(originPlaceholder, this.#origin))
    })
  }

  /** The picture of a page, drawn when somebody first asks for it: `/pictures/es/pricing.png`. */
  async #picture(map: PageMap, path: string): Promise<Response | undefined> {
    const name = /^\/pictures(\/.+)\.png$/.exec(path)?.[1]
    const title = name && map.pages[name.replace(/^(\/es)?\/home$/, '$1/')]?.title
    if (!title) return undefined
    const picture = await this.#keep(path, () => drawPicture(title))
    return new Response(picture, {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        // It is made to be shown elsewhere, beside a link to the page.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  }

  async #page({ file, scripts }: PageFile, status: number): Promise<Response> {
    const hashes = scripts.map(hash => `'${hash}'`).join(' ')
    return new Response(await this.#filledIn(file), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': `${shared}; script-src 'self' ${hashes}`,
      },
    })
  }

  async #asset(language: 'en' | 'es', path: string, takesBrotli: boolean): Promise<Response | undefined> {
    const type = mediaTypes[extname(path)]
    const file = normalize(join(this.#folder, language, path))
    if (!type || extname(path) === '.html' || !file.startsWith(join(this.#folder, language, '/')))
      return undefined
    const headers = {
      'content-type': type,
      'cache-control': autosavedFor(path),
    }
    // A page asks for thirty of them; packed they are small together, and each is read once.
    const isPacked = takesBrotli && path.startsWith('/assets/')
    const packed =
      isPacked && (await this.#keep(`${file}.br`, () => readFile(`${file}.br`)).catch(() => null))
    if (packed)
      return new Response(packed, {
        headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
      })
    const isFile = await stat(file).then(
      found => found.isFile(),
      () => false,
    )
    if (!isFile) return undefined
    if (path === '/sitemap.xml' || path === '/robots.txt')
      return new Response(await this.#filledIn(join(language, path)), { headers })
    return new Response(await readFile(file), { headers })
  }
}
