import { Link } from 'react-router'
import { DemoForm } from '#features/inquiries/parts/demo-form.tsx'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { demoText as text } from './demo.text.ts'

export const meta = () => pageMeta({ title: text.title, description: text.description, address: '/demo' })

export default function Demo() {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:py-20">
      <header className="grid content-start gap-5">
        <p className="font-semibold text-rail">{text.title}</p>
        <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-5xl">{text.heading}</h1>
        <p className="max-w-prose text-lg text-muted">{text.lead}</p>
      </header>
      <div className="grid content-start gap-4 lg:row-span-2">
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
          <DemoForm />
        </div>
        <p className="max-w-prose text-muted">{text.privacy}</p>
      </div>
      <Next />
    </div>
  )
}

function Next() {
  return (
    <section className="grid content-start gap-6">
      <h2 className="font-display text-2xl">{text.nextTitle}</h2>
      <ol className="relative grid gap-7 before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:rounded-full before:bg-rail">
        {text.next.map(({ title, body }) => (
          <li
            key={title}
            className="relative grid gap-1 pl-12 before:absolute before:top-3 before:left-1 before:h-1 before:w-7 before:rounded-full before:bg-rail"
          >
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="max-w-prose text-muted">{body}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-prose border-line border-t pt-5">
        {text.aloneBefore}
        <Link to="/patient-portal/demo" className="font-semibold text-rail underline underline-offset-4">
          {text.aloneLink}
        </Link>
        {text.aloneAfter}
      </p>
    </section>
  )
}
