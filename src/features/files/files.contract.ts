/** Case files: documents about one patient, kept by their care team. The bytes themselves go by files.http.server.ts. */
import { z } from 'zod'
import { withheld, withholding } from '#features/data-export/withholding/withholding.contract.ts'
import { asName } from '#lib/one-line.ts'
import { pageEndOf } from '#lib/page-end.ts'
import { premiumProcedure, procedure, seenFields } from '#platform/api/api.contract.ts'
import {
  fileKinds,
  LONGEST_LABELS,
  LONGEST_NAME,
  LONGEST_REASON,
  MOST_PIECES,
  plainFileName,
} from './files.rules.ts'

const id = z.object({ id: z.uuid() })
/** Whose the file is; where the patient uploads it, also the task that asks for it. */
const upload = id.extend({ patientId: z.uuid(), taskId: z.uuid().nullable().default(null) })

/** The letters of fifty ids, which is whom a file is for. */
const LONGEST_READERS = 50 * 37

/** What of a list is asked for: found by a part of the name, of one kind, with a label that begins so. The newest come first. */
export const filesQuestion = z.object({
  find: z.string().trim().max(LONGEST_NAME).default(''),
  kind: z.enum(fileKinds).optional(),
  label: z.string().trim().max(LONGEST_LABELS).default(''),
  after: pageEndOf('moment'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type FilesQuestion = z.input<typeof filesQuestion>
const pageOf = <File extends z.ZodType>(file: File) =>
  z.object({ files: z.array(file), next: z.string().nullable() })

const caseFile = z.object({
  id: z.uuid(),
  patientId: z.uuid(),
  name: z.string(),
  kind: z.enum(fileKinds),
  labels: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number(),
  createdAt: z.string(),
  /** YYYY-MM-DD. */
  expiresOn: z.string().nullable(),
  /** Whether the patient sees it in their portal. */
  isShown: z.boolean(),
  /** The members of staff for whom alone it is; null where it is for the whole care team. */
  readers: z.array(z.uuid()).nullable(),
  /** Whether the patient uploaded it, for a task that asked for it. */
  isFromPatient: z.boolean(),
  /** Why the patient's own download does not hold it; null where it does. */
  ...withheld.shape,
})
export type CaseFile = z.infer<typeof caseFile>
const fileOfCaseload = caseFile.extend({ patientName: z.string() })

const name = z
  .string()
  .max(1000, 'nameLong')
  .transform(words => asName(plainFileName(words)))
  .pipe(z.string().min(1, 'nameMissing').max(LONGEST_NAME, 'nameLong'))

/** The messages are keys of `filesText.problems`. */
const about = z.object({
  name,
  kind: z.enum(fileKinds).default('other'),
  labels: z.string().trim().max(LONGEST_LABELS, 'labelsLong').default(''),
  expiresOn: z.iso.date('dateUnreadable').nullable().default(null),
  readers: z.array(z.uuid()).max(50).nullable().default(null),
})

export const fileChange = about.extend({
  id: z.uuid(),
  /** What stood there when this was begun. */
  seen: seenFields({
    name: LONGEST_NAME,
    labels: LONGEST_LABELS,
    kind: 20,
    expiresOn: 10,
    readers: LONGEST_READERS,
  }),
})

export const fileRemoval = id.extend({
  reason: z.string().trim().min(1, 'reasonMissing').max(LONGEST_REASON, 'reasonLong'),
})

const answered = id.extend({ name: z.string() })

export const filesContract = {
  ofCaseload: procedure
    .route({ method: 'GET', path: '/files', tags: ['Files'], summary: 'The files of the caseload' })
    .input(filesQuestion)
    .output(pageOf(fileOfCaseload)),
  ofPatient: procedure
    .route({
      method: 'GET',
      path: '/patients/{patientId}/files',
      tags: ['Files'],
      summary: 'The files about a patient',
    })
    .input(filesQuestion.extend({ patientId: z.uuid() }))
    .output(pageOf(caseFile)),
  /** What a patient was shown, the newest first. */
  mine: procedure
    .route({
      method: 'GET',
      path: '/my-files',
      tags: ['Files'],
      summary: 'The files that the patient who asks was shown',
    })
    .input(filesQuestion.omit({ label: true }))
    .output(
      pageOf(
        caseFile.pick({
          id: true,
          name: true,
          kind: true,
          mediaType: true,
          sizeBytes: true,
          createdAt: true,
        }),
      ),
    ),
  /** For staff it is Premium (PAYMENT_REQUIRED); a patient is asked for it by a task. The pieces go to `/case-files/{hat}/{id}/pieces/{number}`; begun again, it goes on. */
  begin: premiumProcedure
    .route({ method: 'POST', path: '/files/uploads', tags: ['Files'], summary: 'Begin to upload a file' })
    .input(upload)
    .output(id),
  /** Makes a file of its pieces. What is in it decides: CONFLICT where pieces are missing, BAD_REQUEST for what is not taken. */
  finish: premiumProcedure
    .route({
      method: 'POST',
      path: '/files/uploads/{id}',
      tags: ['Files'],
      summary: 'Make a file of what was uploaded',
    })
    .input(about.extend({ ...upload.shape, pieces: z.number().int().min(0).max(MOST_PIECES) }))
    .output(answered),
  cancel: procedure
    .route({ method: 'DELETE', path: '/files/uploads/{id}', tags: ['Files'], summary: 'Give an upload up' })
    .input(id)
    .output(id),
  change: procedure
    .route({
      method: 'PUT',
      path: '/files/{id}',
      tags: ['Files'],
      summary: 'Change what is said about a file',
    })
    .input(fileChange)
    .output(id),
  show: procedure
    .route({
      method: 'PUT',
      path: '/files/{id}/shown',
      tags: ['Files'],
      summary: 'Show a file to the patient, or no longer',
    })
    .input(id.extend({ isShown: z.boolean() }))
    .output(id.extend({ isShown: z.boolean(), name: z.string() })),
  remove: procedure
    .route({
      method: 'POST',
      path: '/files/{id}/remove',
      tags: ['Files'],
      summary: 'Delete a file; for 30 days it can come back',
    })
    .input(fileRemoval)
    .output(answered),
  restore: procedure
    .route({
      method: 'POST',
      path: '/files/{id}/restore',
      tags: ['Files'],
      summary: 'Bring a deleted file back',
    })
    .input(id)
    .output(answered),
  /** CONFLICT where the patient sees it in their portal, or somebody withholds it already for another reason. */
  withhold: procedure
    .route({
      method: 'POST',
      path: '/files/{id}/withhold',
      tags: ['Files'],
      summary: 'Withhold a file from the patient’s own download',
    })
    .input(withholding)
    .output(answered),
  release: procedure
    .route({
      method: 'POST',
      path: '/files/{id}/release',
      tags: ['Files'],
      summary: 'Withhold a file no longer',
    })
    .input(id)
    .output(answered),
}
