import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { EditIcon } from '#ui/icons.ts'
import { TextField } from '#ui/text-field.tsx'
import { organizationName } from '../organizations.contract.ts'
import { renameOrganization } from '../organizations.queries.ts'
import { organizationsText as text } from '../organizations.text.ts'

/** The organization's name, and a way to change it. */
export function OrganizationName({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const rename = useMutation(renameOrganization)
  const formId = useId()
  const turn = (open: boolean) => {
    setProblem(undefined)
    setIsOpen(open)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = readForm(organizationName, Object.fromEntries(new FormData(event.currentTarget)))
    setProblem(reading.problems?.name)
    if (reading.data) rename.mutate(reading.data, { onSuccess: () => turn(false) })
  }
  return (
    <span className="inline-flex items-center gap-1">
      {name}
      <Dialog
        title={text.name}
        description={text.nameHint}
        open={isOpen}
        onOpenChange={turn}
        trigger={<IconButton label={text.rename} icon={<EditIcon size={18} aria-hidden="true" />} />}
        actions={
          <>
            <DialogClose asChild>
              <Button look="secondary">{text.cancel}</Button>
            </DialogClose>
            <Button type="submit" form={formId} busy={rename.isPending}>
              {text.save}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate>
          <TextField
            label={text.name}
            name="name"
            defaultValue={name}
            error={problemWords(text.problems, problem)}
          />
        </form>
      </Dialog>
    </span>
  )
}
