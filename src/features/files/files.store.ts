/**
 * What is being uploaded from this page. It goes on while one moves about in Handrail; a cut line is waited for, and the piece at
 * which it was cut is sent again.
 */
import { useSyncExternalStore } from 'react'
import type { StaffHat } from '#platform/api/staff-hat.client.ts'
import { showToast } from '#ui/toast.ts'
import { askFilesAgain } from './files.queries.ts'
import type { FileKind, Refusal } from './files.rules.ts'
import { filesText as text } from './files.text.ts'
import { giveUp, refusalOf, sendFile, sizeProblem, stayingFor } from './uploads/uploads.queries.ts'

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
  await stayingFor(async () => {
    for (const { file, id } of begun) {
      // It may have been cancelled while it waited.
      if (uploads.some(upload => upload.id === id)) await upload(started, id, file)
    }
  })
}

/** Lets go of an upload: what has arrived of it is removed. */
export function cancelUpload(hat: StaffHat, id: string): void {
  giveUps.get(id)?.()
  set(uploads.filter(upload => upload.id !== id))
  giveUp(hat, id)
}

async function upload(started: Started, id: string, file: File): Promise<void> {
  const problem = sizeProblem(file)
  if (problem) return change(id, { state: 'failed', refusal: problem })
  const control = new AbortController()
  giveUps.set(id, () => control.abort())
  change(id, { state: 'sending' })
  try {
    const onChange = (changes: Partial<Upload>) => change(id, changes)
    await sendFile({ ...started, id, file, signal: control.signal, onChange })
    set(uploads.filter(upload => upload.id !== id))
    showToast({ kind: 'success', ...text.toasts.uploaded })
    await askFilesAgain(started.hat)
  } catch (error) {
    if (control.signal.aborted) return
    const refusal = refusalOf(error)
    change(id, { state: 'failed', ...(refusal ? { refusal } : {}) })
    showToast({ kind: 'failure', ...text.toasts.failed })
  } finally {
    giveUps.delete(id)
  }
}
