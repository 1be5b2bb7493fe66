/** What a device remembers of the patients whose pages were opened on it. */
import { expect, test } from 'vitest'
import { forgetAutosaved } from '#platform/autosave/drafts.client.ts'
import { recentPatients, rememberPatient } from './patient-finder.queries.ts'

test('the last six patients are remembered for each person apart, the last one first, and go with Sign Out', () => {
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f', 'g']) rememberPatient('dana', id)
  rememberPatient('marcus', 'z')
  expect(recentPatients('dana')).toEqual(['g', 'f', 'e', 'd', 'b', 'c'])
  expect(recentPatients('marcus')).toEqual(['z'])
  forgetAutosaved()
  expect(recentPatients('dana')).toEqual([])
})
