/** The facts of a patient's own record, as answers to a form may change them: in the very way in which they change them themselves. */
import { MutationObserver, type MutationObserverOptions, mutationOptions } from '@tanstack/react-query'
import { ownRecord, saveOwnRecord } from '#features/patients/patients.queries.ts'
import { changeContact, ownChoices } from '#features/preferences/preferences.queries.ts'
import { queryClient } from '#platform/api/query-client.ts'
import type { RecordFact } from '../questions/questions.rules.ts'
import type { FactChange } from './record-facts.rules.ts'

/** The facts as they stand in the record at this moment; one that is not known is empty. */
export async function factsOfRecord(): Promise<Record<RecordFact, string>> {
  const [record, { contact }] = await Promise.all([
    queryClient.fetchQuery({ ...ownRecord, staleTime: 0 }),
    queryClient.fetchQuery({ ...ownChoices, staleTime: 0 }),
  ])
  return {
    preferredName: record.preferredName ?? '',
    pronouns: record.pronouns ?? '',
    interpreterLanguage: record.interpreterLanguage ?? '',
    birthDate: record.birthDate ?? '',
    phone: record.phone ?? '',
    contact: contact.words,
  }
}

/** Does what the person would do themselves on their profile; what comes of it is said where they confirmed it, not in a toast. */
const change = <Data, Values>(options: MutationObserverOptions<Data, Error, Values>, values: Values) =>
  new MutationObserver(queryClient, { ...options, meta: {} }).mutate(values)

/** Writes what was confirmed, saying what was seen there; what somebody else wrote meanwhile is refused (CONFLICT). */
async function write(changes: readonly FactChange[]): Promise<void> {
  const contact = changes.find(({ fact }) => fact === 'contact')
  const others = changes.filter(({ fact }) => fact !== 'contact')
  if (others.length > 0)
    await change(saveOwnRecord, {
      ...Object.fromEntries(others.map(({ fact, becomes }) => [fact, becomes])),
      seen: Object.fromEntries(others.map(({ fact, now }) => [fact, now])),
    })
  if (!contact) return
  const choices = await queryClient.fetchQuery(ownChoices)
  const seen = { ...choices.contact, words: contact.now }
  await change(changeContact, { ...choices.contact, words: contact.becomes, seen })
}

/** Puts confirmed answers into the record. */
export const putInRecord = mutationOptions({
  mutationKey: ['patient', 'forms', 'put-in-record'],
  mutationFn: write,
})
