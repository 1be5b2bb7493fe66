import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { PremiumNote, useIsPremiumClosed } from '#features/billing/parts/premium-note.tsx'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { joinClasses } from '#ui/class-names.ts'
import { FileIcon } from '#ui/icons.ts'
import { NativeSelectField } from '#ui/native-select-field.tsx'
import { acceptedFiles, type FileKind, fileKinds } from '../files.rules.ts'
import { uploadFiles, useUploads } from '../files.store.ts'
import { filesText } from '../files.text.ts'
import { UploadList } from './upload-list.tsx'

const text = filesText.upload

/**
 * Where files about a patient are chosen, dropped or photographed; each begins to travel at once. Without a patient it can't be
 * used yet; `children` is where one is chosen. Where Premium is not open, what it is.
 */
export function UploadFiles({
  patientId,
  children,
}: {
  patientId: string | undefined
  children?: ReactNode
}) {
  const hat = useStaffHat()
  const isClosed = useIsPremiumClosed(hat)
  const [kind, setKind] = useState<FileKind>('other')
  const uploads = useUploads(patientId)
  if (isClosed) return <PremiumNote {...filesText.premium} icon={<FileIcon size={24} aria-hidden="true" />} />
  return (
    <div className="grid gap-4">
      <div
        className={joinClasses(
          'grid items-end gap-4',
          children ? 'sm:grid-cols-2 xl:grid-cols-[18rem_12rem_1fr]' : 'sm:grid-cols-[12rem_1fr]',
        )}
      >
        {children}
        <NativeSelectField
          label={text.kind}
          empty={null}
          value={kind}
          onChange={event => setKind(event.target.value as FileKind)}
          options={fileKinds.map(value => ({ value, label: filesText.kinds[value] }))}
        />
        <DropPlace
          isDisabled={patientId === undefined}
          onFiles={files => patientId && void uploadFiles({ hat, patientId, kind }, files)}
        />
      </div>
      <UploadList uploads={uploads} />
    </div>
  )
}

const chooser =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-card px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-60'

/** A file that is dropped beside its place would be opened by the browser, in place of the page. */
function useNoDropBeside(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
  }, [])
}

/** A place to drop files on, with a button that chooses them and, on a phone, one that takes a photo. */
function DropPlace({ isDisabled, onFiles }: { isDisabled: boolean; onFiles: (files: File[]) => void }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  useNoDropBeside()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same file can be chosen again.
    event.target.value = ''
    onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  const input = {
    type: 'file',
    disabled: isDisabled,
    onChange: choose,
    'aria-describedby': id,
    className: 'sr-only',
  }
  return (
    <section
      aria-label={text.choose}
      onDragOver={event => {
        event.preventDefault()
        setOver(!isDisabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'flex flex-wrap items-center gap-3 rounded-card border border-edge border-dashed p-3',
        isOver && 'border-rail bg-rail-soft',
      )}
    >
      <label className={joinClasses(chooser, 'bg-rail text-on-rail')}>
        {text.choose}
        <input {...input} multiple accept={acceptedFiles} />
      </label>
      <label className={joinClasses(chooser, 'border border-edge sm:hidden')}>
        {text.photo}
        <input {...input} accept="image/*" capture="environment" />
      </label>
      <p id={id} className="min-w-0 flex-1 basis-56 text-muted text-sm">
        {isDisabled ? (
          text.choosePatient
        ) : (
          <>
            <span className="max-sm:hidden">{text.drop} </span>
            {text.limits}
          </>
        )}
      </p>
    </section>
  )
}
