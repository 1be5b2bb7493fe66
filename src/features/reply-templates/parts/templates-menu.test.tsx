/** Two places to write on one page, each with its templates: which of them the key t is for. */
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { fireEvent, ok, screen, show, waitFor } from '../../../../test/component-screen.tsx'
import TemplatesMenu from './templates-menu.tsx'

function Place({ name }: { name: string }) {
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <section>
      <textarea
        ref={field}
        aria-label={name}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <TemplatesMenu words={words} field={field} onWords={setWords} />
      <button type="button">{`Sign ${name}`}</button>
    </section>
  )
}

const said = (name: string) => (screen.getByLabelText(name) as HTMLTextAreaElement).value

async function fillByKey(): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 't' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Hello' }))
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
}

test('it is for the conversation, which stands first, and for the note where one is with it', async () => {
  show(
    <>
      <Place name="Conversation" />
      <Place name="Note" />
    </>,
    '/here',
    { 'GET /reply-templates': ok([{ name: 'Hello', language: 'en', body: 'Hello there', isOwn: true }]) },
  )
  // What one has written in takes no keys.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Templates' })).toHaveLength(2))
  await fillByKey()
  expect([said('Conversation'), said('Note')]).toEqual(['Hello there', ''])
  screen.getByRole('button', { name: 'Sign Note' }).focus()
  await fillByKey()
  expect([said('Conversation'), said('Note')]).toEqual(['Hello there', 'Hello there'])
})
