import { ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { waitingText } from './waiting.text.ts'

/** A screen whose work is under way: what it will hold, and where to go instead. */
export function WaitingPage({ title, body, to }: { title: string; body: string; to: string }) {
  return (
    <Page title={title} lead={body}>
      <div className="grid justify-items-start gap-5">
        <p className="text-muted">{waitingText.note}</p>
        <ButtonLink to={to} look="secondary">
          {waitingText.goOn}
        </ButtonLink>
      </div>
    </Page>
  )
}
