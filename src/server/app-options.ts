/** What the application stands on, and what it is told about its deployment. */
import type { AnyProcedure } from '@orpc/server'
import type { Context, SamplePerson } from '#platform/api/api.server.ts'
import type { SignIn } from '#platform/auth/auth.server.ts'
import type { DatabasePool } from '#platform/database/database.server.ts'
import type { LiveStreams } from '#platform/live/live.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { Pages } from '#platform/pages/pages.server.ts'
import type { Payments } from '#platform/payments/payments.server.ts'
import type { Readiness } from '#server/readiness.ts'

export interface AppOptions {
  databasePool: DatabasePool
  signIn: SignIn
  live: LiveStreams
  pages: Pages
  isEvaluation: boolean
  mailLeaves: boolean
  /** Opens the mailbox of an evaluation copy that other machines reach; without it, whoever sits at this one reads it. */
  mailboxToken?: string | undefined
  linkToken: Context['linkToken']
  /** Empty unless passwords are public; then only this machine is answered. */
  samplePeople: SamplePerson[]
  isOrganizationSignUpOpen: boolean
  /** Premium is open to all staff; false unless it is said. */
  isBillingOff?: boolean
  /** Jobs can ask a language model; false unless it is said. */
  hasModel?: boolean
  /** Charges cards; a checkout that charges nobody unless it is said. */
  payments?: Payments | undefined
  isSecure: boolean
  /** Where people reach the server, as HANDRAIL_ORIGIN says; where it does not, a page's own Host counts. */
  origin?: string | undefined
  /** Proxies of one's own in front of the server; none unless it is said. */
  proxies?: number
  /** How long a request may take, in milliseconds; the ordinary limit unless it is said. */
  requestMs?: number
  log: Log
  /** Tests look at every answer here, before it goes out. */
  checkAnswer?(procedure: AnyProcedure, answer: unknown): Promise<void>
  /** Answers /health and /ready; without it there are no such addresses. */
  readiness?: Readiness
  /** Where files lie, and what looks for viruses in them. */
  files: Context['files']
}
