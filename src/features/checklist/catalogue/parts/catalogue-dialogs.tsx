import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type CatalogueCategory, type CatalogueItem, keptCategory, keptItem } from '../catalogue.contract.ts'
import { keepCategory, keepItem } from '../catalogue.queries.ts'
import { catalogueText as text } from '../catalogue.text.ts'

/** The two languages stand side by side where there is room. */
const sideBySide = 'grid gap-4 sm:grid-cols-2'

const { new: _newCategory, change: _changeCategory, ...categoryLabels } = text.category
const { new: _newItem, change: _changeItem, yes: _yes, no: _no, category, ...itemLabels } = text.item

/** A new category, or other words for one. */
export function CategoryDialog({
  category: changed,
  trigger,
}: {
  category?: CatalogueCategory
  trigger: ReactNode
}) {
  const keep = useMutation(keepCategory)
  return (
    <FormDialog
      width="wide"
      title={changed ? text.category.change : text.category.new}
      description={text.spanishHint}
      trigger={trigger}
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={keep.isPending}
      failure={keep.error}
      held={useOwnDraft(`checklist-category-${changed?.id ?? 'new'}`)}
      initial={{
        name: changed?.name ?? '',
        nameEs: changed?.nameEs ?? '',
        description: changed?.description ?? '',
        descriptionEs: changed?.descriptionEs ?? '',
      }}
      shared={{ labels: categoryLabels, words: ['description', 'descriptionEs'] }}
      read={(values, id, seen) => readForm(keptCategory, { ...values, id: changed?.id ?? id, seen })}
      words={text.problems}
      onReady={(kept, close) => void keep.mutateAsync(kept).then(close, () => {})}
    >
      {({ field }) => (
        <>
          <div className={sideBySide}>
            <TextField label={categoryLabels.name} {...field('name')} />
            <TextField label={categoryLabels.nameEs} lang="es" optional {...field('nameEs')} />
          </div>
          <div className={sideBySide}>
            <TextArea label={categoryLabels.description} optional rows={2} {...field('description')} />
            <TextArea
              label={categoryLabels.descriptionEs}
              lang="es"
              optional
              rows={2}
              {...field('descriptionEs')}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}

/** A new item, or a change of one: its words in both languages, where it stands, and whether it is asked at the start. */
export function ItemDialog({
  item,
  categoryId,
  categories,
  trigger,
}: {
  item?: CatalogueItem
  categoryId: string
  categories: readonly CatalogueCategory[]
  trigger: ReactNode
}) {
  const keep = useMutation(keepItem)
  const nameOf = (id: string) => categories.find(each => each.id === id)?.name ?? ''
  return (
    <FormDialog
      width="wide"
      title={item ? text.item.change : text.item.new}
      description={text.spanishHint}
      trigger={trigger}
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={keep.isPending}
      failure={keep.error}
      held={useOwnDraft(`checklist-item-${item?.id ?? `new-${categoryId}`}`)}
      initial={{
        categoryId,
        title: item?.title ?? '',
        titleEs: item?.titleEs ?? '',
        description: item?.description ?? '',
        descriptionEs: item?.descriptionEs ?? '',
        question: item?.question ?? '',
        questionEs: item?.questionEs ?? '',
        isOnboarding: item?.isOnboarding ?? false,
      }}
      shared={{
        labels: { categoryId: category, ...itemLabels },
        words: ['description', 'descriptionEs'],
        reads: {
          categoryId: nameOf,
          isOnboarding: value => (value === 'true' ? text.item.yes : text.item.no),
        },
      }}
      read={(values, id, seen) => readForm(keptItem, { ...values, id: item?.id ?? id, seen })}
      words={text.problems}
      onReady={(kept, close) => void keep.mutateAsync(kept).then(close, () => {})}
    >
      {({ field, choice, values, set }) => (
        <>
          <SelectField
            label={category}
            {...choice('categoryId')}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <div className={sideBySide}>
            <TextField label={itemLabels.title} {...field('title')} />
            <TextField label={itemLabels.titleEs} lang="es" optional {...field('titleEs')} />
          </div>
          <div className={sideBySide}>
            <TextArea label={itemLabels.description} optional rows={2} {...field('description')} />
            <TextArea
              label={itemLabels.descriptionEs}
              lang="es"
              optional
              rows={2}
              {...field('descriptionEs')}
            />
          </div>
          <Checkbox
            label={itemLabels.isOnboarding}
            checked={values.isOnboarding}
            onCheckedChange={isOnboarding => set({ isOnboarding })}
          />
          <div className={sideBySide}>
            <TextArea
              label={itemLabels.question}
              optional={!values.isOnboarding}
              rows={2}
              {...field('question')}
            />
            <TextArea label={itemLabels.questionEs} lang="es" optional rows={2} {...field('questionEs')} />
          </div>
        </>
      )}
    </FormDialog>
  )
}
