import type { ReactNode } from 'react'
import { ContactForm } from '#features/inquiries/parts/contact-form.tsx'
import { brand } from '#lib/brand.ts'
import { pageMeta } from '#screens/frame/page-meta.ts'
import { MailIcon, PhoneIcon, PlaceIcon } from '#ui/icons.ts'
import { contactText as text } from './contact.text.ts'

export const meta = () => pageMeta({ title: text.title, description: text.description, address: '/contact' })

const link = 'font-semibold text-lg text-rail underline underline-offset-4 wrap-anywhere'

export default function Contact() {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:py-20">
      <header className="grid content-start gap-5">
        <h1 className="font-display text-4xl leading-[1.1] tracking-tight sm:text-5xl">{text.heading}</h1>
        <p className="max-w-prose text-lg text-muted">{text.lead}</p>
        <section className="grid gap-2 rounded-card border-brick border-l-4 bg-brick-soft p-5">
          <h2 className="font-semibold text-lg">{text.urgentTitle}</h2>
          <p className="max-w-prose">{text.urgent}</p>
        </section>
      </header>
      <section className="grid content-start gap-4 lg:row-span-2">
        <div className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8">
          <div className="grid gap-1">
            <h2 className="font-display text-2xl">{text.formTitle}</h2>
            <p className="text-muted">{text.formLead}</p>
          </div>
          <ContactForm />
        </div>
        <p className="max-w-prose text-muted">{text.privacy}</p>
      </section>
      <ContactLines />
    </div>
  )
}

function ContactLines() {
  return (
    <section className="grid content-start gap-5 border-line border-t pt-8">
      <h2 className="sr-only">{text.waysTitle}</h2>
      <dl className="m-0 grid gap-6">
        <ContactLine name={text.email} icon={<MailIcon size={20} aria-hidden="true" />}>
          <a href={`mailto:${brand.email}`} className={link}>
            {brand.email}
          </a>
        </ContactLine>
        <ContactLine name={text.phone} icon={<PhoneIcon size={20} aria-hidden="true" />}>
          <a href={`tel:${brand.phoneLink}`} className={link}>
            {brand.phone}
          </a>
          <p className="text-muted">{text.hours}</p>
        </ContactLine>
        <ContactLine name={text.office} icon={<PlaceIcon size={20} aria-hidden="true" />}>
          {brand.address.map(line => (
            <p key={line} className="text-lg">
              {line}
            </p>
          ))}
        </ContactLine>
      </dl>
    </section>
  )
}

function ContactLine({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="flex items-center gap-2 text-muted">
        {icon}
        {name}
      </dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}
