import type { MetaDescriptor } from 'react-router'
import { brand } from '#lib/brand.ts'
import { addressIn, languages, pageLanguage } from '#lib/language.ts'
import { siteOrigin } from '#lib/site.ts'
import { describePage, type PageSubject } from './structured-data.ts'

interface PageFacts {
  title: string
  description?: string
  /** The path of the page without its language, such as `/pricing`; a page that has one may be indexed and shared. */
  address?: string
  /** What the page is about, for search engines; without it, a plain page. */
  subject?: PageSubject
  /** Keeps a page out of search engines: everything behind a sign-in. */
  isHidden?: boolean
}

/**
 * The title and description of a page; with its `address`, also its address in each language and how it is shared.
 * Only the prerendered page carries the latter: crawlers run no script, and no browser needs its weight.
 */
export function pageMeta({
  title,
  description,
  address,
  subject,
  isHidden = false,
}: PageFacts): MetaDescriptor[] {
  const whole = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  const isFound = import.meta.env.SSR && address !== undefined && !isHidden
  return [
    { title: whole },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isFound ? alternateLinks(address) : []),
    ...(isFound && description ? sharingTags({ title, description, address }) : []),
    ...(isFound && description
      ? [{ 'script:ld+json': describePage({ title, description, address, subject }) }]
      : []),
  ]
}

function alternateLinks(address: string): MetaDescriptor[] {
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: 'link' as const,
    rel,
    ...(hrefLang ? { hrefLang } : {}),
    href: siteOrigin + href,
  })
  return [
    link('canonical', addressIn(pageLanguage, address)),
    ...languages.map(language => link('alternate', addressIn(language, address), language)),
    link('alternate', address, 'x-default'),
  ]
}

const locales = { en: 'en_US', es: 'es_US' } as const

/** The address of the picture that a shared page shows (platform/pages/pictures.server.ts). */
function pictureAddress(address: string): string {
  return `/pictures${addressIn(pageLanguage, address === '/' ? '/home' : address)}.png`
}

function sharingTags({
  title,
  description,
  address,
}: {
  title: string
  description: string
  address: string
}): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: name, content })
  return [
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteOrigin + addressIn(pageLanguage, address)),
    property('og:locale', locales[pageLanguage]),
    property('og:image', siteOrigin + pictureAddress(address)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
