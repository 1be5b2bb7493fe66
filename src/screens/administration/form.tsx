import { useNavigate, useParams } from 'react-router'
import { formListAddress } from '#features/forms/form-management/form-management.rules.ts'
import { formManagementText as text } from '#features/forms/form-management/form-management.text.ts'
import { FormBuilder } from '#features/forms/parts/form-builder.tsx'
import { StaffHatContext } from '#platform/api/staff-hat.client.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { BackInBar } from '../frame/workspace/back-in-bar.tsx'
import { AdministratorsOnly } from './administrators-only.tsx'

export const meta = () => pageMeta({ title: text.editTitle, isHidden: true })

/** One form of the organization, to be built or changed; the address names it, or says that it is new. */
export default function Form() {
  const navigate = useNavigate()
  const { formId = 'new' } = useParams()
  return (
    <AdministratorsOnly>
      {() => (
        <StaffHatContext value="administrator">
          <BackInBar to={formListAddress} label={text.backShort} />
          <div data-width="wide" className="px-4 sm:px-6 lg:px-8">
            <FormBuilder
              key={formId}
              id={formId === 'new' ? null : formId}
              onSaved={() => void navigate(formListAddress, { replace: true })}
            />
          </div>
        </StaffHatContext>
      )}
    </AdministratorsOnly>
  )
}
