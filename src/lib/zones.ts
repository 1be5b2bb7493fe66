import { type Language, pageLanguage } from './language.ts'

/** "Mountain Time (Denver)" for `America/Denver`; a zone that this device does not know is called as it is written. */
export function nameZone(timeZone: string, language: Language = pageLanguage): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
    const name = parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${city})`
  } catch {
    return timeZone
  }
}
