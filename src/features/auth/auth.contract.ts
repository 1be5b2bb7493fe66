/** Signing up, in and out; who is here. Messages are keys of `authText.problems`. */
import { z } from 'zod'
import { procedure } from '#platform/api.contract.ts'

const email = z.string().trim().pipe(z.email('emailInvalid').max(255, 'emailLong'))

/** Patient sign-up (first specification, 5). */
export const patientSignUp = z
  .object({
    fullName: z.string().trim().min(2, 'nameShort').max(100, 'nameLong'),
    email,
    phone: z.string().trim().min(10, 'phoneShort').max(20, 'phoneLong'),
    password: z.string().min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword: z.string(),
    language: z.enum(['en', 'es']).default('en'),
    timeZone: z.string().max(60).optional(),
    /** The organization of `?org={slug}`; without it the deployment's default one. */
    organization: z.string().max(60).optional(),
  })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  })

/** Administrator sign-up. The form's own limit is 6 characters as specified; the server asks for 8. */
export const administratorSignUp = z
  .object({
    fullName: z.string().trim().min(2, 'nameShort').max(100, 'nameLong'),
    email,
    password: z.string().min(6, 'passwordShortForStaff').min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword: z.string(),
    language: z.enum(['en', 'es']).default('en'),
    /** The one-time link that founds the deployment's default organization. */
    foundingLink: z.string().max(100).optional(),
  })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  })

/** Signing up on an invitation: the address is the invited one, so it is not asked again. */
export const invitedSignUp = z
  .object({
    link: z.string().min(10).max(100),
    fullName: z.string().trim().min(2, 'nameShort').max(100, 'nameLong'),
    password: z.string().min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword: z.string(),
    language: z.enum(['en', 'es']).default('en'),
  })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  })

export const signInForm = z.object({
  email,
  password: z.string().min(1, 'passwordMissing').max(100, 'passwordLong'),
})

/** The form of administrators and staff says more before it asks; the server takes both forms alike. */
export const administratorSignIn = signInForm.extend({
  password: z.string().min(6, 'passwordShortForStaff').max(100, 'passwordLong'),
})

const hatName = z.enum(['administrator', 'case_manager', 'specialist', 'patient'])

/** Who is here, for the frame: the person, their hats, and what the deployment shows. */
export const session = z.object({
  person: z
    .object({ id: z.uuid(), name: z.string(), email: z.string(), language: z.enum(['en', 'es']) })
    .nullable(),
  memberships: z.array(
    z.object({ organizationId: z.uuid(), name: z.string(), slug: z.string(), hat: hatName }),
  ),
  /** The organization chosen in the header, for who belongs to several. */
  organizationId: z.uuid().nullable(),
  isEvaluation: z.boolean(),
  /** Only in an evaluation copy with public passwords: who can be signed in as. */
  samplePeople: z.array(
    z.object({ name: z.string(), email: z.string(), password: z.string(), hat: hatName }),
  ),
})
export type Session = z.infer<typeof session>

export const authContract = {
  session: procedure
    .route({ method: 'GET', path: '/session', tags: ['Session'], summary: 'Who is signed in' })
    .output(session),
  signUpPatient: procedure
    .route({ method: 'POST', path: '/sign-up/patient', tags: ['Session'], summary: 'Sign up as a patient' })
    .input(patientSignUp)
    .output(z.object({ signedIn: z.boolean() })),
  signUpAdministrator: procedure
    .route({
      method: 'POST',
      path: '/sign-up/administrator',
      tags: ['Session'],
      summary: 'Sign up as administrator',
    })
    .input(administratorSignUp)
    .output(z.object({ signedIn: z.boolean() })),
  signIn: procedure
    .route({ method: 'POST', path: '/sign-in', tags: ['Session'], summary: 'Sign in with a password' })
    .input(signInForm)
    .output(z.object({ signedIn: z.boolean() })),
  signOut: procedure
    .route({ method: 'POST', path: '/sign-out', tags: ['Session'], summary: 'End this session' })
    .output(z.object({ signedIn: z.boolean() })),
  chooseOrganization: procedure
    .route({
      method: 'POST',
      path: '/session/organization',
      tags: ['Session'],
      summary: 'Switch organization',
    })
    .input(z.object({ organizationId: z.uuid() }))
    .output(z.object({ organizationId: z.uuid() })),
  invitation: procedure
    .route({
      method: 'GET',
      path: '/invitations/{link}',
      tags: ['Session'],
      summary: 'What an invitation is for',
    })
    .input(z.object({ link: z.string().min(10).max(100) }))
    .output(
      z.object({
        kind: hatName,
        name: z.string(),
        email: z.string(),
        organizationName: z.string(),
        /** Whether the invited address has an account that proved it. Any other gets a new password on accepting. */
        hasAccount: z.boolean(),
      }),
    ),
  signUpInvited: procedure
    .route({
      method: 'POST',
      path: '/sign-up/invited',
      tags: ['Session'],
      summary: 'Sign up on an invitation',
    })
    .input(invitedSignUp)
    .output(z.object({ kind: hatName })),
  acceptInvitation: procedure
    .route({
      method: 'POST',
      path: '/invitations/{link}/accept',
      tags: ['Session'],
      summary: 'Accept an invitation',
    })
    .input(z.object({ link: z.string().min(10).max(100) }))
    .output(z.object({ kind: hatName })),
}
