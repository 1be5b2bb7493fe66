/** Where one is signed in, one's password and language. Messages are keys of `sessionsText.problems`. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'

/** A new password for whoever knows the old one. */
export const passwordChange = z
  .object({
    currentPassword: z.string().min(1, 'passwordMissing').max(100, 'passwordWrong'),
    newPassword: z.string().min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword: z.string().max(200, 'passwordsDiffer'),
  })
  .refine(form => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  })

const ownSession = z.object({
  id: z.uuid(),
  /** What the browser calls itself; `describeDevice` reads it. */
  userAgent: z.string(),
  begunAt: z.string(),
  /** Within an hour. */
  lastUsedAt: z.string(),
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const sessionsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/account/sessions',
      tags: ['Account'],
      summary: 'Where I am signed in, this device first',
    })
    .output(z.array(ownSession)),
  end: procedure
    .route({
      method: 'DELETE',
      path: '/account/sessions/{id}',
      tags: ['Account'],
      summary: 'Sign out there',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  endOthers: procedure
    .route({
      method: 'POST',
      path: '/account/sessions/end-others',
      tags: ['Account'],
      summary: 'Sign out everywhere else',
    })
    .output(z.object({ ended: z.number() })),
  changePassword: procedure
    .route({
      method: 'PUT',
      path: '/account/password',
      tags: ['Account'],
      summary: 'Change my password; my other sessions end',
    })
    .input(passwordChange)
    .output(z.object({ signedIn: z.boolean() })),
  chooseLanguage: procedure
    .route({
      method: 'PUT',
      path: '/account/language',
      tags: ['Account'],
      summary: 'The language of my mails and screens',
    })
    .input(z.object({ language: z.enum(['en', 'es']) }))
    .output(z.object({ language: z.enum(['en', 'es']) })),
}
