/** Tags on patients: an organization's own labels, which only staff see. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'
import { LONGEST_NAME } from './tags.rules.ts'

const tag = z.object({ id: z.uuid(), name: z.string() })
export type Tag = z.infer<typeof tag>

const name = z
  .string()
  .max(1000, 'nameLong')
  .transform(words => asName(words).trim().replace(/\s+/g, ' '))
  .pipe(z.string().min(1, 'nameMissing').max(LONGEST_NAME, 'nameLong'))

/** The messages are keys of `tagsText.problems`. */
const newTag = z.object({
  patientId: z.uuid(),
  /** For the tag, if there is none of that name yet. Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  name,
})

/** Another name for a tag, with the one that stood there when the change was begun. */
export const tagName = z.object({ id: z.uuid(), name, seen: seenFields({ name: LONGEST_NAME }) })

const many = z.object({ id: z.uuid(), patientIds: z.array(z.uuid()).min(1).max(500) })
/** Those of them with whom something changed. */
const changedPatients = z.object({ patientIds: z.array(z.uuid()) })

const merged = z.object({ id: z.uuid(), name: z.string(), intoName: z.string() })
export type Merged = z.infer<typeof merged>

export const tagsContract = {
  list: procedure
    .route({ method: 'GET', path: '/tags', tags: ['Tags'], summary: 'The tags of the organization, by name' })
    .output(z.array(tag)),
  ofPatient: procedure
    .route({
      method: 'GET',
      path: '/patients/{patientId}/tags',
      tags: ['Tags'],
      summary: 'The tags of a patient, by name',
    })
    .input(z.object({ patientId: z.uuid() }))
    .output(
      z.object({
        tags: z.array(tag),
        /** Whether whoever asks may put tags on and take them off. */
        mayChange: z.boolean(),
      }),
    ),
  putOn: procedure
    .route({
      method: 'POST',
      path: '/patients/{patientId}/tags',
      tags: ['Tags'],
      summary: 'Put a tag on a patient, a new one where none has that name',
    })
    .input(newTag)
    .output(tag),
  takeOff: procedure
    .route({
      method: 'DELETE',
      path: '/patients/{patientId}/tags/{id}',
      tags: ['Tags'],
      summary: 'Take a tag off a patient',
    })
    .input(z.object({ patientId: z.uuid(), id: z.uuid() }))
    .output(tag.extend({ patientId: z.uuid() })),
  /** Who has as many as a patient may have, or may not be asked about, is passed over; `had` are those who had it already. */
  putOnMany: procedure
    .route({
      method: 'POST',
      path: '/tags/{id}/patients',
      tags: ['Tags'],
      summary: 'Put a tag on many patients',
    })
    .input(many)
    .output(changedPatients.extend({ had: z.array(z.uuid()) })),
  takeOffMany: procedure
    .route({
      method: 'POST',
      path: '/tags/{id}/patients/take-off',
      tags: ['Tags'],
      summary: 'Take a tag off many patients',
    })
    .input(many)
    .output(changedPatients),
  use: procedure
    .route({
      method: 'GET',
      path: '/tags/{id}/use',
      tags: ['Tags'],
      summary: 'How many patients have a tag, and how many of them another one too',
    })
    .input(z.object({ id: z.uuid(), otherId: z.uuid().optional() }))
    .output(z.object({ patients: z.number(), withOther: z.number() })),
  rename: procedure
    .route({ method: 'PUT', path: '/tags/{id}', tags: ['Tags'], summary: 'Give a tag another name' })
    .input(tagName)
    .output(tag),
  merge: procedure
    .route({
      method: 'POST',
      path: '/tags/{id}/merge',
      tags: ['Tags'],
      summary: 'Let another tag take the place of this one on every patient',
    })
    .input(z.object({ id: z.uuid(), intoId: z.uuid() }))
    .output(merged),
  undoMerge: procedure
    .route({
      method: 'POST',
      path: '/tags/{id}/undo-merge',
      tags: ['Tags'],
      summary: 'Give a merged tag back to the patients who had it',
    })
    .input(z.object({ id: z.uuid() }))
    .output(tag),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/tags/{id}',
      tags: ['Tags'],
      summary: 'Delete a tag, and take it off every patient',
    })
    .input(z.object({ id: z.uuid() }))
    .output(tag),
}
