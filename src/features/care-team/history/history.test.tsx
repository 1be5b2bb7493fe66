/** What a patient is told of who could open their record on another day. */
import { describe, expect, it, vi } from 'vitest'
import { field, fireEvent, type Shown, screen, show, submit } from '../../../../test/component-screen.tsx'
import type { CouldOpen } from '../care-team.contract.ts'
import { OwnReaders } from './parts/own-readers.tsx'

const ok = (body: unknown) => ({ status: 200, body })

const said = (line: Element) => line.textContent
const timeZone = 'America/New_York'

describe('another day', () => {
  const person = (of: Partial<CouldOpen>): CouldOpen => ({
    name: 'Dana Whitfield',
    role: 'case_manager',
    coversFor: null,
    startsAt: '2026-03-01T17:00:00Z',
    isFromBefore: true,
    endedAt: null,
    reason: null,
    ...of,
  })
  const people = [
    person({ name: 'Ruth Adeyemi', role: 'administrator' }),
    person({
      name: 'Marcus Oyelaran',
      role: 'co_worker',
      isFromBefore: false,
      startsAt: '2026-03-03T17:00:00Z',
      endedAt: '2026-03-06T05:00:00Z',
    }),
  ]
  /** A patient asks about a day, of which the server says this. */
  async function ask(day: string, said: object = {}): Promise<Shown> {
    const page = show(<OwnReaders />, '/#readers', {
      'GET /portal/care-team': ok({ members: [], administrators: [], timeZone }),
      'GET /portal/care-team/on-day': ok({
        people,
        knownSince: '2026-03-01T17:00:00Z',
        isSinceRecordBegan: false,
        timeZone,
        ...said,
      }),
    })
    await screen.findByText('On another day')
    // These days lie before the clock that other tests share.
    vi.setSystemTime('2026-11-22T12:00:00Z')
    fireEvent.change(field('day'), { target: { value: day } })
    submit()
    return page
  }
  const ofDay = async (name: string) =>
    [...(await screen.findByRole('region', { name })).querySelectorAll('li')].map(said)

  it('names who could open the record then; what began on that very day with its hour', async () => {
    await ask('2026-03-03')
    expect(await ofDay('Who could open your record on Tue, Mar 3')).toEqual([
      'Ruth AdeyemiAdministrator · since before Sun, Mar 1',
      'Marcus OyelaranAlso on your care team · since Tue, Mar 3, 12:00 PM · until Thu, Mar 5',
    ])
  })

  it('says plainly that a day before was not kept, and names nobody', async () => {
    await ask('2026-02-28', { people: [] })
    expect(await screen.findByText('We have kept this list since Sun, Mar 1')).toBeTruthy()
    expect(screen.getByText('Nobody wrote down who could open your record before that day.')).toBeTruthy()
    expect(screen.queryByText(/Nobody could open/)).toBeNull()
  })

  it('says of a day before the record began that it had not begun', async () => {
    await ask('2026-02-28', { people: [], isSinceRecordBegan: true })
    expect(await screen.findByText('Your record here begins on Sun, Mar 1.')).toBeTruthy()
    expect(screen.queryByText(/kept this list/)).toBeNull()
  })

  it('says of the first day since when it was kept', async () => {
    await ask('2026-03-01', { people: [] })
    expect(await screen.findByText(/kept this list since Sun, Mar 1, 12:00 PM/)).toBeTruthy()
  })

  it('takes the answer away where the next day is wrong, and brings it back once that is changed', async () => {
    await ask('2026-03-03')
    await ofDay('Who could open your record on Tue, Mar 3')
    fireEvent.change(field('day'), { target: { value: '2999-01-01' } })
    submit()
    expect(await screen.findByText('Choose today or a day before today.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^Who could/ })).toBeNull()
    fireEvent.change(field('day'), { target: { value: '2026-03-03' } })
    submit()
    expect(await ofDay('Who could open your record on Tue, Mar 3')).toHaveLength(2)
  })

  it.each([
    ['2999-01-01', 'Choose today or a day before today.'],
    ['', 'Choose a day.'],
  ])('asks nothing about %o, and says what is wrong', async (day, message) => {
    await ask(day)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^Who could/ })).toBeNull()
  })
})
