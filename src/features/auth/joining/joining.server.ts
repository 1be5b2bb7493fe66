import { implement, ORPCError } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { chooseOrganization, createAccount, limitTries, signInWith } from '../accounts/accounts.server.ts'
import { refuseGuessablePassword } from '../passwords/passwords.server.ts'
import { joiningContract, type WaitingInvitation } from './joining.contract.ts'

const api = implement(joiningContract).$context<Context>()

type Hat = WaitingInvitation['kind']

/** The columns are null where the state is not `open`. */
interface ReadInvitation extends Omit<WaitingInvitation, 'id' | 'organizationId' | 'expiresAt'> {
  state: 'open' | 'used' | 'declined' | 'withdrawn' | 'expired'
  email: string
  hasAccount: boolean
}

/** What the invitation of a link is for. Read as nobody: whoever is signed in here may be somebody else. */
async function readInvitation(context: Context, link: string) {
  const { state, ...invitation } = found(
    await context
      .as(undefined)
      .one(sqlFor.selectFrom(sql<ReadInvitation>`app.read_invitation(${link})`.as('i')).selectAll()),
  )
  return { state, invitation: state === 'open' ? invitation : null }
}

async function readOpenInvitation(context: Context, link: string) {
  const { invitation } = await readInvitation(context, link)
  return found(invitation ?? undefined)
}

interface Accepted {
  opens: Hat
  orgId: string
}

/** Accepts by the link of a mail, or by the id of an invitation that waits for one's own address. */
const acceptance = (link: string | null, id: string | null) =>
  sqlFor
    .selectFrom(sql<Accepted>`app.accept_invitation(${link}, ${id}::uuid)`.as('accepted'))
    .select(['opens', 'orgId as organizationId'])

/** Where the record of the invitation and one's own both hold something, administrators are asked whether they are one. */
async function acceptOrAsk({ session }: Context, link: string | null, id: string | null) {
  try {
    return await session.one(acceptance(link, id))
  } catch (error) {
    await session.one(sqlFor.selectNoFrom(sql`app.ask_to_merge(${link})`.as('asked')))
    throw error
  }
}

/** What was opened is where this person goes on, although they may belong to other organizations too. */
function goOnThere(context: Context, accepted: { opens: Hat; organizationId: string } | undefined) {
  const { opens, organizationId } = found(accepted)
  chooseOrganization(context, organizationId)
  return { kind: opens }
}

const leaving: Record<Hat, (organization: string) => ReturnType<typeof sql>> = {
  administrator: organization => sql`app.leave_administration(${organization})`,
  case_manager: organization => sql`app.leave_staff(${organization}, 'case_manager')`,
  specialist: organization => sql`app.leave_staff(${organization}, 'specialist')`,
  patient: organization => sql`app.leave_portal(${organization})`,
}

export const joiningProcedures = {
  invitation: api.invitation.handler(async ({ context, input }) => {
    await limitTries(context, 'invitation')
    return readInvitation(context, input.link)
  }),

  signUpInvited: api.signUpInvited.handler(async ({ context, input }) => {
    await limitTries(context, 'sign-up')
    const { email, kind } = await readOpenInvitation(context, input.link)
    refuseGuessablePassword(input.password, { email, name: input.fullName })
    // The link proves the address. Whoever registered it before without proof does not inherit what it opens.
    const isTakenOver = await context.signIn.resetUnverifiedAccount(email, input.password)
    const token = isTakenOver
      ? await signInWith(context, email, input.password)
      : await createAccount(context, {
          name: input.fullName,
          email,
          password: input.password,
          userType: kind === 'patient' ? 'patient' : 'staff',
          language: input.language,
        })
    const [, accepted] = await context
      .as(token)
      .batch(
        sqlFor
          .updateTable('profiles')
          .set({ fullName: input.fullName })
          .where('id', '=', sql<string>`app.user_id()`),
        acceptance(input.link, null),
      )
    return goOnThere(context, accepted[0])
  }),

  acceptInvitation: api.acceptInvitation.handler(async ({ context, input }) => {
    const { hasAccount } = await readOpenInvitation(context, input.link)
    if (!hasAccount)
      throw new ORPCError('CONFLICT', { message: 'Choose a new password to accept this invitation.' })
    return goOnThere(context, await acceptOrAsk(context, input.link, null))
  }),

  waiting: api.waiting.handler(({ context: { session } }) =>
    session.all(sqlFor.selectFrom(sql<WaitingInvitation>`app.waiting_invitations()`.as('w')).selectAll()),
  ),

  acceptWaiting: api.acceptWaiting.handler(async ({ context, input }) =>
    goOnThere(context, await acceptOrAsk(context, null, input.id)),
  ),

  decline: api.decline.handler(async ({ context: { session }, input }) => {
    await session.one(sqlFor.selectNoFrom(sql`app.decline_invitation(${input.id})`.as('declined')))
    return input
  }),

  leave: api.leave.handler(async ({ context, input: { organizationId, hat } }) => {
    await context.session.one(sqlFor.selectNoFrom(leaving[hat](organizationId).as('left')))
    return { organizationId }
  }),
}
