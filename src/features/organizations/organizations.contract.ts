/** The organization itself, as its administrator sees it. */
import { z } from 'zod'
import { isTimeZone } from '#features/auth/auth.rules.ts'
import { asName } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'

/** What may write: a language model beside the guide, the guide alone, or nothing (decision 31). */
export const engineRules = ['models', 'guide', 'none'] as const
export type EngineRule = (typeof engineRules)[number]

const engineRule = z.enum(engineRules)

/** What may write for the organization, and for each role in it: of the two, the stricter counts. */
const engineChoice = z.object({
  engines: engineRule,
  patients: engineRule,
  caseManagers: engineRule,
  administrators: engineRule,
})
export type EngineChoice = z.infer<typeof engineChoice>

const secondFactorRule = z.object({ isRequired: z.boolean() })

/** The messages are keys of `organizationsText.problems`. */
export const organizationName = z.object({
  name: z.string().overwrite(asName).trim().min(1, 'nameMissing').max(150, 'nameLong'),
})

/** Another name, with the one that stood there when the change was begun. */
export const newOrganizationName = organizationName.extend({ seen: seenFields({ name: 150 }) })

/** The messages are keys of `organizationsText.problems`. */
export const organizationSettings = organizationName.extend({
  /** The word in the address of the patients' sign-up. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'slugShape')
    .max(60, 'slugShape')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slugShape'),
  timeZone: z.string().max(60).refine(isTimeZone, 'timeZoneUnknown'),
  /** After how many minutes in which somebody does nothing their session ends; null for never. */
  idleMinutes: z.number().int().min(5).max(480).nullable(),
})
export type OrganizationSettings = z.infer<typeof organizationSettings>

/** Other settings, as many as are to change, with those that stood there when the change was begun. */
export const newOrganizationSettings = organizationSettings.partial().extend({
  seen: z
    .object({
      ...seenFields({ name: 150, slug: 60, timeZone: 60 }).unwrap().shape,
      idleMinutes: organizationSettings.shape.idleMinutes.optional(),
    })
    .default({}),
})

const organizationOverview = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  timeZone: z.string(),
  idleMinutes: organizationSettings.shape.idleMinutes,
  /** To whom new patients without a case manager go; null where nobody is the default. */
  defaultCaseManagerId: z.uuid().nullable(),
  plan: z.enum(['trial', 'starter', 'growth', 'enterprise']),
  trialEndsAt: z.string(),
  /** How many seats the plan has, and how many are taken. */
  seats: z.number(),
  seatsTaken: z.number(),
  patients: z.number(),
  /** Active patients without a case manager or a next step, or past it: at most 10,000 of them. */
  patientsNeeding: z.number(),
  /** Those of them who have no case manager. */
  patientsUnassigned: z.number(),
  caseManagers: z.number(),
  specialists: z.number(),
  /** Whether staff need a second factor to get in. */
  requiresSecondFactor: z.boolean(),
  engineChoice,
  /** What this deployment's environment lets any organization choose. */
  serverEngines: engineRule,
  /** Whether this deployment has a language model that could be asked. */
  hasModel: z.boolean(),
  /** Members of staff, the asking administrator among them, who have none yet. */
  staffWithoutSecondFactor: z.number(),
})
export type OrganizationOverview = z.infer<typeof organizationOverview>

export const organizationsContract = {
  overview: procedure
    .route({
      method: 'GET',
      path: '/organization',
      tags: ['Organization'],
      summary: 'The organization in figures',
    })
    .output(organizationOverview),
  rename: procedure
    .route({
      method: 'PUT',
      path: '/organization/name',
      tags: ['Organization'],
      summary: 'Rename the organization',
    })
    .input(newOrganizationName)
    .output(organizationName),
  /** CONFLICT where another organization has the address. */
  settle: procedure
    .route({
      method: 'PUT',
      path: '/organization/settings',
      tags: ['Organization'],
      summary: 'Change settings of the organization: its name, its address, its rules',
    })
    .input(newOrganizationSettings)
    .output(organizationSettings),
  requireSecondFactor: procedure
    .route({
      method: 'PUT',
      path: '/organization/second-factor',
      tags: ['Organization'],
      summary: 'Say whether staff need a second factor; who asks for it must have one',
    })
    .input(secondFactorRule)
    .output(secondFactorRule),
  chooseEngines: procedure
    .route({
      method: 'PUT',
      path: '/organization/engines',
      tags: ['Organization'],
      summary: 'Say what may write for the team and each role: a language model, the guide alone, or nothing',
    })
    .input(engineChoice)
    .output(engineChoice),
}
