import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button } from '#ui/button.tsx'
import { FoldCard } from '#ui/fold-card.tsx'
import { type Form, useForm } from '#ui/form.ts'
import type { SharedFields } from '#ui/unseen.tsx'
import { UnseenInForm } from '#ui/unseen-in-form.tsx'
import { newOrganizationSettings, type OrganizationSettings } from '../organizations.contract.ts'
import { settleOrganization } from '../organizations.queries.ts'
import { organizationsText } from '../organizations.text.ts'

/** Some settings of the organization that are saved together. Two administrators at them at once are told of each other. */
export function SettingsCard<Values extends object>({
  title,
  name,
  initial,
  asSettings,
  save,
  children,
  ...shared
}: SharedFields & {
  title: string
  /** Its place in the address; what is typed here is kept on this device under it. */
  name: string
  initial: Values
  /** What the fields mean; of what somebody else chose meanwhile, as the server said it. */
  asSettings: (values: Values) => Partial<OrganizationSettings>
  save: string
  children: (form: Form<Values>) => ReactNode
}) {
  const settle = useMutation(settleOrganization)
  const form = useForm<Values, ReturnType<typeof newOrganizationSettings.parse>>({
    initial,
    held: useOwnDraft(`organization-${name}`),
    read: (values, _id, seen) =>
      readForm(newOrganizationSettings, { ...asSettings(values), seen: asSettings(seen) }),
    isShared: true,
    words: organizationsText.problems,
    onReady: (settings, done) => void settle.mutateAsync(settings).then(done, () => {}),
    isBusy: settle.isPending,
    failure: settle.error,
  })
  return (
    <FoldCard id={name} title={title}>
      <form {...form.props} className="grid justify-items-start gap-4">
        <UnseenInForm form={form} {...shared} />
        {children(form as Form<Values>)}
        <Button type="submit" busy={settle.isPending} disabled={!form.isChanged}>
          {save}
        </Button>
      </form>
    </FoldCard>
  )
}
