import type { ReactNode } from 'react'
import { brand } from '#lib/brand.ts'
import { MailIcon, PhoneIcon, PlaceIcon } from '#ui/icons.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { contactText as text } from './contact.text.ts'

export const meta = () => pageMeta({ title: text.title, description: text.description, address: '/contact' })

const link = 'font-semibold text-rail text-xl underline underline-offset-4 break-words'

export default function Contact() {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-12 px-4 py-12 sm:px-6 lg:py-20">
      <header className="grid gap-4">
        <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-6xl">{text.heading}</h1>
        <p className="max-w-prose text-lg text-muted">{text.lead}</p>
      </header>
      <dl className="grid gap-8 border-line border-y py-10 lg:grid-cols-3">
        <Way name={text.email} icon={<MailIcon size={22} aria-hidden="true" />}>
          <a href={`mailto:${brand.email}`} className={link}>
            {brand.email}
          </a>
        </Way>
        <Way name={text.phone} icon={<PhoneIcon size={22} aria-hidden="true" />}>
          <a href={`tel:${brand.phoneLink}`} className={link}>
            {brand.phone}
          </a>
          <p className="mt-1 text-muted">{text.hours}</p>
        </Way>
        <Way name={text.office} icon={<PlaceIcon size={22} aria-hidden="true" />}>
          {brand.address.map(line => (
            <p key={line} className="text-xl">
              {line}
            </p>
          ))}
        </Way>
      </dl>
      <section className="grid gap-2 rounded-card border-brick border-l-4 bg-brick-soft p-6">
        <h2 className="font-semibold text-xl">{text.urgentTitle}</h2>
        <p className="max-w-prose text-lg">{text.urgent}</p>
      </section>
      <p className="max-w-prose text-muted">{text.note}</p>
    </div>
  )
}

function Way({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <dt className="flex items-center gap-2 text-muted">
        {icon}
        {name}
      </dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}
