/** The browser's half of working offline: the service worker, and whether the line is there. */
import { useSyncExternalStore } from 'react'
import { pageLanguage } from '#lib/language.ts'

/** Lets this device keep the code of a patient's screens. Called once, from those screens. */
export function keepScreensOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that allows none (a private window) works as before, with a connection.
  navigator.serviceWorker.register(`/offline.js?screens=${pageLanguage}`, { scope: '/' }).catch(() => {})
}

/** A sign for the pages that something may be kept here: only devices with it load what opens it (offline-cache.client.ts). */
export const OWN_DEVICE_HINT = 'handrail_own_device'

/** Whether pages may be kept on this device; for free, so that every screen can ask. */
export function mayHoldCachedPages(): boolean {
  try {
    return localStorage.getItem(OWN_DEVICE_HINT) !== null
  } catch {
    return false
  }
}

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device believes to have a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}
