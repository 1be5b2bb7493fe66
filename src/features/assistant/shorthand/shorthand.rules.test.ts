import { describe, expect, test } from 'vitest'
import { shorthandIn, writeOut } from './shorthand.rules.ts'

describe('what staff write for short', () => {
  test.each([
    ['F/u w/ landlord re: appl', 'en', 'follow up with landlord about application'],
    ['Appt w/clinic ASAP', 'en', 'appointment with clinic as soon as possible'],
    ['Go w/o the car b/c of the tx', 'en', 'Go without the car because of the treatment'],
    ['Appt w/ dentista', 'es', 'cita con dentista'],
    ['Bring pay stubs', 'en', 'Bring pay stubs'],
    ['Read and/or write the application', 'en', 'Read and/or write the application'],
  ] as const)('%s (%s)', (short, language, whole) => {
    expect(writeOut(short, language)).toBe(whole)
  })

  test('is named where nothing tells what it stands for', () => {
    expect(shorthandIn('Pt c/o pain, LVM')).toEqual(['Pt', 'c/o', 'LVM'])
    expect(shorthandIn('Ask the pharmacy about the bill')).toEqual([])
  })
})
