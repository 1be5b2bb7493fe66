/** The organization itself, as its administrator sees it. */
import { z } from 'zod'
import { isTimeZone } from '#features/auth/auth.rules.ts'
import { asName } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'

/** What may write: a language model beside the guide, the guide alone, or nothing (decision 31). */
export const engineRules = ['models', 'guide', 'none'] as const
export type EngineRule = (typeof engineRules)[number]

/** Whether words of a language model reach patients (decision 31); `approved` is the strict profile. */
export const modelTextRules = ['never', 'allowed', 'approved'] as const

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
  /** After how many days without a word of theirs an active patient counts as not heard from. */
  silenceDays: z.number('silenceRange').int('silenceRange').min(7, 'silenceRange').max(365, 'silenceRange'),
  /** What stands before case numbers, such as RB in RB 1234 5678; empty for nothing. */
  caseNumberPrefix: z
    .string()
    .trim()
    .toUpperCase()
    .max(4, 'prefixShape')
    .regex(/^[A-Z]*$/, 'prefixShape'),
  /** On which days somebody is there, 1 for Monday, in order; and from which hour until which. Without hours somebody always is. */
  openDays: z
    .string()
    .max(7)
    .regex(/^1?2?3?4?5?6?7?$/),
  openFromHour: z.number().int().min(0).max(23).nullable(),
  openUntilHour: z.number().int().min(1).max(24).nullable(),
  /** Who is told of words of danger outside of these hours, besides those who care for the patient. */
  outOfHoursPersonId: z.uuid().nullable(),
  outOfHoursEmail: z
    .string()
    .trim()
    .max(255, 'emailLong')
    .refine(address => address === '' || z.email().safeParse(address).success, 'emailInvalid'),
  /** Whether words of a language model reach patients: never, once staff accept them, or once one named person does. */
  modelTextToPatients: z.enum(modelTextRules),
  textApproverId: z.uuid().nullable(),
  /** How often in a month a language model may be asked; null for as often as somebody wishes. */
  modelCallLimit: z
    .number('callsRange')
    .int('callsRange')
    .min(0, 'callsRange')
    .max(1_000_000, 'callsRange')
    .nullable(),
})
export type OrganizationSettings = z.infer<typeof organizationSettings>

/** Other settings, as many as are to change, with those that stood there when the change was begun. */
export const newOrganizationSettings = organizationSettings
  .partial()
  .extend({
    seen: z
      .object({
        ...organizationSettings.partial().shape,
        ...seenFields({
          name: 150,
          slug: 60,
          timeZone: 60,
          caseNumberPrefix: 4,
          openDays: 7,
          outOfHoursEmail: 255,
        }).unwrap().shape,
      })
      .default({}),
  })
  .refine(
    ({ openFromHour: from, openUntilHour: until }) =>
      from === undefined ||
      until === undefined ||
      (from === null ? until === null : until !== null && from < until),
    { path: ['openUntilHour'], message: 'hoursOrder' },
  )

const organizationOverview = z.object({
  id: z.uuid(),
  ...organizationSettings.shape,
  name: z.string(),
  slug: z.string(),
  timeZone: z.string(),
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
  people: procedure
    .route({
      method: 'GET',
      path: '/organization/people',
      tags: ['Organization'],
      summary: 'Who works here and can be named in a setting, by name',
    })
    .output(z.array(z.object({ userId: z.uuid(), name: z.string() }))),
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
