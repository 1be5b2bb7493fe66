import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { AddIcon, DeleteIcon, EditIcon, KeyIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AskedPassword } from '../../parts/password-dialog.tsx'
import { ownPassword } from '../../second-factor/second-factor.contract.ts'
import { secondFactorText } from '../../second-factor/second-factor.text.ts'
import { passkeyName } from '../passkeys.contract.ts'
import { addPasskey, DeviceStopped, ownPasskeys } from '../passkeys.queries.ts'
import { passkeysText as text } from '../passkeys.text.ts'
import { useMayHavePasskeys } from './passkey-button.tsx'
import { type NamedPasskey, RemovePasskey, RenamePasskey } from './passkey-changes.tsx'

/** One's passkeys: adding, renaming and removing them. */
export function PasskeysCard() {
  const passkeys = useQuery(ownPasskeys)
  const mayHave = useMayHavePasskeys()
  return (
    <Card title={text.title} description={text.what}>
      <div className="grid gap-4">
        {passkeys.data ? (
          <PasskeyList passkeys={passkeys.data.map(nameOf)} />
        ) : passkeys.isError ? (
          <FailureState onTryAgain={() => void passkeys.refetch()} isTrying={passkeys.isFetching} />
        ) : (
          <SkeletonLines lines={1} />
        )}
        {mayHave ? <AddPasskey /> : <p className="text-muted">{text.unsupported}</p>}
        <p className="text-muted">{text.notAlone}</p>
      </div>
    </Card>
  )
}

const nameOf = (passkey: NamedPasskey): NamedPasskey => ({ ...passkey, name: passkey.name || text.unnamed })

function PasskeyList({ passkeys }: { passkeys: NamedPasskey[] }) {
  const [changed, setChanged] = useState<{ passkey: NamedPasskey; how: 'rename' | 'remove' }>()
  if (passkeys.length === 0) return <p>{text.empty}</p>
  const close = () => setChanged(undefined)
  return (
    <>
      <ul aria-label={text.list} className="divide-y divide-line border-line border-y">
        {passkeys.map(passkey => (
          <li key={passkey.id} className="flex items-center gap-3 py-2">
            <KeyIcon size={20} aria-hidden="true" className="shrink-0 text-rail" />
            <span className="grid min-w-0 flex-1">
              <span className="wrap-anywhere font-semibold">{passkey.name}</span>
              <span className="text-muted text-sm">{text.added(formatDate(passkey.createdAt))}</span>
            </span>
            <IconButton
              label={text.rename.button(passkey.name)}
              icon={<EditIcon size={18} aria-hidden="true" />}
              onClick={() => setChanged({ passkey, how: 'rename' })}
            />
            <IconButton
              label={text.remove.button(passkey.name)}
              icon={<DeleteIcon size={18} aria-hidden="true" />}
              onClick={() => setChanged({ passkey, how: 'remove' })}
            />
          </li>
        ))}
      </ul>
      {changed?.how === 'rename' && <RenamePasskey passkey={changed.passkey} onClose={close} />}
      {changed?.how === 'remove' && <RemovePasskey passkey={changed.passkey} onClose={close} />}
    </>
  )
}

const newPasskey = passkeyName.extend(ownPassword.shape)

function AddPasskey() {
  const add = useMutation(addPasskey)
  const stopped =
    add.error instanceof DeviceStopped ? (add.error.isKnown ? text.add.known : text.add.stopped) : undefined
  return (
    <div>
      <FormDialog
        width="narrow"
        title={text.add.title}
        description={text.add.body}
        onOpenChange={add.reset}
        trigger={
          <Button look="secondary" icon={<AddIcon size={18} aria-hidden="true" />}>
            {text.add.button}
          </Button>
        }
        cancelLabel={text.cancel}
        submitLabel={text.add.submit}
        busyLabel={text.add.busy}
        isBusy={add.isPending}
        failure={add.error}
        initial={{ name: '', password: '' }}
        read={values => readForm(newPasskey, values)}
        words={{ ...secondFactorText.problems, ...text.problems }}
        onReady={(asked, close) => void add.mutateAsync(asked).then(close, () => {})}
      >
        {({ field }) => (
          <AskedPassword field={field('password')} failure={add.error} failureWords={stopped}>
            <TextField
              label={text.name}
              hint={text.nameHint}
              {...field('name')}
              maxLength={60}
              required
              autoComplete="off"
            />
          </AskedPassword>
        )}
      </FormDialog>
    </div>
  )
}
