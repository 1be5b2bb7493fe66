/** Words that the staff of the sample organization write again and again, in both languages of the people they write to. */
import type pg from 'pg'
import { type InsertedPeople, insertRows } from './insert-people.ts'

const templates = [
  { language: 'en', name: 'Read, answer today', body: 'I read it. I will answer today.' },
  {
    language: 'en',
    name: 'Thank you for telling me',
    body: 'Thank you for telling me. We will find the next step together.',
  },
  { language: 'es', name: 'La leí, respondo hoy', body: 'La leí, le respondo hoy.' },
  {
    language: 'es',
    name: 'Gracias por contármelo',
    body: 'Gracias por contármelo. Buscaremos con usted el próximo paso.',
  },
]

/** Puts them in as the organization's own, which have no owner. */
export async function tellReplyTemplates(
  client: pg.Client,
  { organizations }: InsertedPeople,
): Promise<void> {
  await insertRows(
    client,
    'reply_templates',
    templates.map(template => ({
      ...template,
      organization_id: organizations.riverbend,
      owner_id: null,
    })),
  )
}
