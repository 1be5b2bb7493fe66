/** Earlier addresses and numbers of a record: whoever is not to be called is not called at a former number. */
import { expect, test } from 'vitest'
import { screen, show } from '../../../../../test/component-screen.tsx'
import { FormerContacts } from './identity.tsx'

const formerContacts = [
  { value: '555-0101', endedAt: '2026-01-02T12:00:00Z' },
  { value: 'old@example.org', endedAt: '2026-01-02T12:00:00Z' },
]
const contact = {
  mayEmail: true,
  mayText: true,
  mayLeaveMessage: true,
  fromHour: 0,
  untilHour: 24,
  words: '',
}

test('a former number is said', () => {
  show(
    <FormerContacts patient={{ formerContacts, phone: null, contact: { ...contact, mayCall: true } }} />,
    '/',
  )
  expect(screen.getByText(/555-0101, until/)).toBeTruthy()
})

test('"Do not call" takes the place of a former number as well, and of no address', () => {
  show(
    <FormerContacts patient={{ formerContacts, phone: null, contact: { ...contact, mayCall: false } }} />,
    '/',
  )
  expect(screen.queryByText(/555-0101/)).toBeNull()
  expect(screen.getByText(/A phone number, until .*Do not call/)).toBeTruthy()
  expect(screen.getByText(/old@example.org/)).toBeTruthy()
})
