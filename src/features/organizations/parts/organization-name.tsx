import { useMutation } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { readForm } from '#lib/form-reading.ts'
import { IconButton } from '#ui/button.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import { newOrganizationName } from '../organizations.contract.ts'
import { renameOrganization } from '../organizations.queries.ts'
import { organizationsText as text } from '../organizations.text.ts'

/** The organization's name, and a way to change it. */
export function OrganizationName({ name }: { name: string }) {
  const rename = useMutation(renameOrganization)
  return (
    <span className="inline-flex max-w-full items-center gap-1 wrap-anywhere [&>button]:shrink-0">
      {name}
      <FormDialog
        title={text.name}
        description={text.nameHint}
        trigger={<IconButton label={text.rename} icon={<EditIcon size={18} aria-hidden="true" />} />}
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
    </span>
  )
}
