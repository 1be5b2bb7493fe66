import { implement } from '@orpc/server'
import { sql } from 'kysely'
import { type Context, changesTo, found } from '#platform/api/api.server.ts'
import { sqlFor } from '#platform/database/database.server.ts'
import { formFields, formManagementContract, type OpenedForm } from './form-management.contract.ts'
import { measureSpanish } from './form-management.rules.ts'

const api = implement(formManagementContract).$context<Context>()

const forms = sqlFor
  .selectFrom('forms')
  .select(['id', 'title', 'description', 'required', 'createdAt', 'archivedAt as retiredAt', 'formFields'])
  .select([
    sql<string>`coalesce(title_es, '')`.as('titleEs'),
    sql<string>`coalesce(description_es, '')`.as('descriptionEs'),
    sql<number>`app.count_questions(form_fields)`.as('questionCount'),
  ])

const formOf = (id: string) => forms.where('id', '=', id)

const isAnswered = (id: string) =>
  sqlFor.selectNoFrom(
    sql<boolean>`exists (select from submissions where organization_id = app.org() and form_id = ${id})`.as(
      'is',
    ),
  )

type Row = Awaited<ReturnType<typeof forms.execute>>[number]

/** Fields that were kept before are read as they are kept today, so that two are the same exactly where their JSON is. */
const fieldsOf = (row: Row): OpenedForm['fields'] => formFields.parse(row.formFields)

function toManaged(row: Row) {
  const { formFields: _, ...form } = row
  return { ...form, isInSpanish: measureSpanish({ ...form, fields: fieldsOf(row) }).isWhole }
}

const toOpened = (row: Row, answered: boolean): OpenedForm => ({
  ...toManaged(row),
  fields: fieldsOf(row),
  isAnswered: answered,
})

const wordsOf = (row: Row) => {
  const { title, titleEs, description, descriptionEs, required } = row
  return { title, titleEs, description, descriptionEs, required, fields: fieldsOf(row) }
}

/** A form's words as a form on the screen holds them: the questions as their JSON. */
const asTyped = ({ fields, required, ...words }: ReturnType<typeof wordsOf>) => ({
  ...words,
  required: required ? 'yes' : '',
  fields: JSON.stringify(fields),
})

const columnOf = {
  title: 'title',
  titleEs: 'titleEs',
  description: 'description',
  descriptionEs: 'descriptionEs',
  required: 'required',
  fields: 'formFields',
} as const

/** What is written of the changes: Spanish that is not there is nothing, not empty. */
function toColumns(changes: Readonly<Record<string, string>>): Record<string, string | boolean | null> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const written = name === 'required' ? value === 'yes' : name.endsWith('Es') ? value || null : value
      return [columnOf[name as keyof typeof columnOf], written]
    }),
  )
}

const make = (id: string, { required, fields, ...words }: ReturnType<typeof asTyped>) =>
  sqlFor
    .insertInto('forms')
    .columns(['id', 'title', 'titleEs', 'description', 'descriptionEs', 'required', 'formFields'])
    .expression(
      sqlFor.selectNoFrom([
        sql<string>`${id}::uuid`.as('id'),
        sql<string>`${words.title}::text`.as('title'),
        sql<string | null>`nullif(${words.titleEs}, '')`.as('titleEs'),
        sql<string>`${words.description}::text`.as('description'),
        sql<string | null>`nullif(${words.descriptionEs}, '')`.as('descriptionEs'),
        sql<boolean>`${required}::text = 'yes'`.as('required'),
        sql<unknown>`${fields}::jsonb`.as('formFields'),
      ]),
    )

export const formManagementProcedures = {
  list: api.list.handler(async ({ context: { session } }) =>
    (await session.all(forms.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(500))).map(toManaged),
  ),

  open: api.open.handler(async ({ context: { session }, input: { id } }) => {
    const [rows, answered] = await session.batch(formOf(id), isAnswered(id))
    return toOpened(found(rows[0]), answered[0]?.is ?? false)
  }),

  save: api.save.handler(async ({ context: { session }, input: { id, seen, ...wanted } }) => {
    const saved = await session.transaction(async step => {
      const typed = asTyped(wanted)
      const isMade = await step.one(
        make(id, typed)
          .onConflict(conflict => conflict.columns(['organizationId', 'id']).doNothing())
          .returning('id'),
      )
      if (!isMade) {
        const row = found(await step.one(formOf(id).where('archivedAt', 'is', null).forUpdate()))
        const changes = changesTo(asTyped(wordsOf(row)), seen, typed)
        if (Object.keys(changes).length > 0)
          await step.all(sqlFor.updateTable('forms').set(toColumns(changes)).where('id', '=', id))
      }
      return toOpened(found(await step.one(formOf(id))), (await step.one(isAnswered(id)))?.is ?? false)
    })
    session.notify({ topic: 'forms' })
    return saved
  }),

  remove: api.remove.handler(async ({ context: { session }, input: { id } }) => {
    const isRetired = await session.transaction(async step => {
      // Whoever begins it at this moment waits, and then finds it gone or retired.
      await step.one(sqlFor.selectFrom('forms').select('id').where('id', '=', id).forUpdate())
      const answered = (await step.one(isAnswered(id)))?.is ?? false
      if (answered)
        await step.all(
          sqlFor
            .updateTable('forms')
            .set({ archivedAt: sql<string>`coalesce(archived_at, now())` })
            .where('id', '=', id),
        )
      else await step.all(sqlFor.deleteFrom('forms').where('id', '=', id))
      return answered
    })
    session.notify({ topic: 'forms' })
    return { isRetired }
  }),

  reuse: api.reuse.handler(async ({ context: { session }, input: { id } }) => {
    const [, rows, answered] = await session.batch(
      sqlFor.updateTable('forms').set({ archivedAt: null }).where('id', '=', id),
      formOf(id),
      isAnswered(id),
    )
    const form = toOpened(found(rows[0]), answered[0]?.is ?? false)
    session.notify({ topic: 'forms' })
    return form
  }),
}
