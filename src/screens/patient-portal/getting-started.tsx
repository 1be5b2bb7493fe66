import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { onboardingText as text } from '#features/onboarding/onboarding.text.ts'
import { OnboardingChat } from '#features/onboarding/parts/onboarding-chat.tsx'
import { ownFigures } from '#features/patients/patients.queries.ts'
import { showsGettingStarted } from '#features/patients/patients.rules.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = () => pageMeta({ title: text.heading, isHidden: true })

/** The welcome conversation. Who has nothing to begin any more goes on to the dashboard. */
export default function GettingStarted() {
  const figures = useQuery(ownFigures)
  const navigate = useNavigate()
  const client = useQueryClient()
  // Decided once, on arriving: the end of the conversation must not pull the page away from its last words.
  const [isHere, setHere] = useState(false)
  if (!isHere && figures.data) {
    if (!showsGettingStarted(figures.data)) return <Navigate to="/patient-portal/dashboard" replace />
    setHere(true)
  }
  if (figures.isError && !figures.data)
    return (
      <Page width="reading">
        <FailureState isTrying={figures.isFetching} onTryAgain={() => void figures.refetch()} />
      </Page>
    )
  if (!isHere) return <SpinnerArea height="24rem" />
  return (
    <Page title={text.heading} lead={text.intro} width="reading">
      <OnboardingChat
        onCompleted={() => {
          void client.invalidateQueries()
          void navigate('/patient-portal/dashboard')
        }}
      />
    </Page>
  )
}
