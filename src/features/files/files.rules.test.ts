import { expect, it } from 'vitest'
import { downloadName, expiryOf, labelsOf, plainFileName } from './files.rules.ts'

it.each([
  ['Lease.pdf', 'Lease.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\dana\\id card.png', 'id card.png'],
  ['...', ''],
  ['.htaccess', 'htaccess'],
])('%j is called %j', (given, name) => {
  expect(plainFileName(given)).toBe(name)
})

it.each([
  ['Lease.pdf', 'application/pdf', 'Lease.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.exe.pdf'],
  ['run.html', 'text/plain', 'run.html.txt'],
  ['Lease', 'image/png', 'Lease.png'],
])('%s, which is %s, is downloaded as %s', (name, kind, downloaded) => {
  expect(downloadName(name, kind)).toBe(downloaded)
})

it('labels are what stands between commas', () => {
  expect(labelsOf(' housing,, signed ,')).toEqual(['housing', 'signed'])
})

it.each([
  [null, null],
  ['2026-04-14', 'soon'],
  ['2026-04-15', null],
  ['2026-03-15', 'soon'],
  ['2026-03-14', 'expired'],
])('of a file that expires on %s it is said: %s', (expiresOn, said) => {
  expect(expiryOf(expiresOn, '2026-03-15')).toBe(said)
})
