/** The organization itself, as its administrator sees it. */
import { z } from 'zod'
import { procedure } from '#platform/api.contract.ts'

const organizationOverview = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  plan: z.string(),
  trialEndsAt: z.string(),
  patients: z.number(),
  caseManagers: z.number(),
  specialists: z.number(),
})

/** The messages are keys of `organizationsText.problems`. */
export const organizationName = z.object({
  name: z.string().trim().min(1, 'nameMissing').max(150, 'nameLong'),
})

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
    .input(organizationName)
    .output(organizationName),
}
