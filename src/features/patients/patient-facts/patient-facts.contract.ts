/** The facts of a patient's record as staff keep them; a change names what it was made from, so that none is lost unseen. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'

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

/** What stood there when the change was begun, whatever rules hold for what is written anew. */
const seen = seenFields({
  name: 255,
  givenName: 255,
  familyName: 255,
  preferredName: 255,
  pronouns: 255,
  birthDate: 255,
  language: 255,
  interpreterLanguage: 255,
  email: 255,
  phone: 255,
} satisfies Record<PatientFact, number>)

export const patientFactsContract = {
  /** Writes nothing where a fact is no longer what the change was made from, and says what it is now (CONFLICT). */
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
        seen,
      }),
    )
    .output(z.object({ id: z.uuid(), name: z.string() })),
}
