/**
 * What a person last saw, kept on a device that they said is their own, for when the line is down (decision 41).
 *
 * Anybody may lock, only the person can open: what is kept is encrypted for a public key; the private one lies beside it,
 * locked with a code that the person chose and that is stored nowhere. So keeping asks for nothing, and reading without
 * a connection asks for the code. Signing out and quick exit remove all of it.
 */
import { createStore, del, get, set } from 'idb-keyval'
import { OWN_DEVICE_HINT } from './offline.client.ts'

/** How often a code is stretched (OWASP's figure for PBKDF2 with SHA-256, 2023): guessing costs as much each time. */
const ITERATIONS = 600_000
/** After so many wrong codes in a row everything kept is removed. */
const MOST_WRONG_CODES = 10

interface Lock {
  personId: string
  salt: Uint8Array<ArrayBuffer>
  publicKey: CryptoKey
  /** PKCS #8, encrypted with the key that follows from the code. */
  privateKey: Sealed
  wrongCodes: number
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

interface CachedPages extends Sealed {
  /** The key of `data`, encrypted for the lock's public key. */
  key: ArrayBuffer
}

/** What went wrong on opening: another code may be right, or nothing is left to open. */
export class CodeError extends Error {
  readonly triesLeft: number
  constructor(triesLeft: number) {
    super('the code is not the one')
    this.triesLeft = triesLeft
  }
}

const store = createStore('handrail-kept', 'pages')
const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

async function keyFrom(code: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const words = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(code.normalize('NFKC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    words,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

async function seal(key: CryptoKey, content: BufferSource): Promise<Sealed> {
  const iv = randomBytes(12)
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, content) }
}

const unseal = (key: CryptoKey, { iv, data }: Sealed) =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)

/** Whether this person said that the device is theirs. */
export async function isOwnDevice(personId: string): Promise<boolean> {
  return (await get<Lock>('lock', store))?.personId === personId
}

/** Makes this device the person's own, with a new code. What somebody else kept here is removed. */
export async function makeDeviceOwn(personId: string, code: string): Promise<void> {
  await forgetPages()
  const pair = await crypto.subtle.generateKey(
    { ...rsa, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  const salt = randomBytes(16)
  const lock: Lock = {
    personId,
    salt,
    publicKey: pair.publicKey,
    privateKey: await seal(
      await keyFrom(code, salt),
      await crypto.subtle.exportKey('pkcs8', pair.privateKey),
    ),
    wrongCodes: 0,
  }
  await set('lock', lock, store)
  localStorage.setItem(OWN_DEVICE_HINT, '1')
}

/** Keeps what was seen, in place of what was kept before. Does nothing where the device is not this person's own. */
export async function storePages(personId: string, pages: unknown): Promise<void> {
  const lock = await get<Lock>('lock', store)
  if (lock?.personId !== personId) return
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  const sealed = await seal(key, new TextEncoder().encode(JSON.stringify(pages)))
  const raw = await crypto.subtle.exportKey('raw', key)
  const kept: CachedPages = { ...sealed, key: await crypto.subtle.encrypt(rsa, lock.publicKey, raw) }
  await set('pages', kept, store)
}

/**
 * Opens what was kept. Answers undefined where nothing is. Throws CodeError for a wrong code; after the last try that is
 * left, everything is removed.
 */
export async function readPages(code: string): Promise<unknown> {
  const lock = await get<Lock>('lock', store)
  const kept = await get<CachedPages>('pages', store)
  if (!lock || !kept) return undefined
  // Counted before it is tried: a page that is closed in between must not win a free guess.
  await set('lock', { ...lock, wrongCodes: lock.wrongCodes + 1 }, store)
  const pkcs8 = await unseal(await keyFrom(code, lock.salt), lock.privateKey).catch(() => undefined)
  if (!pkcs8) {
    const triesLeft = MOST_WRONG_CODES - lock.wrongCodes - 1
    if (triesLeft <= 0) await forgetPages()
    throw new CodeError(Math.max(0, triesLeft))
  }
  await set('lock', { ...lock, wrongCodes: 0 }, store)
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['decrypt'])
  const raw = await crypto.subtle.decrypt(rsa, privateKey, kept.key)
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  return JSON.parse(new TextDecoder().decode(await unseal(key, kept)))
}

/** Removes what was kept, and that the device was anybody's. */
export async function forgetPages(): Promise<void> {
  try {
    localStorage.removeItem(OWN_DEVICE_HINT)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  await Promise.all([del('pages', store), del('lock', store)])
}
