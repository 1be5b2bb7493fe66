import { ButtonLink } from '#ui/button.tsx'
import type { Action } from './hero.tsx'

/** The end of a public page: one sentence, and the next step. */
export function CallToAction({
  title,
  body,
  action,
  second,
}: {
  title: string
  body: string
  action: Action
  second?: Action
}) {
  return (
    <section className="border-line border-t">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-6 px-4 py-16 sm:px-6 lg:grid-cols-[3fr_2fr] lg:py-24">
        <h2 className="font-display text-3xl leading-tight tracking-tight sm:text-5xl">{title}</h2>
        <div className="grid gap-5">
          <p className="max-w-prose text-lg text-muted">{body}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={action.to} size="large">
              {action.label}
            </ButtonLink>
            {second && (
              <ButtonLink to={second.to} size="large" look="secondary">
                {second.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
