/** A tag for many at once: whom it changed, who had it already, who was left out by name, and the way back. */
import { expect, test } from 'vitest'
import { choose, expectToast, fireEvent, ok, screen, show, within } from '../../../test/component-screen.tsx'
import { TagMany } from './parts/tag-many.tsx'

const people = ['Ana', 'Ben', 'Cleo', 'Dia'].map((name, place) => ({
  id: `0199b0b0-0000-7000-8000-00000000000${place}`,
  name,
}))
const [ana, ben, cleo] = people.map(({ id }) => id)
const housing = { id: '0199b0b0-0000-7000-8000-0000000000aa', name: 'Housing' }

async function opened(tags: object[]) {
  const shown = show(<TagMany people={people} onDone={() => {}} />, '/case-manager/patients', {
    'GET /session': ok({ person: null }),
    'GET /tags': ok(tags),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Tag' }))
  return { shown, dialog: within(await screen.findByRole('dialog', { name: 'A tag for 4 patients' })) }
}

test('it is put on, says who was left out, and Undo takes it off whom it changed alone', async () => {
  const { shown, dialog } = await opened([housing])
  expect(((await dialog.findByRole('button', { name: 'Put it on' })) as HTMLButtonElement).disabled).toBe(
    true,
  )
  await choose('Tag', 'Housing')
  shown.answer('POST /tags/{id}/patients', ok({ patientIds: [ana, ben], had: [cleo] }))
  shown.answer('POST /tags/{id}/patients/take-off', ok({ patientIds: [ana] }))
  fireEvent.click(dialog.getByRole('button', { name: 'Put it on' }))
  await expectToast(
    '“Housing” put on 2 patients',
    '1 had it already. Left as they are, for they have 20 tags or are not yours now: Dia',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expectToast('“Housing” taken off 1 patient', '1 did not have it.')
})

test('where there is no tag yet, it says how to make the first one', async () => {
  const { dialog } = await opened([])
  await dialog.findByText('No tags yet')
  expect(dialog.queryByRole('button', { name: 'Put it on' })).toBeNull()
})

test('it is taken off all of them', async () => {
  const { shown, dialog } = await opened([housing])
  await choose('Tag', 'Housing')
  shown.answer('POST /tags/{id}/patients/take-off', ok({ patientIds: people.map(({ id }) => id) }))
  fireEvent.click(dialog.getByRole('button', { name: 'Take it off' }))
  await expectToast('“Housing” taken off 4 patients', 'Only staff see it.')
})
