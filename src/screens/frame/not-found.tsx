import { ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { BrokenRail } from './broken-rail.tsx'
import { frameText } from './frame.text.ts'
import { pageMeta } from './page-meta.ts'

export const meta = () => pageMeta({ title: frameText.notFoundMeta, isHidden: true })

/** Every address that leads nowhere. */
export default function NotFound() {
  return (
    <Page>
      <div className="grid justify-items-start gap-6 py-4 sm:py-10">
        <BrokenRail />
        <div className="grid gap-3">
          <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{frameText.notFoundTitle}</h1>
          <p className="max-w-prose text-lg text-muted">{frameText.notFoundBody}</p>
        </div>
        <ButtonLink to="/">{frameText.returnHome}</ButtonLink>
      </div>
    </Page>
  )
}
