import { describe, expect, it } from 'vitest'
import { classifyNeeds } from '#features/assistant/assistant.rules.ts'
import { copilotDemoText as spanish } from './copilot-demo.text.es.ts'
import { copilotDemoText as english } from './copilot-demo.text.ts'

const inOrder = ['housing', 'medication', 'work']

describe.each([
  ['en', english],
  ['es', spanish],
] as const)('the example of the home page (%s)', (language, { writing, draft }) => {
  it('hears in Maya’s words what the built-in guide really hears', () => {
    expect(classifyNeeds(writing.words, language)).toEqual(inOrder)
  })

  it('marks words that she wrote, and each is heard as the need beside it', () => {
    for (const [position, { words }] of draft.heard.entries()) {
      expect(writing.words).toContain(words)
      expect(classifyNeeds(words, language)).toEqual([inOrder[position]])
    }
  })
})
