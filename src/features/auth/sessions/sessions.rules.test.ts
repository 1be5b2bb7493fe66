import { describe, expect, it } from 'vitest'
import { describeDevice, isHandheld } from './sessions.rules.ts'
import { sessionsText as spanish } from './sessions.text.es.ts'
import { sessionsText as english } from './sessions.text.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('what a device is called', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome',
      'windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0 Safari/537.36 Edg/131.0`,
      'Edge',
      'windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0 Safari/537.36 OPR/116.0`,
      'Opera',
      'windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/131.0 Safari/537.36`, 'Chrome', 'chromebook'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      'mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iphone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iphone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      'Safari',
      'ipad',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/131.0 Mobile Safari/537.36`,
      'Chrome',
      'androidPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webKit} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
      'Samsung Internet',
      'androidTablet',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox', 'androidPhone'],
    ['curl/8.5.0', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system })
  })

  it('is said in plain words, in both languages, and never guessed', () => {
    expect(english.device('Chrome', english.systems.windows)).toBe('Chrome on Windows')
    expect(spanish.device('Chrome', spanish.systems.androidPhone)).toBe('Chrome en teléfono Android')
    expect(english.device(undefined, english.systems.mac)).toBe('Mac')
    expect(english.device(undefined, undefined)).toBe('Unknown device')
  })

  it('knows what is held in the hand', () => {
    expect(isHandheld('ipad')).toBe(true)
    expect(isHandheld('mac')).toBe(false)
    expect(isHandheld(undefined)).toBe(false)
  })
})
