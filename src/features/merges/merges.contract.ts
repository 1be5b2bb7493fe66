/** Two records of one person: looked at side by side, merged, taken back; and what that asks of the people themselves. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { mergeableDetails } from './merges.rules.ts'

/** One of the two records, as an administrator compares them. */
const sideOfMerge = z.object({
  id: z.uuid(),
  name: z.string(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  preferredName: z.string().nullable(),
  pronouns: z.string().nullable(),
  /** YYYY-MM-DD. */
  birthDate: z.string().nullable(),
  caseNumber: z.string(),
  interpreterLanguage: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(['en', 'es']),
  status: z.enum(['active', 'inactive']),
  hasAccount: z.boolean(),
  /** Who is on its care team today, by name. */
  team: z.array(z.string()),
  createdAt: z.string(),
})
export type SideOfMerge = z.infer<typeof sideOfMerge>

const tableCount = z.object({ name: z.string(), count: z.number() })

const said = z.enum(['yes', 'no'])
const merge = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'merged', 'undone']),
  patientId: z.uuid(),
  patientName: z.string(),
  goneId: z.uuid(),
  goneName: z.string(),
  /** Both records have an account: each says first whether the other is theirs too. */
  hasTwoAccounts: z.boolean(),
  stayingAccountSaid: said.nullable(),
  goingAccountSaid: said.nullable(),
  isFromInvitation: z.boolean(),
  mergedAt: z.string().nullable(),
  mergedByName: z.string().nullable(),
  undoUntil: z.string().nullable(),
  undoneAt: z.string().nullable(),
  mayUndo: z.boolean(),
})
export type Merge = z.infer<typeof merge>

const mergePreview = z.object({
  staying: sideOfMerge,
  going: sideOfMerge,
  /** By table: how many rows come along, and how many of these both records have. */
  tables: z.array(
    z.object({
      name: z.string(),
      rule: z.enum(['moves', 'folds', 'ends']),
      moving: z.number(),
      twins: z.number(),
    }),
  ),
})
export type MergePreview = z.infer<typeof mergePreview>

export const mergesContract = {
  preview: procedure
    .route({
      method: 'GET',
      path: '/patients/{id}/merge-preview',
      tags: ['Merges'],
      summary: 'Two records side by side, and what merging them would do',
    })
    .input(z.object({ id: z.uuid(), otherId: z.uuid() }))
    .output(mergePreview),
  merge: procedure
    .route({
      method: 'POST',
      path: '/patients/{id}/merges',
      tags: ['Merges'],
      summary: 'Merge another record into this one; where both have an account, ask them first',
    })
    .input(
      z.object({
        id: z.uuid(),
        /** Chosen by the browser, so that sending again is harmless. */
        mergeId: z.uuid(),
        goingId: z.uuid(),
        /** What the record that stays takes from the other one in place of its own. */
        taken: z.array(z.enum(mergeableDetails)).max(mergeableDetails.length),
      }),
    )
    .output(z.object({ isMerged: z.boolean() })),
  ofPatient: procedure
    .route({
      method: 'GET',
      path: '/patients/{id}/merges',
      tags: ['Merges'],
      summary: 'The merges of a record, the newest first',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.array(merge)),
  /** Before Undo: what came since, and stays. After it: what stayed, and what somebody had changed. */
  since: procedure
    .route({
      method: 'GET',
      path: '/merges/{id}/since',
      tags: ['Merges'],
      summary: 'What came to a merged record since, by table',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ came: z.array(tableCount), changed: z.array(tableCount) })),
  undo: procedure
    .route({ method: 'POST', path: '/merges/{id}/undo', tags: ['Merges'], summary: 'Take a merge back' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ patientId: z.uuid(), goneId: z.uuid(), goneName: z.string() })),
  refuse: procedure
    .route({
      method: 'POST',
      path: '/merges/{id}/refuse',
      tags: ['Merges'],
      summary: 'Say that two records are two people',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  /** Where a record went that one cared for until it was merged; nulls where it was not. */
  whither: procedure
    .route({
      method: 'GET',
      path: '/patients/{id}/merged-into',
      tags: ['Merges'],
      summary: 'Which record stands for one that was merged',
    })
    .input(z.object({ id: z.uuid() }))
    .output(
      z.object({
        mergedAt: z.string().nullable(),
        intoId: z.uuid().nullable(),
        intoName: z.string().nullable(),
      }),
    ),
  questions: procedure
    .route({ method: 'GET', path: '/portal/merges', tags: ['Portal'], summary: 'What a merge asks of me' })
    .output(
      z.array(
        z.object({
          id: z.uuid(),
          question: z.enum(['same_person', 'private_words']),
          /** When the patient left their private words closed. They are not asked again, but may still take them over. */
          declinedAt: z.string().nullable(),
        }),
      ),
    ),
  answer: procedure
    .route({
      method: 'POST',
      path: '/portal/merges/{id}/answer',
      tags: ['Portal'],
      summary: 'Say whether two records are both mine',
    })
    .input(z.object({ id: z.uuid(), said }))
    .output(z.object({ id: z.uuid() })),
  acceptPrivateWords: procedure
    .route({
      method: 'POST',
      path: '/portal/merges/{id}/private-words',
      tags: ['Portal'],
      summary: 'Bring my notebook and private check-ins from my other record',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  declinePrivateWords: procedure
    .route({
      method: 'POST',
      path: '/portal/merges/{id}/private-words/decline',
      tags: ['Portal'],
      summary: 'Leave my notebook and private check-ins of my other record closed',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
}
