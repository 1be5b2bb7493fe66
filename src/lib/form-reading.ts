/** What a schema says about a form, field by field. */
interface Issue {
  path: PropertyKey[]
  message: string
}

export interface Schema<T> {
  safeParse(values: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } }
}

/** The key of what is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>

/** A form that may be sent, or the key of what is wrong at each field (the first problem of a field wins). */
export type FormReading<T> = { data: T; problems?: undefined } | { data?: undefined; problems: Problems }

/** Reads a form by its contract, so that the browser and the server ask for the same. */
export function readForm<T>(schema: Schema<T>, values: unknown): FormReading<T> {
  const reading = schema.safeParse(values)
  if (reading.success) return { data: reading.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of reading.error.issues) problems[path.map(String).join('.')] ??= message
  return { problems }
}

/** The reading together with what only the screen can find wrong, which goes before what the contract says of a field. */
export function withProblems<T>(reading: FormReading<T>, found: Problems): FormReading<T> {
  return Object.keys(found).length === 0 ? reading : { problems: { ...reading.problems, ...found } }
}

/**
 * The words for a problem's key. A key without words of its own (a message of the library) shows those called `other`, or
 * the first of them.
 */
export function problemWords(
  words: Readonly<Record<string, string>>,
  key: string | undefined,
): string | undefined {
  if (key === undefined) return undefined
  return words[key] ?? words.other ?? Object.values(words)[0]
}

/** What a refused request says is wrong, field by field; nothing where it names no field. */
export function fieldProblems(failure: unknown): readonly { field: string; message: string }[] {
  const { data } = (failure ?? {}) as { data?: { fields?: unknown } | null }
  return Array.isArray(data?.fields) ? data.fields : []
}

/** The same by the name of the field, the first problem of each. */
export function refusedFields(failure: unknown): Problems {
  return Object.fromEntries(
    fieldProblems(failure)
      .toReversed()
      .map(({ field, message }) => [field, message]),
  )
}

/** What stands in the fields that somebody else changed meanwhile, where a request was refused because of them. */
export function storedNow(failure: unknown): Readonly<Record<string, unknown>> | undefined {
  const { data } = (failure ?? {}) as { data?: { stored?: Readonly<Record<string, unknown>> } | null }
  return data?.stored
}
