/** The last contact stands in the head of a record, in the caseload and beside a conversation: whoever shows it hears what makes one. */
import { expect, test } from 'vitest'
import { staffRefreshes, type Topic } from '#platform/live/live.gen.ts'

test.each<Topic>(['messages', 'notes', 'appointments'])(
  'a change of %s reaches every place that says the last contact',
  topic => {
    const heard = staffRefreshes[topic] ?? []
    for (const place of ['patient-records', 'caseload', 'beside'])
      expect(heard.map(query => query.split('.')[0])).toContain(place)
  },
)
