/**
 * The service worker: it lets a patient's screens open without a connection. It keeps the pages' own code and nothing of
 * anybody's data: what a person last saw is kept elsewhere, encrypted, and only where they said the device is their own
 * (platform/offline-cache/offline-cache.client.ts). The build fills in the list of files for each language (scripts/build-offline.ts) and
 * strips the types; nothing is imported, so that the file is all there is to it.
 */
import type { Language } from './lib/language.ts'
import type { QUICK_EXIT_COOKIE } from './lib/quick-exit.ts'

/** What is kept for each language, as the build knows it. */
export type OfflineFiles = Record<
  Language,
  {
    /** Follows from the files: another build is another version. */
    version: string
    /** The address of the page in which every signed-in screen opens. */
    shell: string
    /** Addresses of scripts, styles and fonts. */
    files: string[]
  }
>

/** The few things of a service worker's world that this one uses (the whole of it clashes with the window's). */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  location: Location
  /** Not in every browser yet. */
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
}

declare const OFFLINE_FILES: OfflineFiles

const worker = self as unknown as Worker
const language = new URL(worker.location.href).searchParams.get('screens') === 'es' ? 'es' : 'en'
const { version, shell, files } = OFFLINE_FILES[language]
const cacheName = `handrail-${language}-${version}`

/** Somebody left this browser by quick exit, and has not come back on purpose. */
const leftCookie: typeof QUICK_EXIT_COOKIE = 'handrail_left'

/** How long a page may keep a person waiting before they get the kept one, in milliseconds. */
const PATIENCE_MS = 5_000

/** The screens that open without a connection. */
const patientScreen =
  /^(\/es)?\/patient-portal(\/(getting-started|dashboard|forms-and-tasks|messages|profile)(\/.*)?)?$/

worker.addEventListener('install', event => event.waitUntil(keepFiles()))
worker.addEventListener('activate', event => event.waitUntil(forgetOldFiles()))
worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate' && patientScreen.test(url.pathname))
    event.respondWith(openScreen(request, url))
  else if (/^(\/es)?\/assets\//.test(url.pathname)) event.respondWith(openFile(request))
})

/** Whoever left while this was on its way finds nothing of it left behind: a failed try is forgotten. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([shell, ...files])
  if (await isSomebodyHere()) return
  await caches.delete(cacheName)
  throw new Error('Nobody is here any more.')
}

/** By quick exit a page stands for a moment longer than the person: its cookie says so, before anything is emptied. */
async function isSomebodyHere(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const left = await worker.cookieStore?.get(leftCookie)
  return pages.length > 0 && left?.value !== '1'
}

/** Older versions go; other languages stay for whoever else uses this device. */
async function forgetOldFiles(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(`handrail-${language}-`) && name !== cacheName) await caches.delete(name)
  await worker.clients.claim()
}

/** The screen from the server; where it does not come, the kept one, which then finds out that the line is down. */
async function openScreen(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    // The address of the portal itself is a public page: who is offline wants their own screens.
    if (/\/patient-portal$/.test(url.pathname)) return Response.redirect(`${url.pathname}/dashboard`)
    const kept = await caches.match(shell)
    if (kept) return kept
    throw error
  }
}

/**
 * The names of assets hold the hash of their content: what is kept is right for ever. What is not kept is only passed on: to
 * keep it here would begin anew what quick exit has just emptied, while its page still asks for the last files.
 */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
