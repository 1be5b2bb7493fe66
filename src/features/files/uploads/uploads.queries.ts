/** How a browser sends a file: begun, piece by piece, finished; where the line is cut, it is waited for, and goes on at that piece. */
import { PRESENCE_COOKIE } from '#features/auth/auth.rules.ts'
import { fieldProblems } from '#lib/form-reading.ts'
import { apiFor, problemCode } from '#platform/api/api.client.ts'
import { apiRoutes } from '#platform/api/api-routes.gen.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { lineBack, sendBytes } from '#platform/api/upload.client.ts'
import type { filesContract } from '../files.contract.ts'
import { type FileKind, MOST_BYTES, PIECE_BYTES, type Refusal } from '../files.rules.ts'

const api = apiFor<typeof filesContract>('files', apiRoutes.filesContract)

interface Sending {
  hat: StaffHat | 'patient'
  /** Chosen by the browser, so that sending again is harmless. */
  id: string
  patientId: string
  /** The task that asks a patient for it. */
  taskId?: string
  kind?: FileKind
  file: File
  signal: AbortSignal
  onChange: (changes: { percent?: number; state?: 'sending' | 'waiting' }) => void
}

/** What can be said of a file before anything of it is sent. */
export function sizeProblem({ size }: File): Refusal | undefined {
  if (size === 0) return 'empty'
  return size > MOST_BYTES ? 'tooLarge' : undefined
}

/** Why it is not taken, where the server says so. */
export const refusalOf = (error: unknown) =>
  problemCode(error) === 'PAYMENT_REQUIRED'
    ? ('premium' as const)
    : (fieldProblems(error)[0]?.message as Refusal | undefined)

/** Lets go of what has arrived of an upload. */
export function giveUp(hat: Sending['hat'], id: string): void {
  api[hat].cancel.call({ id }).catch(() => {})
}

/** Whether nobody answered, so that the same is asked again once the line is back. */
const isCutOff = (error: unknown) => {
  const status = (error as { status?: number }).status ?? (error as Error).cause
  return typeof status !== 'number' || status >= 500
}

let onTheirWay = 0

/** In the browser's own words. Whoever leaves in a hurry, or whose session is over, is not held: nobody is signed in then. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (document.cookie.split('; ').includes(`${PRESENCE_COOKIE}=1`)) event.preventDefault()
}

/** Sends what would be lost with the page: while it is on its way, closing or reloading the page asks first. */
export async function stayingFor<T>(sending: () => Promise<T>): Promise<T> {
  if (onTheirWay++ === 0) window.addEventListener('beforeunload', askBeforeLeaving)
  try {
    return await sending()
  } finally {
    if (--onTheirWay === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
  }
}

/** Rejects where it is refused, and on `signal`. */
export const sendFile = (file: Sending): Promise<void> => stayingFor(() => sendPieces(file))

async function sendPieces({ hat, file, signal, onChange, ...about }: Sending): Promise<void> {
  const { id, patientId, taskId = null } = about
  const again = async <T>(step: () => Promise<T>): Promise<T> => {
    for (let failures = 1; ; failures++) {
      try {
        return await step()
      } catch (error) {
        if (signal.aborted || !isCutOff(error)) throw error
        onChange({ state: 'waiting' })
        await lineBack(failures, signal)
        onChange({ state: 'sending' })
      }
    }
  }
  await again(() => api[hat].begin.call({ id, patientId, taskId }))
  const pieces = Math.ceil(file.size / PIECE_BYTES)
  for (let number = 0; number < pieces; number++) {
    const piece = file.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
    await again(() => sendBytes(`/case-files/${hat}/${id}/pieces/${number}`, piece, 1, signal))
    onChange({ percent: Math.floor(((number + 1) / pieces) * 100) })
  }
  await again(() => api[hat].finish.call({ ...about, taskId, name: file.name, pieces }))
}
