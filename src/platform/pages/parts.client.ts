/**
 * Code that comes when it is asked for: each `import()` of the product goes through here (scripts/build-loading.ts). A browser asks for
 * a script once a page, and says for good that it is not there where the line was cut then. So the files are fetched first, as
 * often as it takes, and asked for as scripts when they are here.
 */
const coming = new Map<string, Promise<void>>()

/** What the page itself brings, and what is here already. */
const isBrought = (path: string, { href }: URL) =>
  document.querySelector(`link[href="${path}"]`) !== null ||
  performance.getEntriesByName(href).some(entry => 'responseStatus' in entry && entry.responseStatus === 200)

async function fetchFile(path: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} did not come.`)
  // The browser keeps it once all of it has arrived.
  await answer.blob()
}

function bring(file: string): Promise<void> | undefined {
  const path = import.meta.env.BASE_URL + file
  if (isBrought(path, new URL(path, location.href))) return undefined
  const brought = coming.get(path) ?? fetchFile(path)
  coming.set(path, brought)
  brought.catch(() => coming.delete(path))
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
