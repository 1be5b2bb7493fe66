/** How an invitation stands with whoever sent it, of whichever record, and what can be done about it. */
import { expect, test } from 'vitest'
import { expectToastWith, ok, press, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import { InvitationStatus } from './invitation-status.tsx'

const id = '0199b0b0-0000-7000-8000-000000000001'
const email = 'noor.haddad@example.org'
const invitation = {
  id,
  email,
  sentAt: '2026-01-05T11:00:00Z',
  expiresAt: '2026-01-19T11:00:00Z',
}

test.each(['case_manager', 'specialist', 'patient'] as const)(
  'of a %s: open and run out it says until when, and is sent again; else it is made',
  async kind => {
    const record = { kind, id, name: 'Noor Haddad' }
    const status = (state: 'open' | 'expired' | 'withdrawn' | 'declined' | undefined) => (
      <InvitationStatus
        hat={kind === 'patient' ? 'staff' : 'administrator'}
        record={record}
        invitation={state ? { ...invitation, state } : null}
      />
    )
    const { sent, bodies } = show(
      <>
        {status('open')}
        {status('expired')}
        {status('withdrawn')}
        {status('declined')}
        {status(undefined)}
      </>,
      '/here',
      {
        'POST /sent-invitations/{id}/send': ok({ ...invitation, state: 'open' }),
        'POST /sent-invitations': ok({ ...invitation, state: 'open' }),
      },
    )
    expect(screen.getByText('Invited Mon, Jan 5, open until Mon, Jan 19')).toBeTruthy()
    expect(screen.getByText('Invitation ran out Mon, Jan 19')).toBeTruthy()
    expect(screen.getByText('Said no to the invitation')).toBeTruthy()
    const again = screen.getAllByRole('button', { name: `Send the invitation to ${email} again` })
    expect(again).toHaveLength(2)
    again.at(-1)?.click()
    await expectToastWith('The invitation is on its way. It is good for 14 days.')
    const invite = screen.getAllByRole('button', { name: /Noor Haddad/ })
    expect(invite).toHaveLength(3)
    await press(/Noor Haddad/, invite[0]?.parentElement ?? undefined)
    await waitFor(() => expect(sent).toEqual([`POST /sent-invitations/${id}/send`, 'POST /sent-invitations']))
    expect(bodies.at(-1)).toEqual({ kind, recordId: id })
  },
)
