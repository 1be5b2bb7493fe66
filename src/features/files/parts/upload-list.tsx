import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { IconButton } from '#ui/button.tsx'
import { FormMessage } from '#ui/form-message.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { cancelUpload, type Upload } from '../files.store.ts'
import { filesText } from '../files.text.ts'

const text = filesText.upload

/** What is on its way, how far, and what was not taken and why. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label={text.list} className="grid gap-3">
      {uploads.map(upload => (
        <li key={upload.id} className="flex items-center gap-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <Standing upload={upload} />
          </div>
          <Aside upload={upload} />
        </li>
      ))}
    </ul>
  )
}

function Aside({ upload: { id, name, state } }: { upload: Upload }) {
  const hat = useStaffHat()
  return (
    <IconButton
      label={state === 'failed' ? text.dismiss(name) : text.cancel(name)}
      icon={<CloseIcon size={20} aria-hidden="true" />}
      onClick={() => cancelUpload(hat, id)}
    />
  )
}

function Standing({ upload: { name, percent, state, refusal } }: { upload: Upload }) {
  if (state === 'failed')
    return (
      <FormMessage kind="failure">
        <span className="wrap-anywhere">{name}</span>:{' '}
        {refusal === 'premium'
          ? filesText.premium.title
          : ((refusal && filesText.refused[refusal]) ?? filesText.toasts.failed.body)}
      </FormMessage>
    )
  const standing = { queued: text.queued, sending: text.uploading, waiting: text.waiting }[state]
  return (
    <>
      <p className="truncate">{name}</p>
      <ProgressBar label={standing} percent={percent} valueText={text.percent(name, percent)} />
      <p role="status" className="text-muted text-sm tabular-nums">
        {state === 'sending' ? `${standing} ${percent} %` : standing}
      </p>
    </>
  )
}
