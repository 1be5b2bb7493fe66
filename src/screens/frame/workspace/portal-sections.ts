import { portalLayoutText as text } from '#screens/patient-portal/portal-layout.text.ts'
import { ChecklistIcon, HomeIcon, MessageIcon, PersonIcon, UnderWayIcon } from '#ui/icons.ts'

/** Where a person answers the first questions; left out once they are answered. */
export const GETTING_STARTED = '/patient-portal/getting-started'

/** The sections of the portal, in their order. */
export const portalSections = [
  { to: GETTING_STARTED, label: text.gettingStarted, short: text.gettingStartedShort, icon: UnderWayIcon },
  { to: '/patient-portal/dashboard', label: text.dashboard, icon: HomeIcon },
  {
    to: '/patient-portal/forms-and-tasks',
    label: text.formsAndTasks,
    short: text.formsAndTasksShort,
    icon: ChecklistIcon,
  },
  { to: '/patient-portal/messages', label: text.messages, icon: MessageIcon },
  { to: '/patient-portal/profile', label: text.profile, short: text.profileShort, icon: PersonIcon },
]
