import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Form } from '#ui/form.ts'
import { BackIcon } from '#ui/icons.ts'
import type { OpenedForm } from '../form-management/form-management.contract.ts'
import { formListAddress, measureSpanish } from '../form-management/form-management.rules.ts'
import type { Words } from '../form-management/form-management.store.ts'
import { formManagementText as text } from '../form-management/form-management.text.ts'
import type { FormField } from '../questions/questions.rules.ts'

/**
 * Which form it is, whether all of it was saved, and the button that does. On a wide screen it stays in sight; on a narrow one the
 * button takes the place of the workspace's own bar.
 */
export function FormHead({
  form,
  stored,
  fields,
  isBusy,
}: {
  form: Form<Words>
  /** Nothing while the form is new. */
  stored: OpenedForm | undefined
  fields: readonly FormField[]
  isBusy: boolean
}) {
  const { values, set } = form
  return (
    <div
      data-dense
      className="-mx-4 sm:-mx-6 lg:-mx-8 grid grid-cols-[minmax(0,1fr)] gap-1 border-line border-b bg-paper px-4 pt-3 pb-1 sm:px-6 lg:sticky lg:top-12 lg:z-20 lg:px-8"
    >
      <div className="flex items-center gap-x-3">
        <ButtonLink
          to={formListAddress}
          look="quiet"
          size="icon"
          aria-label={text.back}
          title={text.back}
          className="-ml-2 max-lg:hidden"
        >
          <BackIcon size={18} aria-hidden="true" />
        </ButtonLink>
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-semibold text-xl">
            {values.title.trim() || (stored ? text.editTitle : text.create)}
          </h1>
          <p className="text-muted text-sm">{stored?.isAnswered ? text.answeredHint : text.pageHint}</p>
        </div>
        <div
          data-page-acts
          className="flex shrink-0 items-center gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:h-16 max-lg:justify-end max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:pb-[env(safe-area-inset-bottom)]"
        >
          {form.isChanged && <p className="text-muted text-sm">{text.unsaved}</p>}
          <Button type="submit" busy={isBusy} disabled={Boolean(stored?.retiredAt)}>
            {stored ? text.save : text.create}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 lg:pl-9">
        <Checkbox
          label={text.form.required}
          checked={values.required === 'yes'}
          onCheckedChange={isRequired => set({ required: isRequired ? 'yes' : '' })}
        />
        <SpanishSoFar form={{ ...values, fields }} />
      </div>
    </div>
  )
}

/** Says to whoever saves the form what Spanish readers would read in English. */
function SpanishSoFar({ form }: { form: Parameters<typeof measureSpanish>[0] }) {
  const { isWhole, questions, missing, isTitleMissing } = measureSpanish(form)
  if (questions === 0) return null
  return (
    <p className="text-muted text-sm">
      <strong className="font-semibold text-ink">
        {text.spanishSoFar(questions - missing.length, questions)}
      </strong>
      {!isWhole && ` ${text.readInEnglish(missing, isTitleMissing)}`}
    </p>
  )
}
