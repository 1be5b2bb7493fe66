import { brand } from '#lib/brand.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { BrokenRailIllustration } from './broken-rail-illustration.tsx'
import { frameText } from './frame.text.ts'

/** What a person sees when a page failed: that nothing was lost, and what to do. */
export function ErrorPage() {
  return (
    <Page>
      <div role="alert" className="grid justify-items-start gap-6 py-4 sm:py-10">
        <BrokenRailIllustration />
        <div className="grid gap-3">
          <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{frameText.errorTitle}</h1>
          <p className="max-w-prose text-lg">{frameText.errorBody}</p>
          <p className="max-w-prose text-muted">{frameText.errorHelp}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>{frameText.reload}</Button>
          <a href={`mailto:${brand.email}`} className={buttonClasses('secondary')}>
            {frameText.writeToUs}
          </a>
        </div>
      </div>
    </Page>
  )
}
