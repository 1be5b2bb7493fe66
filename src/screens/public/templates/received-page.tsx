import { brand } from '#lib/brand.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Handrail } from '#ui/handrail.tsx'

/** What somebody sent is here: what happens next, and where to go meanwhile. */
export function ReceivedPage({
  text,
  action,
}: {
  text: {
    title: string
    lead: string
    progressLabel: string
    steps: string[]
    hint: string
    action: string
    second: string
  }
  action: string
}) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-10 px-4 py-14 sm:px-6 sm:py-20">
      <header className="grid gap-5">
        <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-5xl">{text.title}</h1>
        <p className="max-w-prose text-lg text-muted sm:text-xl">{text.lead}</p>
      </header>
      <Handrail
        steps={text.steps.map(label => ({ key: label, label }))}
        current={1}
        label={text.progressLabel}
      />
      <p className="max-w-prose border-line border-t pt-6">
        {text.hint}{' '}
        <a
          href={`mailto:${brand.email}`}
          className="wrap-anywhere font-semibold text-rail underline underline-offset-4"
        >
          {brand.email}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={action} size="large">
          {text.action}
        </ButtonLink>
        <ButtonLink to="/" size="large" look="secondary">
          {text.second}
        </ButtonLink>
      </div>
    </div>
  )
}
