/**
 * What is being uploaded from this page. It goes on while one moves about in Handrail; a cut line is waited for, and the piece at
 * which it was cut is sent again.
 */
import { useSyncExternalStore } from 'react'
import { fieldProblems } from '#lib/form-reading.ts'
import { problemCode } from '#platform/api/api.client.ts'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { lineBack, sendBytes } from '#platform/api/upload.client.ts'
import { showToast } from '#ui/toast.ts'
import { askFilesAgain, uploadCalls } from './files.queries.ts'
import { type FileKind, MOST_BYTES, PIECE_BYTES, type Refusal } from './files.rules.ts'
import { filesText as text } from './files.text.ts'

export interface Upload {
  id: string
  patientId: string
  name: string
  percent: number
  /** `queued`: others travel first; `waiting`: for the line to come back. */
  state: 'queued' | 'sending' | 'waiting' | 'failed'
  /** Why it is not taken, where that is known. */
  refusal?: Refusal | 'premium'
}

interface Started {
  hat: StaffHat
  patientId: string
  kind: FileKind
}

let uploads: readonly Upload[] = []
const listeners = new Set<() => void>()
const giveUps = new Map<string, () => void>()

function set(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}
const change = (id: string, changes: Partial<Upload>) =>
  set(uploads.map(upload => (upload.id === id ? { ...upload, ...changes } : upload)))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The uploads of this page, those for one patient where one is named. */
export function useUploads(patientId?: string): readonly Upload[] {
  const all = useSyncExternalStore(
    subscribe,
    () => uploads,
    () => uploads,
  )
  return patientId === undefined ? all : all.filter(upload => upload.patientId === patientId)
}

/** Begins to send each file, one after another. */
export async function uploadFiles(started: Started, files: readonly File[]): Promise<void> {
  const begun = files.map(file => ({ file, id: crypto.randomUUID() }))
  set([
    ...uploads,
    ...begun.map(
      ({ file, id }): Upload => ({
        id,
        patientId: started.patientId,
        name: file.name,
        percent: 0,
        state: 'queued',
      }),
    ),
  ])
  for (const { file, id } of begun) {
    // It may have been cancelled while it waited for its turn.
    if (uploads.some(upload => upload.id === id)) await upload(started, id, file)
  }
}

/** Lets go of an upload: what has arrived of it is removed. */
export function cancelUpload(hat: StaffHat, id: string): void {
  giveUps.get(id)?.()
  set(uploads.filter(upload => upload.id !== id))
  void uploadCalls(hat)
    .cancel.call({ id })
    .catch(() => {})
}

async function upload(started: Started, id: string, file: File): Promise<void> {
  if (file.size > MOST_BYTES) return change(id, { state: 'failed', refusal: 'tooLarge' })
  if (file.size === 0) return change(id, { state: 'failed', refusal: 'empty' })
  const control = new AbortController()
  giveUps.set(id, () => control.abort())
  change(id, { state: 'sending' })
  try {
    await send(started, id, file, control.signal)
    set(uploads.filter(upload => upload.id !== id))
    showToast({ kind: 'success', ...text.toasts.uploaded })
    await askFilesAgain(started.hat)
  } catch (error) {
    if (control.signal.aborted) return
    const refusal =
      problemCode(error) === 'PAYMENT_REQUIRED' ? 'premium' : (fieldProblems(error)[0]?.message as Refusal)
    change(id, { state: 'failed', ...(refusal ? { refusal } : {}) })
    showToast({ kind: 'failure', ...text.toasts.failed })
  } finally {
    giveUps.delete(id)
  }
}

/** Whether nobody answered, so that the same is asked again once the line is back. */
const isCutOff = (error: unknown) => {
  const status = (error as { status?: number }).status ?? (error as Error).cause
  return typeof status !== 'number' || status >= 500
}

async function send(
  { hat, patientId, kind }: Started,
  id: string,
  file: File,
  signal: AbortSignal,
): Promise<void> {
  const calls = uploadCalls(hat)
  const again = async <T>(step: () => Promise<T>): Promise<T> => {
    for (let failures = 1; ; failures++) {
      try {
        return await step()
      } catch (error) {
        if (signal.aborted || !isCutOff(error)) throw error
        change(id, { state: 'waiting' })
        await lineBack(failures, signal)
        change(id, { state: 'sending' })
      }
    }
  }
  await again(() => calls.begin.call({ id, patientId }))
  const pieces = Math.ceil(file.size / PIECE_BYTES)
  for (let number = 0; number < pieces; number++) {
    const piece = file.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
    await again(() => sendBytes(`/case-files/${hat}/${id}/pieces/${number}`, piece, 1, signal))
    change(id, { percent: Math.floor(((number + 1) / pieces) * 100) })
  }
  await again(() => calls.finish.call({ id, patientId, name: file.name, kind, pieces }))
}
