import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sessionQuery } from '#features/auth/auth.queries.ts'
import { wayOn } from '#features/auth/auth.rules.ts'
import { AuthLayout } from '#features/auth/parts/auth-layout.tsx'
import { Badge } from '#ui/badge.tsx'
import { GoOn, useIsSigningIn } from './go-on.tsx'

/**
 * A patient's way in, whose footer leads to the other one with what the address asks for. Whoever is signed in goes on to
 * where they were going.
 */
export function PatientEntry({
  words,
  other,
  aside,
  children,
}: {
  words: { badge: string; title: string; lead: string; other: string; otherLink: string }
  /** The address of the other way in. */
  other: string
  aside?: ReactNode
  children: ReactNode
}) {
  const [search] = useSearchParams()
  const { data: session } = useQuery(sessionQuery)
  const isSigningIn = useIsSigningIn(session)
  const organization = search.get('org')
  // Whoever is signed in already and followed an organization's link is asked whether to become a patient there.
  const portal = organization
    ? `/patient-portal/getting-started?org=${encodeURIComponent(organization)}`
    : '/patient-portal'
  if (session?.person)
    return (
      <GoOn
        to={wayOn(session, search.get('return')) ?? portal}
        language={session.person.language}
        isSigningIn={isSigningIn}
      />
    )
  const query = search.toString()
  return (
    <AuthLayout
      badge={
        <Badge tone="rail" mayWrap>
          {words.badge}
        </Badge>
      }
      title={words.title}
      lead={words.lead}
      footer={
        <>
          {words.other}{' '}
          <Link
            to={query ? `${other}?${query}` : other}
            className="inline-flex min-h-11 items-center font-semibold text-rail underline"
          >
            {words.otherLink}
          </Link>
        </>
      }
      aside={aside}
    >
      {children}
    </AuthLayout>
  )
}
