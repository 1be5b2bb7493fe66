/** What visitors send from the demo and the contact page. The messages are keys of `inquiriesText.problems`. */
import { z } from 'zod'
import { asName, inOneLine } from '#lib/one-line.ts'
import { procedure } from '#platform/api/api.contract.ts'
import { inLines, MOST_PROGRAMS, mostLetters, sectors, TRAP, teamSizes } from './inquiries.rules.ts'

const line = (missing: string) => z.string(missing).overwrite(inOneLine).trim()
const name = (missing: string) => z.string(missing).overwrite(asName).trim()
const lines = (missing: string) => z.string(missing).overwrite(inLines).trim()

const shared = {
  /** Chosen by the browser, so that sending again is harmless. */
  id: z.uuid(),
  name: name('nameMissing').min(1, 'nameMissing').max(mostLetters.name, 'nameLong'),
  email: line('emailInvalid').max(mostLetters.email, 'emailLong').pipe(z.email('emailInvalid')),
  /** The language of the page, so that the answer can come in the same one. */
  language: z.enum(['en', 'es']).default('en'),
  /** A trap for robots: people do not see it, and it has to stay empty. */
  [TRAP]: z.string().max(0, 'trapFilled').default(''),
}

export const demoRequest = z.object({
  ...shared,
  organizationName: name('organizationMissing')
    .min(1, 'organizationMissing')
    .max(mostLetters.organizationName, 'organizationLong'),
  sector: z.enum(sectors, 'sectorMissing'),
  teamSize: z.enum(teamSizes, 'teamSizeMissing'),
  programs: z
    .array(line('programsOdd').min(1, 'programsOdd').max(mostLetters.program, 'programsOdd'), 'programsOdd')
    .max(MOST_PROGRAMS, 'programsOdd')
    .default([]),
  phone: line('phoneLong').max(mostLetters.phone, 'phoneLong').default(''),
  notes: lines('notesLong').max(mostLetters.notes, 'notesLong').default(''),
})

export const contactMessage = z.object({
  ...shared,
  message: lines('messageMissing').min(1, 'messageMissing').max(mostLetters.message, 'messageLong'),
})

/** Nothing of what was sent comes back: nobody can read an inquiry here. */
const received = z.object({ received: z.literal(true) })

export const inquiriesContract = {
  requestDemo: procedure
    .route({
      method: 'POST',
      path: '/inquiries/demo',
      tags: ['Inquiries'],
      summary: 'Ask for a demo (visitors); sending it again stores it once',
      successStatus: 201,
    })
    .input(demoRequest)
    .output(received),
  contact: procedure
    .route({
      method: 'POST',
      path: '/inquiries/contact',
      tags: ['Inquiries'],
      summary: 'Send a message to whoever runs this copy (visitors); sending it again stores it once',
      successStatus: 201,
    })
    .input(contactMessage)
    .output(received),
}
