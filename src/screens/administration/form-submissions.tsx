import { useQuery } from '@tanstack/react-query'
import { managedForms } from '#features/forms/form-management/form-management.queries.ts'
import { CompletedSubmissions } from '#features/forms/parts/completed-submissions.tsx'
import { submissionsAddress } from '#features/forms/submissions/submissions.queries.ts'
import { submissionsText as text } from '#features/forms/submissions/submissions.text.ts'
import { AssigneeField } from '#features/task-management/parts/assignee-field.tsx'
import { askedId, useAskedByAddress } from '#ui/asked-by-address.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { SelectField } from '#ui/select-field.tsx'

const all = 'all'

/** What the patients of the organization submitted. The address holds whose, and to which form. */
export function FormSubmissions() {
  const [address, ask] = useAskedByAddress()
  const { data: forms = [] } = useQuery(managedForms)
  const question = { patientId: askedId(address.get('of')), formId: askedId(address.get('form')) }
  return (
    <Card isPlain title={text.completedHeading} description={text.completedHint}>
      <CompletedSubmissions
        hat="administrator"
        question={question}
        filters={patientName => (
          <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_auto]">
            <AssigneeField
              type="patient"
              label={text.filter}
              first={{ value: all, label: text.everyone }}
              value={question.patientId ?? all}
              chosenName={patientName}
              onValueChange={id => ask({ of: id === all ? '' : id })}
            />
            <SelectField
              label={text.formFilter}
              value={question.formId ?? all}
              onValueChange={id => ask({ form: id === all ? '' : id })}
              options={[
                { value: all, label: text.everyForm },
                ...forms.map(({ id, title, retiredAt }) => ({
                  value: id,
                  label: retiredAt ? text.retired(title) : title,
                })),
              ]}
            />
            {question.formId ? (
              <a href={submissionsAddress(question.formId)} className={buttonClasses('secondary')}>
                <DownloadIcon size={20} aria-hidden="true" />
                {text.download}
              </a>
            ) : (
              <p className="text-muted text-sm xl:pb-1.5">{text.downloadHint}</p>
            )}
          </div>
        )}
      />
    </Card>
  )
}
