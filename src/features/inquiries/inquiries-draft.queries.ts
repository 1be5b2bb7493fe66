/**
 * What was typed into the demo or the contact form and not sent: it outlives a reload, a closed tab and a cut line. It
 * stays on this device, for a day.
 */
import { DRAFT_KEPT_MS, type InquiryKind } from './inquiries.rules.ts'

/** Everything under this prefix is the person's own words: signing out and quick exit remove it (messaging-outbox). */
const keyOf = (kind: InquiryKind) => `handrail-words-inquiry-${kind}`

/** What stands in each control of a form, by the control's id: its words, or 'on' where it is ticked. */
export type Typed = Record<string, string>

interface Draft {
  typed: Typed
  typedAt: number
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a form that hold somebody's words, each with its own key. */
function controlsOf(form: HTMLFormElement): [string, Control][] {
  return [...form.elements].flatMap(element => {
    const isControl =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    if (!isControl) return []
    const key = isTicked(element) === undefined ? element.id : `${element.name}:${element.value}`
    return key ? [[key, element]] : []
  })
}

function isTicked(control: Control): boolean | undefined {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : undefined
}

/** What stands in the form now; empty controls are left out. */
export function readTyped(form: HTMLFormElement): Typed {
  const entries = controlsOf(form).flatMap(([key, control]) => {
    const words = isTicked(control) === undefined ? control.value : isTicked(control) ? 'on' : ''
    return words === '' ? [] : [[key, words] as const]
  })
  return Object.fromEntries(entries)
}

/** Keeps what stands in the form; a browser that keeps nothing still has it on the page. */
export function keepDraft(kind: InquiryKind, form: HTMLFormElement): void {
  const typed = readTyped(form)
  try {
    const draft: Draft = { typed, typedAt: Date.now() }
    if (Object.keys(typed).length === 0) localStorage.removeItem(keyOf(kind))
    else localStorage.setItem(keyOf(kind), JSON.stringify(draft))
  } catch {}
}

export function forgetDraft(kind: InquiryKind): void {
  try {
    localStorage.removeItem(keyOf(kind))
  } catch {}
}

function readDraft(kind: InquiryKind): Typed {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}') as Partial<Draft>
    const isFresh = Date.now() - (draft.typedAt ?? 0) < DRAFT_KEPT_MS
    if (!isFresh) forgetDraft(kind)
    return (isFresh && draft.typed) || {}
  } catch {
    return {}
  }
}

/** Puts back what was kept, where nothing was typed meanwhile. Says whether anything came back. */
export function restoreDraft(kind: InquiryKind, form: HTMLFormElement): boolean {
  const kept = readDraft(kind)
  let isRestored = false
  for (const [key, control] of controlsOf(form)) {
    const words = kept[key]
    if (words === undefined) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      isRestored ||= !control.checked
      control.checked = true
    } else if (control.value === '') {
      control.value = words
      isRestored = true
    }
  }
  return isRestored
}
