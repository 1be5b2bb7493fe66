/** What the care team says: to the patient, to staff, on other days, and when something is empty, closed or out of reach. */
import { describe, expect, it } from 'vitest'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import {
  expectToast,
  field,
  fireEvent,
  problem,
  type Shown,
  screen,
  show,
  waitFor,
} from '../../../test/component-screen.tsx'
import type { TeamMember } from './care-team.contract.ts'
import { OwnReaders } from './history/parts/own-readers.tsx'
import { CareTeamCard } from './parts/care-team-card.tsx'
import { ConversationReaders } from './parts/conversation-readers.tsx'

const patientId = crypto.randomUUID()
/** Noon of New York, on the 3rd of March. */
const noon = '2037-03-03T17:00:00Z'
const ok = (body: unknown) => ({ status: 200, body })

const member = (of: Partial<TeamMember>): TeamMember => ({
  id: crypto.randomUUID(),
  memberId: crypto.randomUUID(),
  name: 'Dana Whitfield',
  kind: 'case_manager',
  role: 'case_manager',
  startsAt: noon,
  isFromBefore: false,
  endsAt: null,
  coversFor: null,
  coverId: null,
  answers: 'case_manager',
  reason: null,
  isRunning: true,
  isYou: false,
  ...of,
})
const dana = member({ isFromBefore: true })
const priya = member({ name: 'Priya Raman', kind: 'specialist', role: 'specialist', answers: 'specialist' })
const marcus = member({ name: 'Marcus Oyelaran', role: 'co_worker', reason: 'Speaks Spanish' })
const covering = member({
  name: 'Leo Hartmann',
  role: 'cover',
  coversFor: 'Dana Whitfield',
  coverId: crypto.randomUUID(),
  // The first moment after the 5th in New York.
  endsAt: '2037-03-06T05:00:00Z',
})

const said = (line: Element) => line.textContent
const lines = () => screen.getAllByRole('listitem').map(said)
const timeZone = 'America/New_York'

describe('a patient', () => {
  const shown = (members: TeamMember[], administrators = ['Ruth Adeyemi', 'Ada Brook']): Shown =>
    show(<OwnReaders />, '/#readers', { 'GET /portal/care-team': ok({ members, administrators, timeZone }) })

  it('reads who can open their record, since when and until when on the clock of the record, and never why', async () => {
    shown([dana, priya, { ...marcus, reason: null }, covering])
    await screen.findByText('Dana Whitfield')
    expect(lines()).toEqual([
      'Dana WhitfieldYour case manager · since before Tue, Mar 3, 2037',
      'Priya RamanYour support specialist · since Tue, Mar 3, 2037',
      'Marcus OyelaranAlso on your care team · since Tue, Mar 3, 2037',
      'Leo HartmannCovers for Dana Whitfield · since Tue, Mar 3, 2037 · until Thu, Mar 5, 2037',
    ])
    expect(screen.getByText('Ruth Adeyemi, Ada Brook')).toBeTruthy()
  })

  it('reads that nobody is there yet, and that the administrators still are', async () => {
    shown([])
    expect(await screen.findByText(/Nobody is on your care team yet/)).toBeTruthy()
    expect(screen.getByText('Ruth Adeyemi, Ada Brook')).toBeTruthy()
  })

  it('can try again where it could not be asked', async () => {
    const page = show(<OwnReaders />, '/#readers', { 'GET /portal/care-team': problem(404, 'NOT_FOUND') })
    const again = await screen.findByRole('button', { name: 'Try again' })
    page.answer('GET /portal/care-team', ok({ members: [dana], administrators: [], timeZone }))
    fireEvent.click(again)
    expect(await screen.findByText('Dana Whitfield')).toBeTruthy()
  })
})

