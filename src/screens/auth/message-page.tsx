import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'

/** A page that says one thing, such as that a link is used up, and leads on. */
export function MessagePage({
  title,
  body,
  to,
  label,
}: {
  title: string
  body: string
  /** Where its button leads. */
  to: string
  label: string
}) {
  return (
    <Page width="reading">
      <EmptyState title={title} body={body} action={<ButtonLink to={to}>{label}</ButtonLink>} />
    </Page>
  )
}
