/** Proving an address by mail: a code while signing up, a new password, one's own address. Messages as in auth. */
import { z } from 'zod'
import { procedure } from '#platform/api/api.contract.ts'
import { CODE_DIGITS } from './verification.rules.ts'

const language = z.enum(['en', 'es']).default('en')
const email = z.string().trim().max(255, 'emailLong').pipe(z.email('emailInvalid'))
const link = z.string().min(10).max(100)

/** What signing up sends along once a code was mailed: which proof it is of, and the code. */
export const codeProof = {
  proof: z.uuid().optional(),
  code: z
    .string()
    .max(CODE_DIGITS, 'mailCodeShape')
    .regex(/^\d{6}$/, 'mailCodeShape')
    .optional(),
}

/** Whether somebody is signed in now, or where a code went first. The same for known and unknown addresses. */
export const signedUp = z.object({
  signedIn: z.boolean(),
  codeSentTo: z.string().optional(),
  proof: z.uuid().optional(),
})

export const forgottenPassword = z.object({ email, language })

export const newPassword = z
  .object({
    link,
    password: z.string().min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword: z.string().max(200, 'passwordsDiffer'),
  })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  })

const tags = ['Session']

export const verificationContract = {
  forgetPassword: procedure
    .route({
      method: 'POST',
      path: '/forgotten-password',
      tags,
      summary: 'Have a link for a new password mailed',
    })
    .input(forgottenPassword)
    .output(z.object({ sentTo: z.string() })),
  newPasswordLink: procedure
    .route({ method: 'GET', path: '/new-password/{link}', tags, summary: 'Whose new password a link is for' })
    .input(z.object({ link }))
    .output(z.object({ email: z.string(), userType: z.enum(['patient', 'staff']) })),
  chooseNewPassword: procedure
    .route({ method: 'POST', path: '/new-password/{link}', tags, summary: 'Choose a new password' })
    .input(newPassword)
    .output(z.object({ userType: z.enum(['patient', 'staff']) })),
  ownAddress: procedure
    .route({ method: 'GET', path: '/own-address', tags, summary: 'My address, and whether it is confirmed' })
    .output(z.object({ email: z.string(), isVerified: z.boolean() })),
  sendVerification: procedure
    .route({
      method: 'POST',
      path: '/own-address/verification',
      tags,
      summary: 'Have a link that confirms my address mailed to it',
    })
    .output(z.object({ isSent: z.boolean() })),
  verificationLink: procedure
    .route({ method: 'GET', path: '/verify-email/{link}', tags, summary: 'Which address a link confirms' })
    .input(z.object({ link }))
    .output(z.object({ email: z.string(), isMine: z.boolean() })),
  confirmAddress: procedure
    .route({ method: 'POST', path: '/verify-email/{link}', tags, summary: 'Confirm my address' })
    .input(z.object({ link }))
    .output(z.object({ isVerified: z.boolean() })),
}
