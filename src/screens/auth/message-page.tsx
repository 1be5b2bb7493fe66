import { ButtonLink } from '#ui/button.tsx'

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
    <div className="mx-auto my-auto grid w-full max-w-2xl justify-items-start gap-5 px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-5xl">{title}</h1>
      <p className="max-w-prose wrap-anywhere text-lg text-muted">{body}</p>
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
    </div>
  )
}
