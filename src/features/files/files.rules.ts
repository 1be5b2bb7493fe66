// A file is one of a few kinds, at most 25 MB, and travels in pieces, so that a cut line costs a moment and not the whole file.
// Its name is only a name: never a path, and what ends it says what the file really is. One that was put away can come back
// for thirty days. One that expires, such as an ID, is pointed out thirty days before it does. The patient's own download holds
// every file about them, unless a law or somebody's safety asks that one is withheld.

export const fileKinds = ['consent', 'id', 'letter', 'result', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** 25 MB, in bytes. */
export const MOST_BYTES = 25 * 1024 * 1024
/** Bytes of a piece: what a slow phone sends within a few seconds. */
export const PIECE_BYTES = 512 * 1024
export const MOST_PIECES = MOST_BYTES / PIECE_BYTES

export const LONGEST_NAME = 120
export const LONGEST_LABELS = 200
export const LONGEST_REASON = 300
/** How long what was put away can come back. */
export const KEPT_DAYS = 30
const EXPIRES_SOON_DAYS = 30

/** How each kind of content is called, and what its name ends with; the first ending is put where a name has none of them. */
export const contentKinds = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'text/plain': ['txt', 'csv', 'md'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
} as const
export type ContentKind = keyof typeof contentKinds

/** Why a file is not taken. */
export const refusals = [
  'empty',
  'tooLarge',
  'unknownKind',
  'couldRun',
  'mixed',
  'macros',
  'bomb',
  'infected',
] as const
export type Refusal = (typeof refusals)[number]

/** What a file dialog offers. */
export const acceptedFiles = Object.entries(contentKinds)
  .flatMap(([type, endings]) => [type, ...endings.map(ending => `.${ending}`)])
  .join(',')

const previewed: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
] satisfies ContentKind[]

/** Whether a browser shows it within the page. */
export const hasPreview = (mediaType: string) => previewed.includes(mediaType)

/** The name of a file that stood somewhere: what leads to it goes, and so do signs that no name needs. */
export function plainFileName(given: string): string {
  const name = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  return name.replace(/^\.+/, '').trim()
}

/** The name that a download gets: it ends with what the file is, whatever somebody called it. */
export function downloadName(name: string, mediaType: string): string {
  const endings: readonly string[] = contentKinds[mediaType as ContentKind] ?? ['bin']
  const plain = plainFileName(name) || 'file'
  const ending = plain.slice(plain.lastIndexOf('.') + 1).toLowerCase()
  return endings.includes(ending) ? plain : `${plain}.${endings[0]}`
}

/** The labels of a file, as they are shown one by one. */
export const labelsOf = (labels: string) =>
  labels
    .split(',')
    .map(label => label.trim())
    .filter(label => label !== '')

/** Whether somebody should look after it: it has expired, or will soon. Days as `YYYY-MM-DD`. */
export function expiryOf(expiresOn: string | null, today: string): 'expired' | 'soon' | null {
  if (expiresOn === null) return null
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  if (days < 0) return 'expired'
  return days <= EXPIRES_SOON_DAYS ? 'soon' : null
}

/** Stands where a file is for the whole care team. */
const WHOLE_TEAM = 'team'

/** Who may open a file, as one word to compare: the ids in order. Null is the whole care team. */
export const writeReaders = (readers: readonly string[] | null) =>
  readers === null ? WHOLE_TEAM : readers.toSorted().join()

/** The same, read again. */
export const readReaders = (word: string) =>
  word === WHOLE_TEAM ? null : word.split(',').filter(id => id !== '')
