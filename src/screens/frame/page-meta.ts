import type { MetaDescriptor } from 'react-router'
import { brand } from '#lib/brand.ts'
import { addressIn, languages } from '#lib/language.ts'

/** The title and description of a page; with its `address`, also where it stands in each language. */
export function pageMeta({
  title,
  description,
  address,
  isHidden = false,
}: {
  title: string
  description?: string
  address?: string
  /** Keeps a page out of search engines: everything behind a sign-in. */
  isHidden?: boolean
}): MetaDescriptor[] {
  return [
    { title: title === brand.name ? title : `${title} · ${brand.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(address
      ? [
          ...languages.map(language => alternate(language, addressIn(language, address))),
          alternate('x-default', address),
        ]
      : []),
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}
