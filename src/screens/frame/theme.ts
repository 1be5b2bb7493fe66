/** What a person chose for the colours: their device's setting, or one of the two for good. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark']

const storageKey = 'handrail_theme'

/**
 * Runs in the head before the first paint, so that no page flashes in the other theme. It must stay this
 * small, and the same on every page: the security policy allows it by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const listeners = new Set<() => void>()

/** The choice on this device. */
export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Changes the colours at once and stores the choice on this device, where that is allowed. */
export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever the choice changes. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
