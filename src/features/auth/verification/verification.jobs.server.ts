import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Notices, ProofNotice } from '#features/notifications/notices/notices.rules.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import type { Job, JobServices, JobTools } from '#platform/jobs/jobs.server.ts'
import { codeOf, sealOf } from '../verification-codes/verification-codes.server.ts'
import {
  composeAddressChanged,
  composeCode,
  composeKnownAccount,
  composeNewPassword,
  composeVerification,
} from './verification.mail.ts'

const asking = z.object({ proofId: z.uuid(), sending: z.number().int() })

interface ProofToMail {
  purpose: 'sign-up' | 'new-password' | 'verification' | 'contact' | 'contact-changed'
  hasAccount: boolean
  userType: 'patient' | 'staff' | null
}

/** One mail, and the hash of what it carries; a mail that opens nothing has none. */
type ProofMail = Pick<ProofNotice, 'kind' | 'words' | 'screen' | 'secret'> & { hash?: Buffer }

/**
 * `auth.mail-proof`: mails what proves an address and keeps only its hash. Only here is it found out whether the address has
 * an account: who tries to sign up with a known one is told so by mail, and for a forgotten password of an unknown one
 * nothing goes out. What the mail carries follows from the deployment's secret and the proof, so a repeat breaks none.
 */
export async function mailProof(job: Job, { session, services }: JobTools, notices: Notices): Promise<void> {
  const { proofId, sending } = asking.parse(job.payload)
  const proof = await session.one(
    sqlFor
      .selectFrom(sql<ProofToMail>`app.proof_to_mail(${proofId})`.as('p'))
      .select(['purpose', 'hasAccount', 'userType']),
  )
  if (!proof) return
  const { hash, ...mail } = composeProof(proof, proofId, services)
  if (hash) await session.all(sqlFor.selectNoFrom(sql`app.keep_proof(${proofId}, ${hash})`.as('kept')))
  await notices.toProving({ proofId, dedupeKey: `proof:${proofId}:${sending}`, ...mail })
}

function codeMail(kind: string, proofId: string, services: JobServices): ProofMail {
  const code = codeOf(services.linkToken, proofId)
  return {
    kind,
    words: language => composeCode(code, language),
    secret: code,
    hash: sealOf(services.linkToken, proofId, code),
  }
}

function composeProof(proof: ProofToMail, proofId: string, services: JobServices): ProofMail {
  if (proof.purpose === 'sign-up') {
    if (proof.hasAccount)
      return {
        kind: 'known-account',
        words: composeKnownAccount,
        screen: proof.userType === 'staff' ? '/auth' : '/patient-login',
      }
    return codeMail('sign-up-code', proofId, services)
  }
  if (proof.purpose === 'contact') return codeMail('contact-code', proofId, services)
  if (proof.purpose === 'contact-changed') return { kind: 'contact-changed', words: composeAddressChanged }
  const token = services.linkToken(proof.purpose, proofId)
  const isNewPassword = proof.purpose === 'new-password'
  return {
    kind: proof.purpose,
    words: isNewPassword ? composeNewPassword : composeVerification,
    screen: `/${isNewPassword ? 'new-password' : 'verify-email'}/${token}`,
    secret: token,
    hash: createHash('sha256').update(token).digest(),
  }
}
