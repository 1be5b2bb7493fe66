// What a device is called in the list of one's sessions. Browsers describe themselves in a long line full of each other's
// names; the words a person knows ("Chrome on Windows") are read from it. What is not known is not guessed.

export type SystemKey =
  | 'iphone'
  | 'ipad'
  | 'androidPhone'
  | 'androidTablet'
  | 'chromebook'
  | 'windows'
  | 'mac'
  | 'linux'

/** The first that fits counts: nearly every browser calls itself Chrome and Safari as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]

/** An iPhone says Mac as well, and an Android phone Linux: those come first. */
const systems: readonly [RegExp, SystemKey][] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b.*\bMobile\b/, 'androidPhone'],
  [/\bAndroid\b/, 'androidTablet'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

/** The browser and the kind of device behind a user agent, each undefined where it says nothing that we know. */
export function describeDevice(userAgent: string): {
  browser: string | undefined
  system: SystemKey | undefined
} {
  return {
    browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1],
    system: systems.find(([pattern]) => pattern.test(userAgent))?.[1],
  }
}

/** Whether the device is one that is held in the hand. */
export function isHandheld(system: SystemKey | undefined): boolean {
  return system !== undefined && ['iphone', 'ipad', 'androidPhone', 'androidTablet'].includes(system)
}
