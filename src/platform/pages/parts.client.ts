import { GonePart } from '#lib/gone-part.ts'

/**
 * Code that comes when it is asked for: each `import()` of the product goes through here (scripts/build-loading.ts). A browser asks for
 * a script once a page, and says for good that it is not there where the line was cut then. So the files are brought ahead, as
 * often as it takes, and asked for as scripts when they are here. They come by `preload`, which a script that follows takes
 * over; `modulepreload` would count as having asked, and a fetch of our own would be a second request for each file.
 */
const coming = new Map<string, Promise<void>>()

/** What the page itself brings, and what is here already. */
const isBrought = (path: string) =>
  document.querySelector(`link[href="${path}"]`) !== null ||
  performance
    .getEntriesByName(new URL(path, location.href).href)
    .some(entry => 'responseStatus' in entry && entry.responseStatus === 200)

/** Whether the server answers that it has no such file. */
const isGone = (path: string) =>
  fetch(path, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  )

const preload = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href: path })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      coming.delete(path)
      void isGone(path).then(gone => {
        const words = `${path} did not come.`
        reject(gone ? new GonePart(words) : new Error(words))
      })
    })
    document.head.append(link)
  })

function bring(file: string): Promise<void> {
  const path = import.meta.env.BASE_URL + file
  const brought = coming.get(path) ?? (isBrought(path) ? Promise.resolve() : preload(path))
  coming.set(path, brought)
  return brought
}

/**
 * The file itself, out of `() => import('./file.js')`: it is named with what it needs where it needs anything. None where the bundler put
 * the code into the file that asks for it.
 */
const filesOf = (ask: () => unknown) =>
  (/import\(\W+([\w.-]+)/.exec(ask.toString())?.slice(1) ?? []).map(file => `assets/${file}`)

/** What `ask` imports, once its file and all that it needs are here. Rejects where one could not be had; the next time tries again. */
export async function loadPart<Part>(ask: () => Promise<Part>, needs: readonly string[] = []): Promise<Part> {
  await Promise.all((needs.length > 0 ? needs : filesOf(ask)).map(bring))
  return ask()
}
