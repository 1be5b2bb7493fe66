/** A patient's own files: nothing where there are none, all of them found where there are many, and a failure that is said. */
import { expect, test } from 'vitest'
import { ok, press, problem, screen, show, type, waitFor } from '../../../../test/component-screen.tsx'
import { OwnFiles } from '../parts/own-files.tsx'

const page = (next: string | null, ...names: string[]) =>
  ok({
    files: names.map(name => ({ id: crypto.randomUUID(), name })),
    next,
  })
const after = '11111111-1111-4111-8111-1111111111112026-01-05 10:00:00+00'

test('where there is none, nothing stands there', async () => {
  show(<OwnFiles />, '/', { 'GET /my-files': page(null) })
  await waitFor(() => expect(screen.queryByText('Files for you')).toBeNull())
})

test('a few stand there without anything to find them by', async () => {
  show(<OwnFiles />, '/', { 'GET /my-files': page(null, 'Lease.txt') })
  await screen.findByRole('link', { name: 'Lease.txt' })
  expect(screen.queryByLabelText('Find a file by its name')).toBeNull()
})

test('of many, more come when they are asked for, and one is found by its name', async () => {
  const shown = show(<OwnFiles />, '/', {
    'GET /my-files': page(after, 'Lease.txt'),
    'GET /my-files?find=clinic': page(null, 'Letter of the clinic.txt'),
    'GET /my-files?find=nothing': page(null),
  })
  await screen.findByRole('link', { name: 'Lease.txt' })
  type('Find a file by its name', 'clinic')
  await screen.findByRole('link', { name: 'Letter of the clinic.txt' })
  type('Find a file by its name', 'nothing')
  await screen.findByText('No file has these words in its name.')
  type('Find a file by its name', '')
  await screen.findByRole('link', { name: 'Lease.txt' })
  shown.answer('GET /my-files', page(null, 'Older.txt'))
  await press('Show more files')
  await screen.findByRole('link', { name: 'Older.txt' })
})

test('a list that could not be loaded says so', async () => {
  show(<OwnFiles />, '/', { 'GET /my-files': problem(500, 'INTERNAL_SERVER_ERROR') })
  await screen.findByText('Your files could not be loaded. Nothing was lost.')
})
