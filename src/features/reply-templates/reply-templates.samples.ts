/** What the tests that ask about every table know of templates. */
import { randomUUID } from 'node:crypto'
import type { WorldRows } from '../../../test/access/world-rows.ts'
import { writing } from '../../../test/access/writing.ts'
import { ids, key, oneOf, trimmedLength } from '../../../test/samples/constraint-examples.ts'
import type { FeatureSamples } from '../../../test/samples/feature-samples.ts'

const owners = ['dana', 'priya', 'ruth'] as const

async function world(rows: WorldRows): Promise<void> {
  const { riverbend, harbor } = rows.people.organizations
  for (const who of owners)
    await rows.add('reply_templates', who, {
      organization_id: riverbend,
      owner_id: rows.people[who].userId,
      name: who,
      body: 'Words',
    })
  for (const [label, organization_id] of Object.entries({ riverbend, harbor }))
    await rows.add('reply_templates', label, { organization_id, owner_id: null, name: label, body: 'Words' })
}

export const samples: FeatureSamples = {
  world,
  readings: [
    {
      table: 'reply_templates',
      by: 'name',
      sees: {
        dana: ['dana', 'riverbend'],
        marcus: ['riverbend'],
        priya: ['priya', 'riverbend'],
        ruth: ['riverbend', 'ruth'],
        victor: ['harbor'],
        elena: ['harbor'],
      },
    },
  ],
  writings: [
    writing(
      'reply_templates',
      'insert',
      'staff keep templates of their own',
      "insert into reply_templates (name, body) values ('New', 'Words')",
      ['dana', 'marcus', 'priya', 'ruth', 'victor', 'elena'],
    ),
    writing(
      'reply_templates',
      'insert',
      'an administrator keeps one for the organization',
      "insert into reply_templates (owner_id, name, body) values (null, 'New', 'Words')",
      ['ruth', 'victor'],
    ),
    ...owners.flatMap(who => [
      writing(
        'reply_templates',
        'update',
        `nobody but their owner changes a template of ${who}`,
        `update reply_templates set name = 'Other' where id = {reply_templates:${who}}`,
        [who],
      ),
      writing(
        'reply_templates',
        'delete',
        `nobody but their owner removes a template of ${who}`,
        `delete from reply_templates where id = {reply_templates:${who}}`,
        [who],
      ),
    ]),
    writing(
      'reply_templates',
      'update',
      'an administrator changes the organization’s',
      "update reply_templates set body = 'Other' where id = {reply_templates:riverbend}",
      ['ruth'],
    ),
    writing(
      'reply_templates',
      'delete',
      'an administrator removes the organization’s',
      'delete from reply_templates where id = {reply_templates:riverbend}',
      ['ruth'],
    ),
  ],
  limits: {
    'reply-templates:': [
      {
        by: 'dana',
        hat: 'staff',
        method: 'POST',
        path: '/api/reply-templates',
        body: () => ({ id: randomUUID(), name: 'New', body: 'Words', language: 'en' }),
      },
    ],
  },
  constraints: {
    reply_templates: {
      row: { organization_id: ids.organization, id: ids.row, owner_id: null, name: 'x', body: 'y' },
      constraints: {
        reply_templates_pkey: key({}, { id: ids.other }),
        reply_templates_name_check: trimmedLength('name', 60),
        reply_templates_body_check: trimmedLength('body', 4000),
        reply_templates_language_check: oneOf('language', ['en', 'es']),
      },
    },
  },
  writtenByStaff: ['replyTemplates.add', 'replyTemplates.change'],
  shared: {
    'a template of the organization': {
      table: 'reply_templates',
      insert:
        "insert into reply_templates (organization_id, name, body) values ($1, 'Papers', 'Bring it.') returning id",
      by: ['ruth', 'administrator'],
      request: id => ['PUT', `/reply-templates/${id}`],
      beside: { language: 'en' },
      fields: {
        name: ['Papers', 'ID card', 'Lease'],
        body: ['Bring it.', 'Bring the card.', 'Bring the lease.'],
      },
    },
  },
}
