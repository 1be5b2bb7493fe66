/** Whether a record may be somebody's who is there already: before it is created, and for administrators afterwards. */
import { z } from 'zod'
import { asName } from '#lib/one-line.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { likenessReasons } from './likeness.rules.ts'

const reasons = z.array(z.enum(likenessReasons))

/** What is known of somebody who is about to be created. */
const typedFacts = z.object({
  name: z.string().overwrite(asName).trim().min(1).max(100),
  birthDate: z.iso.date().nullable().default(null),
  email: z.string().trim().max(255).nullable().default(null),
  phone: z.string().trim().max(20).nullable().default(null),
})
export type TypedFacts = z.input<typeof typedFacts>

const likePatient = z.object({
  id: z.uuid(),
  name: z.string(),
  preferredName: z.string().nullable(),
  birthDate: z.string().nullable(),
  caseNumber: z.string(),
  reasons,
})
export type LikePatient = z.infer<typeof likePatient>

export const foundBy = z.enum(['email', 'phone', 'name'])
export type FoundBy = z.infer<typeof foundBy>

/** A request to be added to the care team of a record that one may not see. */
const request = z.object({
  id: z.uuid(),
  typedName: z.string(),
  foundBy,
  words: z.string(),
  requestedAt: z.string(),
  askedByName: z.string(),
  /** The record that stands for it today. */
  patientId: z.uuid(),
  patientName: z.string(),
  patientBirthDate: z.string().nullable(),
  caseManagerName: z.string().nullable(),
})
export type LikenessRequest = z.infer<typeof request>

const answeredRequest = z.object({
  id: z.uuid(),
  typedName: z.string(),
  requestedAt: z.string(),
  decision: z.enum(['added', 'declined']).nullable(),
  answer: z.string(),
})
export type OwnRequest = z.infer<typeof answeredRequest>

const sideOfPair = z.object({
  id: z.uuid(),
  name: z.string(),
  birthDate: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  caseNumber: z.string(),
  caseManagerName: z.string().nullable(),
  createdAt: z.string(),
})
const pair = z.object({
  one: sideOfPair,
  other: sideOfPair,
  reasons,
  /** An accepted invitation, or a claim, met a record with content: a merge waits for an answer. */
  isAskedFor: z.boolean(),
})
export type AlikePair = z.infer<typeof pair>

/** The messages are keys of `likenessText.problems`. */
export const wordsOfRequest = z.object({
  words: z.string().trim().min(1, 'wordsMissing').max(500, 'wordsLong'),
})

const tags = ['Likeness']
const one = z.object({ id: z.uuid() })

export const likenessContract = {
  alike: procedure
    .route({
      method: 'POST',
      path: '/likeness/alike',
      tags,
      summary: 'Which of my patients are like this one',
    })
    .input(typedFacts)
    .output(z.array(likePatient)),
  alikeInOrganization: procedure
    .route({
      method: 'POST',
      path: '/likeness/alike-in-organization',
      tags,
      summary: 'Which patients of the organization are like this one',
    })
    .input(typedFacts)
    .output(z.array(likePatient)),
  /** Yes or no about those whom one may not see; counted, and each yes is recorded. */
  ask: procedure
    .route({
      method: 'POST',
      path: '/likeness/checks',
      tags,
      summary: 'Whether a colleague’s patient is like this one',
    })
    .input(typedFacts.extend(one.shape))
    .output(z.object({ foundBy: z.array(foundBy) })),
  request: procedure
    .route({
      method: 'POST',
      path: '/likeness/checks/{id}/request',
      tags,
      summary: 'Ask administrators to add me to the care team of a record like this one',
    })
    .input(wordsOfRequest.extend(one.shape))
    .output(one),
  ownRequests: procedure
    .route({
      method: 'GET',
      path: '/likeness/own-requests',
      tags,
      summary: 'What I asked for, and what was answered',
    })
    .output(z.array(answeredRequest)),
  putAway: procedure
    .route({ method: 'POST', path: '/likeness/own-requests/{id}/read', tags, summary: 'Put an answer away' })
    .input(one)
    .output(one),
  requests: procedure
    .route({
      method: 'GET',
      path: '/likeness/requests',
      tags,
      summary: 'Who asks to be added to a care team',
    })
    .output(z.array(request)),
  answer: procedure
    .route({
      method: 'POST',
      path: '/likeness/requests/{id}/answer',
      tags,
      summary: 'Add the one who asks to the care team, or decline',
    })
    .input(
      wordsOfRequest.extend({
        id: z.uuid(),
        decision: z.enum(['added', 'declined']),
        /** Of the membership, chosen by the browser, so that sending again is harmless. */
        membershipId: z.uuid(),
      }),
    )
    .output(one),
  pairs: procedure
    .route({ method: 'GET', path: '/likeness/pairs', tags, summary: 'Records that may be one person’s' })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }))
    .output(z.object({ pairs: z.array(pair), hasMore: z.boolean() })),
  dismiss: procedure
    .route({
      method: 'POST',
      path: '/likeness/pairs/dismiss',
      tags,
      summary: 'Say that two records are two people’s',
    })
    .input(wordsOfRequest.extend({ patientId: z.uuid(), otherId: z.uuid() }))
    .output(z.object({ patientId: z.uuid(), otherId: z.uuid() })),
}
