import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { expectToast, fireEvent, screen, show, waitFor } from '../../test/component-screen.tsx'
import { useForm } from './form.ts'
import { readingOnDemand } from './reading-on-demand.ts'

const contract = z.object({ name: z.string().min(2, 'short') })

function Name({ load, onReady }: { load: () => Promise<typeof contract>; onReady: (data: unknown) => void }) {
  const [reading] = useState(() => readingOnDemand(load))
  const form = useForm({
    initial: { name: '' },
    bring: reading.fetch,
    read: reading.read,
    words: { short: 'Too short' },
    onReady,
  })
  return (
    <form {...form.props} aria-label="name">
      <input aria-label="Name" {...form.field('name')} />
      {form.problemAt('name')}
    </form>
  )
}
const save = () => fireEvent.submit(screen.getByRole('form'))
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })

test('a form waits for the contract that reads it and sends once, and says what is wrong', async () => {
  const onReady = vi.fn()
  show(<Name load={async () => contract} onReady={onReady} />, '/')
  type('Ada')
  save()
  save()
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce())
  expect(onReady.mock.calls[0]?.[0]).toEqual({ name: 'Ada' })
  type('A')
  save()
  expect(await screen.findByText('Too short')).toBeTruthy()
})

test('the contract is asked for once something is changed, and not before', () => {
  const load = vi.fn(async () => contract)
  show(<Name load={load} onReady={() => {}} />, '/')
  expect(load).not.toHaveBeenCalled()
  type('Ada')
  expect(load).toHaveBeenCalledOnce()
})

test('where the contract can not be had that is said, and the next press asks again', async () => {
  const onReady = vi.fn()
  const noLine = new Error('no line')
  const load = vi
    .fn(async () => contract)
    .mockRejectedValueOnce(noLine)
    .mockRejectedValueOnce(noLine)
  show(<Name load={load} onReady={onReady} />, '/')
  type('Ada')
  save()
  await expectToast('This did not load', 'Nothing was lost. Check your connection, then try again.')
  save()
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce())
})
