import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { activityKeys } from '#features/activities/activities.queries.ts'
import { staffAppointmentKeys } from '#features/appointments/appointments-staff.queries.ts'
import { draftKeys } from '#features/assistant/assistant-drafts.queries.ts'
import { isSecondFactorAwaited } from '#features/auth/auth-factor.queries.ts'
import { setUpAddress } from '#features/auth/auth-factor.rules.ts'
import { caseloadKeys, caseloadOverview, openCaseload } from '#features/caseload/caseload.queries.ts'
import { caseloadText } from '#features/caseload/caseload.text.ts'
import { checklistKeys } from '#features/checklist/checklist.queries.ts'
import { checklistStatusKeys } from '#features/checklist/checklist-staff.queries.ts'
import { everythingOf } from '#features/cover/cover.queries.ts'
import { staffFormKeys } from '#features/forms/forms-staff.queries.ts'
import { staffGoalKeys } from '#features/goals/goals-staff.queries.ts'
import { messagingKeys } from '#features/messaging/messaging.queries.ts'
import { SendingUnsent } from '#features/messaging/parts/sending-unsent.tsx'
import { sharedCheckInKeys } from '#features/momentum/momentum.queries.ts'
import { noteKeys } from '#features/notes/notes.queries.ts'
import { patientsStaffKeys } from '#features/people/patients/patients-staff.queries.ts'
import { safetyKeys } from '#features/safety/safety.queries.ts'
import { taskKeys } from '#features/tasks/tasks.queries.ts'
import { staffTaskKeys } from '#features/tasks/tasks-of-staff.queries.ts'
import { problemCode } from '#platform/api.client.ts'
import { useBell } from '#platform/live.client.ts'
import { FailureState } from '#ui/failure-state.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Page } from '#ui/page.tsx'
import { SpinnerArea } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast.ts'
import { caseManagerLayoutText as text } from './case-manager-layout.text.ts'

const heard = {
  patients: [
    ...caseloadKeys,
    ...checklistStatusKeys,
    // A patient who moves takes their conversations along.
    ...messagingKeys,
    ...patientsStaffKeys,
    ...sharedCheckInKeys,
    ...staffAppointmentKeys,
  ],
  appointments: [...staffAppointmentKeys],
  messages: [...caseloadKeys, ...messagingKeys],
  activities: [...caseloadKeys, ...activityKeys],
  checklist: [...caseloadKeys, ...checklistKeys, ...checklistStatusKeys],
  tasks: [...taskKeys, ...staffTaskKeys],
  goals: [...staffGoalKeys],
  forms: [...staffFormKeys],
  safety: [...safetyKeys],
  notes: [...noteKeys, ...draftKeys],
  // Whom one may see has changed.
  cover: everythingOf('staff'),
}

/** The desk of a case manager or specialist. It opens first, which says whether there is one for this person. */
export default function CaseManagerLayout() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useQuery(openCaseload)
  const isSignedOut = problemCode(error) === 'UNAUTHORIZED'
  const opened = data?.opened

  useEffect(() => {
    if (isSignedOut) void navigate(`/auth?return=${encodeURIComponent(pathname + search)}`, { replace: true })
  }, [isSignedOut, navigate, pathname, search])
  useEffect(() => {
    if (opened === 'created') showToast({ kind: 'success', ...caseloadText.opened })
  }, [opened])
  useRefusal(opened === null)

  if (opened) return <Desk />
  if (error && !isSignedOut) {
    const { title, body } = caseloadText.loadFailed
    return (
      <Page>
        <FailureState title={title} body={body} onTryAgain={() => void refetch()} />
      </Page>
    )
  }
  return <SpinnerArea />
}

/** Leads whoever is not let in to what lets them in, a second factor, or tells them kindly and takes them home. */
function useRefusal(isRefused: boolean) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isRefused) return
    let isCurrent = true
    void isSecondFactorAwaited(['case_manager', 'specialist', 'administrator']).then(isAwaited => {
      if (!isCurrent) return
      if (!isAwaited) showToast({ kind: 'failure', ...caseloadText.denied })
      void navigate(isAwaited ? setUpAddress(pathname + search) : '/', { replace: true })
    })
    return () => {
      isCurrent = false
    }
  }, [isRefused, navigate, pathname, search])
}

function Desk() {
  const { data, error } = useQuery(caseloadOverview)
  const wasTold = useRef(false)
  const isOver = problemCode(error) === 'FORBIDDEN' || problemCode(error) === 'UNAUTHORIZED'
  useBell('staff', heard, !isOver)
  // An administrator removed this person, or asked for a second factor, while the desk was open.
  useRefusal(isOver)

  useEffect(() => {
    if (!data || wasTold.current) return
    wasTold.current = true
    showToast({ kind: 'success', ...caseloadText.loaded(data.totalPatients) })
  }, [data])

  if (isOver) return <SpinnerArea />
  return (
    <>
      <div data-width="wide" className="mx-auto w-full max-w-[90rem] px-4 pt-4 sm:px-6">
        <LinkTabs
          label={text.tabs}
          tabs={[
            { to: '/case-manager', label: text.overview, isExact: true },
            { to: '/case-manager/patients', label: text.patients },
            { to: '/case-manager/messages', label: text.messages, count: data?.unreadMessages ?? 0 },
            { to: '/case-manager/files', label: text.files },
            { to: '/case-manager/checklist-status', label: text.checklistStatus },
            { to: '/case-manager/activity', label: text.activity },
          ]}
        />
      </div>
      <SendingUnsent hat="staff" />
      <Outlet />
    </>
  )
}
