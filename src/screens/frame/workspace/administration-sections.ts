import { administrationText as text } from '#screens/administration/administration.text.ts'
import {
  ActivityIcon,
  ChecklistIcon,
  CopyIcon,
  FileIcon,
  HistoryIcon,
  PeopleIcon,
  PersonIcon,
  SettingsIcon,
  SubmissionsIcon,
  SupportIcon,
  TaskIcon,
} from '#ui/icons.ts'

/** The sections of administration, in their order: the rail, the command palette and the screen itself read them here. */
export const administrationSections = [
  { tab: 'patients', label: text.patients, icon: PeopleIcon },
  { tab: 'case-managers', label: text.caseManagers, short: text.caseManagersShort, icon: PersonIcon },
  {
    tab: 'specialists',
    label: text.specialists,
    short: text.specialistsShort,
    icon: SupportIcon,
    isUnderMore: true,
  },
  { tab: 'tasks', label: text.tasks, icon: TaskIcon },
  { tab: 'activity', label: text.activity, short: text.activityShort, icon: ActivityIcon },
  {
    tab: 'checklist-status',
    label: text.checklistStatus,
    short: text.checklistStatusShort,
    icon: ChecklistIcon,
  },
  {
    tab: 'form-submissions',
    label: text.formSubmissions,
    short: text.formSubmissionsShort,
    icon: SubmissionsIcon,
  },
  { tab: 'form-management', label: text.formManagement, short: text.formManagementShort, icon: FileIcon },
  { tab: 'log', label: text.log, icon: HistoryIcon },
  { tab: 'may-be-the-same', label: text.alike, short: text.alikeShort, icon: CopyIcon },
  { tab: 'settings', label: text.settings, icon: SettingsIcon },
] as const

export type AdministrationTab = (typeof administrationSections)[number]['tab']

const [first] = administrationSections

/** The section that the query of an address names; the first where it names none. */
export function administrationTabOf(search: string): AdministrationTab {
  const named = new URLSearchParams(search).get('tab')
  return (administrationSections.find(({ tab }) => tab === named) ?? first).tab
}

/** The section in which a page of administration stands: a form has an address of its own. */
export function administrationTabAt(pathname: string, search: string): AdministrationTab {
  return pathname.startsWith('/admin/forms/') ? 'form-management' : administrationTabOf(search)
}

/** The address of a section with nothing asked for in it. */
export function administrationAddress(tab: AdministrationTab): string {
  return tab === first.tab ? '/admin' : `/admin?tab=${tab}`
}
