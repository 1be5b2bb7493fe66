/** The organization's checklist itself, as its administrators keep it. Messages are keys of `catalogueText.problems`. */
import { z } from 'zod'
import { asName, inOneLine } from '#lib/one-line.ts'
import { procedure, seenFields } from '#platform/api/api.contract.ts'

const line = (most: number, tooLong: string) => z.string().overwrite(inOneLine).trim().max(most, tooLong)
const named = (most: number, tooLong: string) => z.string().overwrite(asName).trim().max(most, tooLong)
const text = (most: number, tooLong: string) => z.string().trim().max(most, tooLong)

/** A part of life. Words of the other language are empty where nobody wrote them: people then read the English ones. */
export const categoryWords = z.object({
  name: named(100, 'nameLong').min(1, 'nameMissing'),
  nameEs: named(100, 'nameLong'),
  description: text(1000, 'descriptionLong'),
  descriptionEs: text(1000, 'descriptionLong'),
})

export const itemWords = z.object({
  categoryId: z.uuid('categoryMissing'),
  title: line(200, 'titleLong').min(1, 'titleMissing'),
  titleEs: line(200, 'titleLong'),
  description: text(1000, 'descriptionLong'),
  descriptionEs: text(1000, 'descriptionLong'),
  question: text(500, 'questionLong'),
  questionEs: text(500, 'questionLong'),
  /** Whether new patients are asked about it when they begin. */
  isOnboarding: z.boolean(),
})

const id = z.uuid()

/** A new category or another text for one; with what stood there when the change was begun. */
export const keptCategory = categoryWords.extend({
  id,
  seen: seenFields({ name: 100, nameEs: 100, description: 1000, descriptionEs: 1000 }),
})

export const keptItem = itemWords
  .extend({
    id,
    seen: z
      .object({
        ...seenFields({
          categoryId: 36,
          title: 200,
          titleEs: 200,
          description: 1000,
          descriptionEs: 1000,
          question: 500,
          questionEs: 500,
        }).unwrap().shape,
        isOnboarding: z.boolean().optional(),
      })
      .default({}),
  })
  .refine(item => !item.isOnboarding || item.question !== '', {
    path: ['question'],
    message: 'questionMissing',
  })

const stands = z.object({ id, isRetired: z.boolean() })
const item = itemWords.extend(stands.shape)
export type CatalogueItem = z.infer<typeof item>
const category = categoryWords.extend({ ...stands.shape, items: z.array(item) })
export type CatalogueCategory = z.infer<typeof category>

const order = z.object({ ids: z.array(id).min(1).max(300) })
const tags = ['Checklist']

export const catalogueContract = {
  read: procedure
    .route({
      method: 'GET',
      path: '/checklist-catalogue',
      tags,
      summary: 'The organization’s checklist, with what is used no more',
    })
    .output(z.array(category)),
  keepCategory: procedure
    .route({
      method: 'PUT',
      path: '/checklist-catalogue/categories/{id}',
      tags,
      summary: 'Add a category, or change its words',
    })
    .input(keptCategory)
    .output(z.object({ id })),
  /** New ones stand last. CONFLICT where the checklist holds as many as it can. */
  keepItem: procedure
    .route({
      method: 'PUT',
      path: '/checklist-catalogue/items/{id}',
      tags,
      summary: 'Add an item, or change it',
    })
    .input(keptItem)
    .output(z.object({ id })),
  orderCategories: procedure
    .route({
      method: 'PUT',
      path: '/checklist-catalogue/order',
      tags,
      summary: 'Say in which order the categories stand',
    })
    .input(order)
    .output(order),
  orderItems: procedure
    .route({
      method: 'PUT',
      path: '/checklist-catalogue/categories/{id}/order',
      tags,
      summary: 'Say in which order the items of a category stand',
    })
    .input(order.extend({ id }))
    .output(order),
  /** Whoever has it keeps it; nobody gets it anew until it is put back. */
  retireCategory: procedure
    .route({
      method: 'POST',
      path: '/checklist-catalogue/categories/{id}/retirement',
      tags,
      summary: 'Take a category with its items out of use, or put it back',
    })
    .input(stands)
    .output(stands),
  retireItem: procedure
    .route({
      method: 'POST',
      path: '/checklist-catalogue/items/{id}/retirement',
      tags,
      summary: 'Take an item out of use, or put it back',
    })
    .input(stands)
    .output(stands),
}
