import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import type { DialogOnDemand } from '#ui/on-demand.tsx'
import { TextField } from '#ui/text-field.tsx'
import { newOrganizationName } from '../organizations.contract.ts'
import { renameOrganization } from '../organizations.queries.ts'
import { organizationsText as text } from '../organizations.text.ts'

/** Changes the organization's name. */
export function RenameOrganizationDialog({ name, ...opened }: { name: string } & DialogOnDemand) {
  const rename = useMutation(renameOrganization)
  return (
    <FormDialog
      {...opened}
      title={text.name}
      description={text.nameHint}
      cancelLabel={text.cancel}
      submitLabel={text.save}
      isBusy={rename.isPending}
      failure={rename.error}
      held={useOwnDraft('organization-name')}
      initial={{ name }}
      shared={{ labels: { name: text.name } }}
      read={(values, _id, seen) => readForm(newOrganizationName, { ...values, seen })}
      words={text.problems}
      onReady={(renamed, close) => void rename.mutateAsync(renamed).then(close, () => {})}
    >
      {({ field }) => <TextField label={text.name} {...field('name')} />}
    </FormDialog>
  )
}
