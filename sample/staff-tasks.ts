/** What the staff of the sample organization have to do beside their patients: late, today, later, and open to all. */
import type pg from 'pg'
import { type InsertedPeople, insertRows } from './insert-people.ts'
import { type PersonKey, telltale } from './people.ts'
import { dateIn, moment } from './story-builder.ts'

interface StaffStory {
  /** Null is open to every member of staff. */
  for: PersonKey | null
  ago: number
  title: string
  description: string
  priority: 'low' | 'medium' | 'high' | 'urgent'
  dueIn: number | null
  isInProgress?: boolean
}

const stories: readonly StaffStory[] = [
  {
    for: 'dana',
    ago: 9,
    title: 'Send the county its monthly count of new people',
    description: 'Last month’s form is in the shared folder.',
    priority: 'high',
    dueIn: -2,
  },
  {
    for: 'dana',
    ago: 4,
    title: 'Call the food bank back about Thursday pickups',
    description: 'Ask for Mr. Alvarez. They close at 4 PM.',
    priority: 'medium',
    dueIn: 0,
    isInProgress: true,
  },
  {
    for: 'dana',
    ago: 6,
    title: 'Renew your mandated reporter training',
    description: 'Two hours online, with a certificate at the end.',
    priority: 'medium',
    dueIn: 12,
  },
  {
    for: 'marcus',
    ago: 5,
    title: 'Send Ruth your hours for the grant report',
    description: '',
    priority: 'urgent',
    dueIn: -1,
  },
  {
    for: 'priya',
    ago: 3,
    title: 'Update the list of clinics with evening hours',
    description: 'Two of them moved in the spring.',
    priority: 'medium',
    dueIn: 0,
  },
  {
    for: null,
    ago: 2,
    title: 'Count the bus passes in the front office',
    description: 'Write the number on the sheet beside the drawer.',
    priority: 'high',
    dueIn: 1,
  },
  {
    for: null,
    ago: 8,
    title: 'Bring the new shelter phone list to the team meeting',
    description: '',
    priority: 'low',
    dueIn: null,
  },
]

/** Puts them in, by the organization's administrator. */
export async function tellStaffTasks(client: pg.Client, seated: InsertedPeople): Promise<void> {
  await insertRows(
    client,
    'staff_tasks',
    stories.map(story => rowOf(story, seated)),
  )
  const harbor: StaffStory = {
    for: null,
    ago: 3,
    title: `Water the plants (${telltale})`,
    description: '',
    priority: 'low',
    dueIn: 3,
  }
  await insertRows(client, 'staff_tasks', [
    {
      ...rowOf(harbor, seated),
      organization_id: seated.organizations.harbor,
      created_by: seated.victor.userId,
    },
  ])
}

function rowOf(story: StaffStory, seated: InsertedPeople) {
  const isSpecialist = story.for === 'priya'
  const id = story.for && seated[story.for].recordId
  return {
    organization_id: seated.organizations.riverbend,
    assignee_type: id && (isSpecialist ? 'specialist' : 'case_manager'),
    case_manager_id: isSpecialist ? null : id,
    specialist_id: isSpecialist ? id : null,
    title: story.title,
    description: story.description,
    priority: story.priority,
    status: story.isInProgress ? 'in_progress' : 'pending',
    due_on: story.dueIn === null ? null : dateIn(story.dueIn),
    created_by: seated.ruth.userId,
    created_at: moment(story.ago),
  }
}
