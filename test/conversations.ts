/** What people write to each other in a test's own database, through the procedures themselves. */
import { randomUUID } from 'node:crypto'
import { messagingProcedures as api } from '#features/messaging/messaging.server.ts'
import type { Context } from '#platform/api/api.server.ts'
import type { Hat } from '#platform/database/database.server.ts'
import type { PersonKey } from '../sample/people.ts'
import type { Asker } from './access/strangers.ts'
import { call } from './answers.ts'
import type { TestDatabase } from './database.ts'

export function conversationsIn(db: TestDatabase) {
  /** A request of a person of the named people, in the hat of the screen they would use. */
  const as = (person: Asker, hat: Hat) => ({
    context: { session: db.as(person === 'nobody' ? null : person, hat), hat } as Context,
  })
  const patient = (person: PersonKey) => as(person, 'patient')
  const write = (conversationId: string, content: string, who: ReturnType<typeof as>, id = randomUUID()) =>
    call(api.send, { conversationId, id, content }, who)
  return {
    as,
    patient,
    staff: (person: PersonKey) => as(person, 'staff'),
    administrator: (person: PersonKey) => as(person, 'administrator'),
    write,
    /** Maria has written to her case manager Dana, to the specialist Priya, and into her notebook. */
    async mariaWrites() {
      const toDana = await call(api.open, { participantType: 'case_manager' }, patient('maria'))
      const toPriya = await call(api.open, { participantType: 'specialist' }, patient('maria'))
      const notebook = await call(api.open, { participantType: 'private' }, patient('maria'))
      await write(toDana.id, 'Could you help me with the bus pass?', patient('maria'))
      await write(toPriya.id, 'My knee is better.', patient('maria'))
      await write(notebook.id, 'Only I read this.', patient('maria'))
      return { toDana: toDana.id, toPriya: toPriya.id, notebook: notebook.id }
    },
  }
}
