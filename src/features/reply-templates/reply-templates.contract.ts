/** Templates for messages and notes: one's own, and the organization's. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'
import { TEMPLATE_LENGTH, TEMPLATE_NAME_LENGTH } from './reply-templates.rules.ts'

const language = z.enum(['en', 'es'])

const template = z.object({
  id: z.uuid(),
  name: z.string(),
  body: z.string(),
  language,
  /** Otherwise it is the organization's. */
  isOwn: z.boolean(),
})
export type ReplyTemplate = z.infer<typeof template>

/** The messages are keys of `replyTemplatesText.problems`. */
const words = z.object({
  id: z.uuid(),
  name: z
    .string()
    .max(1000, 'nameLong')
    .overwrite(asName)
    .trim()
    .min(1, 'nameMissing')
    .max(TEMPLATE_NAME_LENGTH, 'nameLong'),
  body: z.string().trim().min(1, 'bodyMissing').max(TEMPLATE_LENGTH, 'bodyLong'),
  language,
})

export const newTemplate = words.extend({
  /** For all of the organization: an administrator's alone. */
  isShared: z.boolean().default(false),
})

/** Other words, with what stood there when the change was begun. */
export const changedTemplate = words.extend({
  seen: seenFields({ name: TEMPLATE_NAME_LENGTH, body: TEMPLATE_LENGTH, language: 2 }),
})

const tags = ['Templates']

export const replyTemplatesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/reply-templates',
      tags,
      summary: 'One’s own templates and the organization’s',
    })
    .output(z.array(template)),
  add: procedure
    .route({
      method: 'POST',
      path: '/reply-templates',
      tags,
      summary: 'Keep words as a template',
      successStatus: 201,
    })
    .input(newTemplate)
    .output(template),
  change: procedure
    .route({ method: 'PUT', path: '/reply-templates/{id}', tags, summary: 'Change the words of a template' })
    .input(changedTemplate)
    .output(template),
  /** Removing twice is harmless. */
  remove: procedure
    .route({ method: 'DELETE', path: '/reply-templates/{id}', tags, summary: 'Remove a template' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
}
