/** What addresses beside the API share that take a file piece by piece. */
import { RETRY_AFTER_SECONDS, toApiError, toProblem } from './api.server.ts'
import { problem } from './problem.server.ts'

/** The body, or undefined as soon as it is more than a piece may be. */
export async function readPiece(request: Request, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The answer to what was refused; a failure of ours is thrown on. */
export function refused(error: unknown): Response {
  const known = toApiError(error)
  if (known.status >= 500 && known.status !== 503) throw error
  const { status, code, title, retryAfter } = toProblem(known)
  return problem(status, code, title, retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined))
}
