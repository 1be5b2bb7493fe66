import { implement } from '@orpc/server'
import { sql } from 'kysely'
import type { Context } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { type AskedFile, askedFilesContract } from './asked-files.contract.ts'

const api = implement(askedFilesContract).$context<Context>()

/** A patient has few tasks that ask for a file, and a conversation many messages: it starts from the tasks. */
const MOST_ASKED = 100

export const askedFilesProcedures = {
  list: api.list.handler(({ context: { session }, input: { conversationId } }) =>
    session.all(
      sqlFor
        .selectFrom('conversations as c')
        .innerJoin('tasks as t', join =>
          join
            .onRef('t.organizationId', '=', 'c.organizationId')
            .onRef('t.patientId', '=', 'c.patientId')
            .on('t.asksForFile', '=', true)
            .on('t.removedAt', 'is', null),
        )
        .select(['t.id', sql<boolean>`t.status = 'completed'`.as('isDone')])
        .select(
          sql<AskedFile['files']>`coalesce((
            select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.created_at, f.id) from case_files f
            where f.organization_id = t.organization_id and f.task_id = t.id and f.removed_at is null), '[]')`.as(
            'files',
          ),
        )
        .where('c.id', '=', conversationId)
        .where(
          sql<boolean>`exists (select from messages m where m.organization_id = t.organization_id and m.id = t.id
            and m.conversation_id = c.id and m.sender_type <> 'patient')`,
        )
        .orderBy('t.createdAt', 'desc')
        .limit(MOST_ASKED),
    ),
  ),
}
