import { pageMeta } from '#screens/frame/page-meta.ts'
import { Guide } from './guide.tsx'
import { whatStaysPrivateText as text } from './what-stays-private.text.ts'

export const meta = () =>
  pageMeta({
    title: text.title,
    description: text.description,
    address: '/resources/what-stays-private',
    subject: { kind: 'article', changed: text.changedOn },
  })

export default function WhatStaysPrivate() {
  return <Guide slug="what-stays-private" text={text} />
}