describe('staff', () => {
  const path = 'GET /patients/{patientId}/care-team'
  const colleagues = [
    { id: marcus.memberId, name: 'Marcus Oyelaran', kind: 'case_manager' },
    { id: crypto.randomUUID(), name: 'Zoe Adler', kind: 'specialist' },
  ]
  const shown = (members: TeamMember[], mayChange = true, hat: 'staff' | 'administrator' = 'staff') => {
    return show(
      <StaffHatContext value={hat}>
        <CareTeamCard patientId={patientId} name="Maria" />
      </StaffHatContext>,
      '/',
      {
        'GET /session': ok({ person: { id: crypto.randomUUID() } }),
        [path]: ok({ members, mayChange, timeZone }),
        'GET /care-team/colleagues': ok(colleagues),
        'POST /patients/{patientId}/co-workers/{id}/end': ok({ id: marcus.id }),
      },
    )
  }

  it('who may change it end co-workers and covers of this patient, and add', async () => {
    const ofCaseload = { ...covering, id: crypto.randomUUID(), name: 'Ann Other', coverId: null }
    shown([{ ...dana, isYou: true }, marcus, covering, ofCaseload])
    await screen.findByText('Dana Whitfield (you)')
    expect(screen.getByText('Why: Speaks Spanish')).toBeTruthy()
    expect(
      screen.getAllByRole('button').map(each => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual([
      'End: Marcus Oyelaran is a co-worker',
      'End: Leo Hartmann covers for Dana Whitfield',
      'Add a co-worker',
    ])
  })

  it('who may not, and everybody once the case is closed, see it without buttons', async () => {
    shown([dana, { ...marcus, reason: null }, covering], false)
    await screen.findByText('Marcus Oyelaran')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryByText('Who could open this record on another day')).toBeNull()
  })

  it('administrators also ask about other days', async () => {
    shown([], true, 'administrator')
    expect(await screen.findByText('Nobody works with this patient yet.')).toBeTruthy()
    expect(screen.getByText('Who could open this record on another day')).toBeTruthy()
  })

  it('read that a cover has not begun, and that there is no case manager', async () => {
    // Staff read their own device's clock.
    const [startsAt, endsAt] = [4, 6].map(day => new Date(2037, 2, day).toISOString())
    shown([{ ...covering, isRunning: false, startsAt: startsAt ?? '', endsAt: endsAt ?? '' }])
    expect(await screen.findByText('Not begun')).toBeTruthy()
    expect(screen.getByText('No case manager yet.')).toBeTruthy()
    expect(lines()[0]).toContain('from Wed, Mar 4, 2037 · until Thu, Mar 5, 2037')
  })

  it('are asked before a co-worker is ended', async () => {
    const page = shown([dana, marcus])
    fireEvent.click(await screen.findByRole('button', { name: 'End: Marcus Oyelaran is a co-worker' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sent).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'End: Marcus Oyelaran is a co-worker' }))
    fireEvent.click(await screen.findByRole('button', { name: 'End now' }))
    await expectToast('Ended', 'Marcus Oyelaran can no longer open this record.')
    expect(page.sent).toEqual([`POST /patients/${patientId}/co-workers/${marcus.id}/end`])
  })

  it('read at each field what is missing, and nothing is sent', async () => {
    const page = shown([dana])
    fireEvent.click(await screen.findByRole('button', { name: 'Add a co-worker' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add co-worker' }).disabled).toBe(false),
    )
    for (const [day, said] of [
      ['2020-01-01', 'Choose today or a later day.'],
      ['2028-01-06', 'Choose a day within two years. You can add them again when it ends.'],
    ] as const) {
      fireEvent.change(field('lastDay'), { target: { value: day } })
      fireEvent.click(screen.getByRole('button', { name: 'Add co-worker' }))
      for (const message of ['Choose a colleague.', 'Say why, in a few words.', said])
        expect(await screen.findByText(message)).toBeTruthy()
    }
    expect(page.sent).toEqual([])
  })

  it('who look for somebody who is on the team read that they are, and as what', async () => {
    shown([dana, priya])
    fireEvent.click(await screen.findByRole('button', { name: 'Add a co-worker' }))
    const field = await screen.findByRole('combobox', { name: 'Co-worker' })
    for (const [words, said] of [
      ['priya', 'Priya Raman, support specialistOn this care team already: support specialist'],
      ['whitfield', 'Dana Whitfield, case managerOn this care team already: case manager'],
    ] as const) {
      fireEvent.change(field, { target: { value: words } })
      expect(screen.getAllByRole('option').map(each => each.textContent)).toEqual([said])
    }
    fireEvent.change(field, { target: { value: 'marcus' } })
    fireEvent.click(screen.getByRole('option'))
    expect((field as HTMLInputElement).value).toBe('Marcus Oyelaran, case manager')
  })

  it('are told where nobody is left to add', async () => {
    shown([dana, marcus, member({ name: 'Zoe Adler', memberId: colleagues[1]?.id ?? '', role: 'co_worker' })])
    fireEvent.click(await screen.findByRole('button', { name: 'Add a co-worker' }))
    expect(await screen.findByText(/^Everybody who works here is on this care team already/)).toBeTruthy()
    // No field that has nothing to choose.
    expect(screen.queryAllByRole('combobox')).toEqual([])
  })
})

describe('who else reads a conversation', () => {
  const open = (
    hat: 'patient' | 'staff',
    participantType: 'case_manager' | 'specialist' | 'private',
    members: TeamMember[] = [],
  ) => {
    show(<ConversationReaders hat={hat} conversation={{ patientId, participantType }} />, '/', {
      'GET /portal/care-team': ok({ members, administrators: ['Ruth Adeyemi'], timeZone }),
      'GET /patients/{patientId}/care-team': ok({ members, mayChange: false, timeZone }),
    })
    const details = document.querySelector('details')
    if (details) {
      details.open = true
      fireEvent(details, new Event('toggle'))
    }
    return details
  }

  it('is for the patient those beside the one it is with, and the administrators', async () => {
    open('patient', 'case_manager', [dana, priya, marcus, covering])
    expect(await screen.findByText('Marcus Oyelaran')).toBeTruthy()
    expect(lines()).toEqual([
      'Marcus Oyelaran · Also on your care team',
      'Leo Hartmann · Covers for Dana Whitfield · until Thu, Mar 5, 2037',
    ])
    expect(screen.getByText(/^Administrators can read it too/)).toBeTruthy()
  })

  it('is nobody of the team in the specialist’s, which co-workers do not read', async () => {
    open('patient', 'specialist', [
      dana,
      priya,
      marcus,
      member({ ...marcus, kind: 'specialist', answers: null }),
    ])
    expect(await screen.findByText('Nobody else on your care team reads it.')).toBeTruthy()
  })

  it('is for staff everybody but themselves', async () => {
    open('staff', 'case_manager', [
      dana,
      priya,
      { ...marcus, isYou: true },
      { ...covering, isRunning: false },
    ])
    expect(await screen.findByText('Dana Whitfield')).toBeTruthy()
    expect(lines()).toEqual(['Dana Whitfield · Case manager'])
  })

  it('is not asked in the notebook: nobody reads it', () => {
    expect(open('patient', 'private')).toBeNull()
  })
})
