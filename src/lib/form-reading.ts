/** What a schema says about a form, field by field. */
interface Issue {
  path: PropertyKey[]
  message: string
}

interface Schema<T> {
  safeParse(values: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } }
}

/** A form that may be sent, or the key of what is wrong at each field (the first problem of a field wins). */
export type FormReading<T> =
  | { data: T; problems?: undefined }
  | { data?: undefined; problems: Record<string, string> }

/** Reads a form by its contract, so that the browser and the server ask for the same. */
export function readForm<T>(schema: Schema<T>, values: unknown): FormReading<T> {
  const reading = schema.safeParse(values)
  if (reading.success) return { data: reading.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of reading.error.issues) problems[path.map(String).join('.')] ??= message
  return { problems }
}

/** The words for a problem's key; a key without words (a message of the library) shows the first of them. */
export function problemWords(words: Record<string, string>, key: string | undefined): string | undefined {
  if (key === undefined) return undefined
  return words[key] ?? Object.values(words)[0]
}
