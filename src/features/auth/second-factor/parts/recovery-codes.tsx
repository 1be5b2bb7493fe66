import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { formatDate } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { CopyIcon, DownloadIcon, PrintIcon } from '#ui/icons.ts'
import { showToast } from '#ui/toast.ts'
import { sessionQuery } from '../../auth.queries.ts'
import { secondFactorText } from '../second-factor.text.ts'

const text = secondFactorText.recovery

/** The recovery codes, shown this once: to copy, to print, to keep as a file. */
export function RecoveryCodes({
  codes,
  leadsBack,
  onDone,
}: {
  codes: readonly string[]
  /** Whether the person came from somewhere, and goes back there. */
  leadsBack: boolean
  onDone: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: session } = useQuery(sessionQuery)
  useEffect(() => heading.current?.focus(), [])
  const about = text.sheetFor(session?.person?.email ?? '', formatDate(new Date()))

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    if (isCopied) showToast({ kind: 'success', ...text.copied })
    else showToast({ kind: 'failure', ...text.copyFailed })
  }

  function download() {
    const words = [text.sheetTitle, about, '', ...codes, ''].join('\n')
    const address = URL.createObjectURL(new Blob([words], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = text.fileName
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg">
          {text.title}
        </h3>
        <p>{text.body}</p>
      </div>
      <ul
        aria-label={text.list}
        className="grid min-[24rem]:grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken px-5 py-4 font-semibold text-lg tabular-nums tracking-wide"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" icon={<CopyIcon size={18} aria-hidden="true" />} onClick={copy}>
          {text.copy}
        </Button>
        <Button
          look="secondary"
          icon={<PrintIcon size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
        <Button look="secondary" icon={<DownloadIcon size={18} aria-hidden="true" />} onClick={download}>
          {text.download}
        </Button>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        {leadsBack ? text.doneAndBack : text.done}
      </Button>
      <Sheet codes={codes} about={about} />
    </div>
  )
}

const printStyle = '@media print{body>:not([data-print-sheet]){display:none!important}}'

/** What goes to the printer: the codes and whose they are, nothing else of the page. */
function Sheet({ codes, about }: { codes: readonly string[]; about: string }) {
  return createPortal(
    <div data-print-sheet className="hidden gap-4 p-8 print:grid">
      <style>{printStyle}</style>
      <h1 className="font-semibold text-2xl">{text.sheetTitle}</h1>
      <p>{about}</p>
      <ul className="grid gap-2 text-xl tabular-nums tracking-wide">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>,
    document.body,
  )
}
