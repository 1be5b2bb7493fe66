/** The facts of a patient's record as staff keep them; a change names what it was made from, so that none is lost unseen. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure } from '#platform/api/api.contract.ts'

const EARLIEST_BIRTH = '1880-01-01'

const written = (most: number, problem: string) => z.string().overwrite(asName).trim().max(most, problem)

/** Whether it is a day that has been; wherever on earth it is asked, nobody is born tomorrow. */
const isBirthDate = (day: string) =>
  z.iso.date().safeParse(day).success &&
  day >= EARLIEST_BIRTH &&
  day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** A day as YYYY-MM-DD, or nothing. */
export const birthDate = z
  .string()
  .max(10, 'birthDateUnreadable')
  .refine(day => day === '' || isBirthDate(day), 'birthDateUnreadable')

/** Every fact as it stands in a form: what is not known is empty. The messages are keys of `patientFactsText.problems`. */
export const patientFacts = z.object({
  name: z.string().overwrite(asName).trim().min(1, 'nameMissing').max(100, 'nameLong'),
  givenName: written(100, 'partLong'),
  familyName: written(100, 'partLong'),
  preferredName: written(100, 'partLong'),
  pronouns: written(40, 'pronounsLong'),
  birthDate,
  language: z.enum(['en', 'es']),
  interpreterLanguage: written(60, 'interpreterLong'),
  /** Only of a patient without an account: whoever has one says and proves it themselves. */
  email: z
    .string()
    .trim()
    .max(255, 'emailLong')
    .pipe(z.union([z.literal(''), z.email('emailInvalid')], 'emailInvalid')),
  phone: z.string().trim().max(20, 'phoneLong'),
})
export type PatientFacts = z.infer<typeof patientFacts>
export type PatientFact = keyof PatientFacts

/** Facts as they stand in the record, whatever rules hold for what is written anew. */
const stands = z.string().max(255)
const asTheyStand = z
  .object({
    name: stands,
    givenName: stands,
    familyName: stands,
    preferredName: stands,
    pronouns: stands,
    birthDate: stands,
    language: stands,
    interpreterLanguage: stands,
    email: stands,
    phone: stands,
  } satisfies Record<PatientFact, typeof stands>)
  .partial()

export const patientFactsContract = {
  /** Writes nothing where a fact is no longer what the change was made from, and says what it is now. */
  change: procedure
    .route({
      method: 'PATCH',
      path: '/patients/{id}/facts',
      tags: ['Patients'],
      summary: 'Change facts of a patient’s record',
    })
    .input(
      z.object({
        id: z.uuid(),
        changes: patientFacts.partial(),
        /** What stood there when the change was begun, by fact. */
        seen: asTheyStand,
      }),
    )
    .output(z.object({ id: z.uuid(), name: z.string(), unseen: asTheyStand.nullable() })),
}
