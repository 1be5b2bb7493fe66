import { useNavigate, useParams } from 'react-router'
import { formsText } from '#features/forms/forms.text.ts'
import { FormScreen, useFormTitle } from '#features/forms/parts/form-screen.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BackIcon } from '#ui/icons.ts'
import { Page } from '#ui/page.tsx'
import { pageMeta } from '../frame/page-meta.ts'
import { formText as text } from './form.text.ts'

export const meta = () => pageMeta({ title: text.pageTitle, isHidden: true })

const formsAddress = '/patient-portal/forms-and-tasks'

/** One form, filled in at an address of its own. */
export default function Form() {
  const { formId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Page width="reading">
      <div className="grid gap-4">
        <ButtonLink
          to={formsAddress}
          look="quiet"
          className="-ml-4 justify-self-start"
          icon={<BackIcon size={20} aria-hidden="true" />}
        >
          {formsText.backToForms}
        </ButtonLink>
        <h1 className="mb-2 wrap-anywhere font-semibold text-2xl sm:text-3xl">{useFormTitle(formId)}</h1>
        <Card>
          <FormScreen
            key={formId}
            formId={formId}
            onSubmitted={() => void navigate(formsAddress, { replace: true })}
          />
        </Card>
      </div>
    </Page>
  )
}
