import { Handrail } from '#ui/handrail.tsx'
import type { OpenImport } from '../imports.contract.ts'
import { importsText as text } from '../imports.text.ts'

/** At which step of the way an import is, in each state that is on the way. */
const stepOf: Partial<Record<OpenImport['state'], number>> = {
  uploading: 0,
  reading: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
  writing: 3,
  done: 4,
}

/** From the file to the record in four steps, and where one is; nothing once an import has left that way. */
export function ImportSteps({ state, isNaming = false }: { state: OpenImport['state']; isNaming?: boolean }) {
  const current = isNaming ? 1 : stepOf[state]
  if (current === undefined) return null
  return (
    <Handrail
      label={text.way.label}
      direction="horizontal"
      current={current}
      steps={(['file', 'columns', 'check', 'import'] as const).map(key => ({
        key,
        label: <span className="text-sm">{text.way[key]}</span>,
      }))}
    />
  )
}
