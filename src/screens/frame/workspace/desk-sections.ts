import { agendaText } from '#features/appointments/agenda/agenda.text.ts'
import { deskLayoutText as text } from '#screens/desk/desk-layout.text.ts'
import {
  ActivityIcon,
  CalendarIcon,
  ChecklistIcon,
  FileIcon,
  HomeIcon,
  MessageIcon,
  PeopleIcon,
} from '#ui/icons.ts'

/** The sections of the desk, in their order: the rail and the command palette read them here. */
export const deskSections = [
  { to: '/case-manager', label: text.overview, icon: HomeIcon },
  { to: '/case-manager/patients', label: text.patients, icon: PeopleIcon },
  { to: '/case-manager/messages', label: text.messages, icon: MessageIcon },
  { to: '/case-manager/appointments', label: agendaText.title, icon: CalendarIcon },
  { to: '/case-manager/files', label: text.files, icon: FileIcon },
  { to: '/case-manager/checklist-status', label: text.checklistStatus, icon: ChecklistIcon },
  { to: '/case-manager/activity', label: text.activity, icon: ActivityIcon },
] as const

/** Whether a path belongs to a section: its own address, and what lies below it but for the first section. */
export function isInSection(pathname: string, to: string): boolean {
  return pathname === to || (to !== deskSections[0].to && pathname.startsWith(`${to}/`))
}
