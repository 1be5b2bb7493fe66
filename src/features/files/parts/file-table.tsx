import { useMutation } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { withholdingText } from '#features/data-export/withholding/withholding.text.ts'
import { formatDate, formatDay, today } from '#lib/dates.ts'
import { useStaffHat } from '#platform/api/staff-hat.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { DropdownMenu, type MenuItem } from '#ui/dropdown-menu.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FileIcon, MoreIcon, SearchIcon } from '#ui/icons.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import type { Pages } from '#ui/more-button.tsx'
import { PagedTable } from '#ui/paged-table.tsx'
import type { CaseFile } from '../files.contract.ts'
import { fileAddress, showFile } from '../files.queries.ts'
import { expiryOf, hasPreview, labelsOf } from '../files.rules.ts'
import { filesText as text } from '../files.text.ts'
import type { FileAction } from './file-dialogs.tsx'

/** What is said of a file beside its name; on a phone, below it. */
const columns: Column<CaseFile>[] = [
  { key: 'kind', heading: text.kind, cell: file => text.kinds[file.kind] },
  { key: 'added', heading: text.added, isOneLine: true, cell: file => formatDate(file.createdAt) },
  { key: 'size', heading: text.size, align: 'end', isOneLine: true, cell: file => sizeOf(file) },
]

const FileDialogs = lazyDialog(async () => (await import('./file-dialogs.tsx')).default)

/** A list of files as it arrives, page by page. */
type FilePages<File> = Pages & { data?: { pages: readonly { files: readonly File[] }[] } | undefined }

/**
 * Files about patients, the newest first, each with what can be done with it. `patient` adds a column that names whose; `onClear`,
 * where the list is narrowed, shows all again.
 */
export function FileTable<File extends CaseFile>({
  pages,
  patient,
  onClear,
}: {
  pages: FilePages<File>
  patient?: Column<File>
  onClear: (() => void) | undefined
}) {
  const [open, setOpen] = useState<{ action: FileAction; file: File }>()
  const files = pages.data?.pages.flatMap(page => page.files) ?? []
  return (
    <>
      <PagedTable
        pages={pages}
        moreLabel={text.more}
        caption={text.caption}
        rows={files}
        rowKey={file => file.id}
        columns={[
          {
            key: 'name',
            heading: text.file,
            isRowHeading: true,
            isWholeOnPhone: true,
            cell: file => <Name file={file} whose={patient?.cell(file)} />,
          },
          ...[...(patient ? [patient] : []), ...columns].map(column => ({ ...column, isWide: true })),
          {
            key: 'actions',
            heading: <span className="sr-only">{text.actions}</span>,
            align: 'end',
            isNarrow: true,
            cell: file => <FileMenu file={file} onOpen={action => setOpen({ action, file })} />,
          },
        ]}
        empty={onClear ? <NoneFound onClear={onClear} /> : <NoneYet />}
      />
      {open && (
        <Suspense fallback={null}>
          <FileDialogs
            action={open.action}
            // As it stands now: what others write while the dialog is open is shown there.
            file={files.find(({ id }) => id === open.file.id) ?? open.file}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState title={text.empty} body={text.emptyHint} icon={<FileIcon size={24} aria-hidden="true" />} />
  )
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const { none, noneHint, clear } = text.filters
  return (
    <EmptyState
      title={none}
      body={noneHint}
      icon={<SearchIcon size={24} aria-hidden="true" />}
      action={
        <Button look="secondary" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  )
}

const KILOBYTE = 1024

function sizeOf({ sizeBytes }: CaseFile): string {
  const kilobytes = Math.max(1, Math.round(sizeBytes / KILOBYTE))
  return kilobytes < KILOBYTE ? text.kilobytes(kilobytes) : text.megabytes(kilobytes / KILOBYTE)
}

function Name({ file, whose }: { file: CaseFile; whose: ReactNode }) {
  const hat = useStaffHat()
  return (
    <div className="grid min-w-36 gap-1">
      <a
        href={fileAddress(hat, file.id)}
        download
        className="text-rail underline underline-offset-4 wrap-anywhere"
      >
        {file.name}
      </a>
      <div className="flex flex-wrap gap-x-3 font-normal text-muted text-sm sm:hidden">
        {whose}
        {columns.map(({ key, cell }) => (
          <span key={key}>{cell(file)}</span>
        ))}
      </div>
      <Signs file={file} />
    </div>
  )
}

function Signs({ file }: { file: CaseFile }) {
  const expiry = expiryOf(file.expiresOn, today())
  const signs: ReactNode[] = [
    file.readers && text.confidential,
    file.isFromPatient && text.fromPatient,
    file.isShown && !file.isFromPatient && text.shown,
    file.withheldKind && text.withheld,
    ...labelsOf(file.labels),
    file.expiresOn && (expiry === 'expired' ? text.expired : text.expires)(formatDay(file.expiresOn)),
  ].filter(Boolean)
  if (signs.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5 font-normal">
      {signs.map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same label may stand twice
        <li key={place}>
          <Badge tone={expiry && place === signs.length - 1 ? 'marigold' : 'plain'}>{sign}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** Whether this browser shows it within the page; on most phones a PDF is opened by another program. */
const canLookAt = ({ mediaType }: CaseFile) =>
  hasPreview(mediaType) && (mediaType !== 'application/pdf' || navigator.pdfViewerEnabled)

function FileMenu({ file, onOpen }: { file: CaseFile; onOpen: (action: FileAction) => void }) {
  const hat = useStaffHat()
  const show = useMutation(showFile(hat))
  const items: MenuItem[] = [
    ...(canLookAt(file) ? [{ key: 'look', label: text.look, onSelect: () => onOpen('look') }] : []),
    {
      key: 'download',
      label: text.download,
      onSelect: () => window.location.assign(fileAddress(hat, file.id)),
    },
    { key: 'change', label: text.edit, onSelect: () => onOpen('change') },
    // What is withheld from the patient can't be shown to them, and what they see can't be withheld.
    ...(file.withheldKind
      ? []
      : [
          {
            key: 'show',
            label: file.isShown ? text.hide : text.show,
            onSelect: () => show.mutate({ id: file.id, isShown: !file.isShown }),
          },
        ]),
    ...(file.isShown
      ? []
      : [
          {
            key: 'withhold',
            label: file.withheldKind ? withholdingText.openWhy : withholdingText.open,
            onSelect: () => onOpen('withhold'),
          },
        ]),
    { key: 'remove', label: text.remove, isDangerous: true, onSelect: () => onOpen('remove') },
  ]
  return (
    <DropdownMenu
      label={text.menu(file.name)}
      items={items}
      trigger={<IconButton label={text.menu(file.name)} icon={<MoreIcon size={20} aria-hidden="true" />} />}
    />
  )
}
