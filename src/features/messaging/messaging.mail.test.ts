/** What a patient's mail says word for word: whoever looks over a shoulder learns that something waits, and nothing else. */
import { expect, test } from 'vitest'
import { composeUnread } from './messaging.mail.ts'

test('the mail about unread messages is as discreet in English as in Spanish', () => {
  expect(composeUnread('en')).toEqual({
    subject: 'You have a new message',
    body: 'Hello,\n\nA message is waiting for you. Sign in to read it when it suits you.',
  })
  expect(composeUnread('es').subject).toBe('Tiene un mensaje nuevo')
})
