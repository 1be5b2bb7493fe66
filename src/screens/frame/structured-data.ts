import { brandText } from '#lib/brand.text.ts'
import { brand } from '#lib/brand.ts'
import { addressIn, pageLanguage } from '#lib/language.ts'
import { siteOrigin } from '#lib/site.ts'

/** What a page is about, beyond being a page. */
export type PageSubject =
  | { kind: 'home' }
  | { kind: 'product'; name: string }
  | { kind: 'questions'; questions: readonly { question: string; answer: string }[] }
  | { kind: 'article'; changed: string }

interface Page {
  title: string
  description: string
  address: string
  subject?: PageSubject
}

type Thing = { '@type': string; [property: string]: unknown }

const at = (address: string) => siteOrigin + addressIn(pageLanguage, address)
const organizationId = () => `${siteOrigin}/#organization`

/** Who runs this copy. */
function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand.name,
    url: `${siteOrigin}/`,
    logo: `${siteOrigin}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
  }
}

/** The paid plans that have a price, as a search engine reads them. Patients' use is free. */
function software(name: string): Thing {
  const plan = (planName: string, price: number) => ({
    '@type': 'Offer',
    name: planName,
    price,
    priceCurrency: 'USD',
    url: at('/pricing'),
  })
  return {
    '@type': 'SoftwareApplication',
    name,
    description: brandText.summary,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: [
      plan(brandText.plans.patients, brand.prices.patient),
      plan(brandText.plans.starter, brand.prices.starter),
      plan(brandText.plans.growth, brand.prices.growth),
    ],
    provider: { '@id': organizationId() },
  }
}

/** The way from the home page to this one, as far as it is deeper than one step. */
function breadcrumb({ title, address }: Page): Thing {
  const steps = [
    { name: brand.name, item: at('/') },
    { name: title, item: at(address) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      ...step,
    })),
  }
}

function thingsOf(page: Page): Thing[] {
  const { subject, title, description, address } = page
  if (subject?.kind === 'home')
    return [
      { '@type': 'WebSite', name: brand.name, url: at('/'), inLanguage: pageLanguage, description },
      software(brand.name),
    ]
  if (subject?.kind === 'product') return [software(`${brand.name} ${subject.name}`), breadcrumb(page)]
  if (subject?.kind === 'questions')
    return [
      {
        '@type': 'FAQPage',
        mainEntity: subject.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      software(brand.name),
      breadcrumb(page),
    ]
  if (subject?.kind === 'article')
    return [
      {
        '@type': 'Article',
        headline: title,
        description,
        dateModified: subject.changed,
        inLanguage: pageLanguage,
        mainEntityOfPage: at(address),
        author: { '@id': organizationId() },
        publisher: { '@id': organizationId() },
      },
      breadcrumb(page),
    ]
  return [breadcrumb(page)]
}

/** What a search engine may know of a page (schema.org, as JSON-LD). */
export function describePage(page: Page): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      {
        '@type': 'WebPage',
        '@id': `${at(page.address)}#page`,
        url: at(page.address),
        name: page.title,
        description: page.description,
        inLanguage: pageLanguage,
      },
      ...thingsOf(page),
    ],
  }
}
