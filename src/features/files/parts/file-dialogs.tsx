import { useMutation, useQuery } from '@tanstack/react-query'
import { useOwnDraft } from '#features/auth/auth.store.ts'
import { careTeamOf } from '#features/care-team/care-team.queries.ts'
import { Withholding } from '#features/data-export/withholding/parts/withholding.tsx'
import { formatDay } from '#lib/dates.ts'
import { readForm } from '#lib/form-reading.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxList } from '#ui/checkbox-list.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import type { Form } from '#ui/form.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type CaseFile, fileChange, fileRemoval } from '../files.contract.ts'
import { changeFile, fileAddress, releaseFile, removeFile, withholdFile } from '../files.queries.ts'
import {
  type FileKind,
  fileKinds,
  LONGEST_LABELS,
  LONGEST_NAME,
  LONGEST_REASON,
  readReaders,
  writeReaders,
} from '../files.rules.ts'
import { filesText } from '../files.text.ts'

export type FileAction = 'look' | 'change' | 'withhold' | 'remove'

interface OfFile {
  file: CaseFile
  onClose: () => void
}

/** What one does with a file in a dialog. */
export default function FileDialogs({ action, ...ofFile }: OfFile & { action: FileAction }) {
  if (action === 'look') return <Preview {...ofFile} />
  if (action === 'withhold') return <Withhold {...ofFile} />
  return action === 'change' ? <Change {...ofFile} /> : <Remove {...ofFile} />
}

/** The browser shows it, in a frame that can do nothing else. */
function Preview({ file, onClose }: OfFile) {
  const address = fileAddress(useStaffHat(), file.id, true)
  const text = filesText.preview
  return (
    <Dialog
      title={file.name}
      width="widest"
      open
      onOpenChange={onClose}
      actions={
        <DialogClose asChild>
          {/* A frame that had the focus would keep Escape to itself. */}
          <Button look="secondary" autoFocus>
            {text.close}
          </Button>
        </DialogClose>
      }
    >
      {file.mediaType === 'application/pdf' ? (
        <iframe src={address} title={text.frame(file.name)} className="h-[70vh] w-full border border-line" />
      ) : (
        <img src={address} alt={text.frame(file.name)} className="mx-auto max-h-[70vh] max-w-full" />
      )}
    </Dialog>
  )
}

type Words = Record<'name' | 'kind' | 'labels' | 'expiresOn' | 'readers', string>

const wordsOf = ({ name, kind, labels, expiresOn, readers }: CaseFile): Words => ({
  ...{ name, kind, labels, expiresOn: expiresOn ?? '' },
  readers: writeReaders(readers),
})

const words = filesText.change

/** The names of the care team, by the id of each. */
function useTeam(patientId: string): ReadonlyMap<string, string> {
  const team = useQuery(careTeamOf(useStaffHat(), patientId)).data?.members ?? []
  return new Map(team.map(({ memberId, name }) => [memberId, name]))
}

function Change({ file, onClose }: OfFile) {
  const change = useMutation(changeFile(useStaffHat()))
  const team = useTeam(file.patientId)
  const sayReaders = (word: string) =>
    readReaders(word)
      ?.map(id => team.get(id) ?? words.gone)
      .join(', ') ?? words.everybody
  return (
    <FormDialog
      title={words.title}
      open
      onOpenChange={onClose}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      isBusy={change.isPending}
      failure={change.error}
      shared={{
        labels: {
          name: words.name,
          kind: filesText.kind,
          labels: filesText.labels,
          expiresOn: words.expiresOn,
          readers: words.readers,
        },
        reads: {
          kind: kind => filesText.kinds[kind as FileKind] ?? kind,
          expiresOn: formatDay,
          readers: sayReaders,
        },
        words: ['name', 'labels'],
      }}
      held={useOwnDraft(`file-${file.id}`)}
      initial={wordsOf(file)}
      read={({ readers, expiresOn, ...rest }, _id, seen) =>
        readForm(fileChange, {
          id: file.id,
          ...rest,
          expiresOn: expiresOn || null,
          readers: readReaders(readers),
          seen,
        })
      }
      words={filesText.problems}
      onReady={(data, close) => void change.mutateAsync(data).then(close, () => {})}
    >
      {form => <Fields form={form} team={team} />}
    </FormDialog>
  )
}

function Fields({ form, team }: { form: Form<Words>; team: ReadonlyMap<string, string> }) {
  const { field, choice, values, set } = form
  const readers = readReaders(values.readers)
  return (
    <>
      <TextField label={words.name} {...field('name')} maxLength={LONGEST_NAME} />
      <SelectField
        label={filesText.kind}
        {...choice('kind')}
        options={fileKinds.map(value => ({ value, label: filesText.kinds[value] }))}
      />
      <TextField
        label={filesText.labels}
        hint={words.labelsHint}
        {...field('labels')}
        maxLength={LONGEST_LABELS}
        optional
      />
      <TextField
        label={words.expiresOn}
        hint={words.expiresHint}
        {...field('expiresOn')}
        type="date"
        optional
      />
      <SelectField
        label={words.readers}
        value={readers ? 'named' : 'team'}
        onValueChange={reach => set({ readers: writeReaders(reach === 'team' ? null : []) })}
        options={[
          { value: 'team', label: words.everybody },
          { value: 'named', label: words.named },
        ]}
      />
      {readers && (
        <CheckboxList
          label={words.named}
          hint={words.namedHint}
          name="readers"
          options={[...team].map(([value, label]) => ({ value, label }))}
          values={readers}
          onValuesChange={readers => set({ readers: writeReaders(readers) })}
        />
      )}
    </>
  )
}

function Withhold({ file, onClose }: OfFile) {
  const hat = useStaffHat()
  const withhold = useMutation(withholdFile(hat))
  const release = useMutation(releaseFile(hat))
  const hint = filesText.withholding
  return <Withholding id={file.id} name={file.name} state={file} {...{ hint, withhold, release, onClose }} />
}

function Remove({ file, onClose }: OfFile) {
  const remove = useMutation(removeFile(useStaffHat()))
  const text = filesText.removal
  return (
    <FormDialog
      title={text.title(file.name)}
      description={text.hint}
      open
      onOpenChange={onClose}
      cancelLabel={text.cancel}
      submitLabel={text.delete}
      look="danger"
      isBusy={remove.isPending}
      failure={remove.error}
      initial={{ reason: '' }}
      read={values => readForm(fileRemoval, { id: file.id, ...values })}
      words={filesText.problems}
      onReady={(data, close) => void remove.mutateAsync(data).then(close, () => {})}
    >
      {form => <TextArea label={text.reason} {...form.field('reason')} rows={2} maxLength={LONGEST_REASON} />}
    </FormDialog>
  )
}
