/** Signing up, in and out; who is here. Messages are keys of `authText.problems`. */
import { z } from 'zod'
import { asName, inOneLine, isVisible } from '#lib/one-line.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { hasDigitsOfPhone, hatNames, SLUG, SLUG_LENGTH } from './auth.rules.ts'
import { idleEndsIn } from './idle/idle.contract.ts'
import { codeProof, signedUp } from './verification/verification.contract.ts'

const line = z.string().overwrite(inOneLine).trim()
// What is said about the length is not said twice.
export const fullName = z
  .string()
  .overwrite(asName)
  .trim()
  .min(2, { error: 'nameShort', abort: true })
  .max(100, 'nameLong')
  .refine(isVisible, 'nameShort')
const phone = line
  .min(10, { error: 'phoneShort', abort: true })
  .max(20, { error: 'phoneLong', abort: true })
  .refine(hasDigitsOfPhone, 'phoneShort')
const email = z.string().trim().max(255, 'emailLong').pipe(z.email('emailInvalid'))
const confirmPassword = z.string().max(200, 'passwordsDiffer')

/** Patient sign-up, in the specified limits (decision 80). */
export const patientSignUp = z
  .object({
    fullName,
    email,
    phone,
    password: z.string().min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword,
    language: z.enum(['en', 'es']).default('en'),
    timeZone: z.string().max(60).optional(),
    /** The organization of `?org={slug}`; without it the deployment's default one. */
    organization: z
      .string()
      // What no organization can be called finds none, which has words of its own.
      .overwrite(slug => (slug.length <= SLUG_LENGTH && SLUG.test(slug) ? slug : '-'))
      .max(SLUG_LENGTH)
      .optional(),
    ...codeProof,
  })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  })

/** Administrator sign-up. The form's own limit is 6 characters as specified; the server asks for 8. */
export const administratorSignUp = z
  .object({
    fullName,
    email,
    password: z.string().min(6, 'passwordShortForStaff').min(8, 'passwordShort').max(100, 'passwordLong'),
    confirmPassword,
    language: z.enum(['en', 'es']).default('en'),
    /** The one-time link that founds the deployment's default organization. */
    foundingLink: z.string().max(100).optional(),
    ...codeProof,
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

const hatName = z.enum(hatNames)

/** Who is here, for the frame: the person, their hats, and what the deployment shows. */
export const session = z.object({
  person: z
    .object({ id: z.uuid(), name: z.string(), email: z.string(), language: z.enum(['en', 'es']) })
    .nullable(),
  memberships: z.array(
    z.object({
      organizationId: z.uuid(),
      name: z.string(),
      slug: z.string(),
      hat: hatName,
      /** This hat opens nothing until the person has set up a second factor: their organization asks for one. */
      awaitsSecondFactor: z.boolean(),
      /** What stands before case numbers there. */
      caseNumberPrefix: z.string(),
      /** The zone of a patient's record: they read days and hours by it. Null for every other hat. */
      timeZone: z.string().nullable(),
    }),
  ),
  /** How many invitations wait for this person's proven address. */
  invitations: z.number(),
  /** The organization chosen in the header, for who belongs to several. */
  organizationId: z.uuid().nullable(),
  idleEndsIn,
  /** Mails that would have gone out are shown on a page: an evaluation copy without a mail server. */
  hasMailbox: z.boolean(),
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
    .output(signedUp),
  signUpAdministrator: procedure
    .route({
      method: 'POST',
      path: '/sign-up/administrator',
      tags: ['Session'],
      summary: 'Sign up as administrator',
    })
    .input(administratorSignUp)
    .output(signedUp),
  signIn: procedure
    .route({ method: 'POST', path: '/sign-in', tags: ['Session'], summary: 'Sign in with a password' })
    .input(signInForm)
    // Not signed in, and no refusal either: the password was right, and a code is asked for next (/sign-in/code).
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
  foundingLink: procedure
    .route({
      method: 'GET',
      path: '/founding-links/{link}',
      tags: ['Session'],
      summary: 'Whether the one-time link from the terminal still founds an organization',
    })
    .input(z.object({ link: z.string().max(100) }))
    .output(z.object({ stands: z.literal(true) })),
}
