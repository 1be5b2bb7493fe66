/** A change that is heard while an answer is on its way: that answer may be older, so it is asked for again. */
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { refreshesOf, useChanges } from './live.client.ts'
import { patientRefreshes } from './live.gen.ts'

/** Each time it is asked, the way to answer. */
const asked: ((forms: string) => void)[] = []

function Forms() {
  useChanges('patient', patientRefreshes)
  const { data } = useQuery({
    queryKey: [['patient', 'forms', 'patient', 'ownForms']],
    queryFn: () => new Promise<string>(answer => asked.push(answer)),
  })
  return <p>{data ?? 'waiting'}</p>
}

/** Another tab of this browser keeps the stream, and passes on what it hears. */
async function hearFromOtherTab(...topics: string[]) {
  const [other, here] = [1, 2].map(() => new BroadcastChannel('handrail-live-patient')) as [
    BroadcastChannel,
    BroadcastChannel,
  ]
  let left = topics.length
  await new Promise<void>(resolve => {
    here.onmessage = () => {
      left--
      if (left === 0) resolve()
    }
    for (const topic of topics) other.postMessage({ kind: 'change', topic, patient: null })
  })
  other.close()
  here.close()
}

it('asks again for a first answer that a change overtook, once for however many changes', async () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'locks')
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => {}) },
  })
  onTestFinished(() => {
    cleanup()
    queryClient.clear()
    if (before) Object.defineProperty(navigator, 'locks', before)
    else Reflect.deleteProperty(navigator, 'locks')
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Forms />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(asked).toHaveLength(1))
  await hearFromOtherTab('forms', 'forms', 'goals')
  asked[0]?.('no form yet')
  await waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.('Your health')
  await screen.findByText('Your health')
  expect(asked).toHaveLength(2)

  // An answer that replaces an older one is given up for a newer question.
  await hearFromOtherTab('forms')
  await waitFor(() => expect(asked).toHaveLength(3))
  await hearFromOtherTab('forms')
  await waitFor(() => expect(asked).toHaveLength(4))
  asked[2]?.('Your health')
  asked[3]?.('Your health, done')
  await screen.findByText('Your health, done')
  expect(asked).toHaveLength(4)
})

it('of a hat’s changes, those that ask again what one noun has asked, by its name, a procedure of it or everything', () => {
  const all = { files: ['files', 'notes.list'], cover: ['*'], tasks: ['tasks'], notes: ['beside', 'notes'] }
  expect(refreshesOf('notes', all)).toEqual({ files: ['notes'], cover: ['notes'], notes: ['notes'] })
})
