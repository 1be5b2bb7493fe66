/** The stories of the sample organization's people, by their key in the named people. */
import { type PatientKey, telltale } from './people.ts'
import { jay, maria } from './stories-long.ts'
import type { Story } from './story.ts'

const tom: Story = {
  joinedAgo: 3,
  onboarding: { ago: 2, answers: ['I go to the VA clinic', 'Yes', 'Yes, I rent a room', 'Not every week'] },
  messages: [
    { ago: 2, from: 'patient', text: 'I will finish the questions tomorrow, my phone is low.' },
    { ago: 1, from: 'case_manager', text: 'No rush, Tom. They stay where you left them.' },
  ],
  forms: [
    {
      ago: 2,
      title: 'What you want help with first',
      answers: { first_need: 'Food', how_soon: 'This week' },
      isUnfinished: true,
    },
  ],
  appointments: [
    {
      in: 4,
      hour: 16,
      status: 'moved',
      by: 'patient',
      notes: 'First meeting',
      reply: 'I am at the clinic that morning. Would this time work for you?',
    },
  ],
  nextStep: { step: 'First meeting, when the questions are done', dueIn: 4 },
}

const grace: Story = {
  joinedAgo: 62,
  onboarding: {
    ago: 61,
    answers: [
      'Yes, Dr. Patel',
      'Yes',
      'Yes',
      'Yes',
      'It is tight but it works',
      'I want to finish my nursing assistant class',
      'My church and my son',
      'Yes',
      'Yes, all of them',
      'My son drives me',
    ],
  },
  ticks: [
    { ago: 50, item: 'health_insurance', notes: 'Renewed.' },
    { ago: 41, item: 'housing_bills', notes: 'Payment plan for the water bill agreed.' },
    { ago: 33, item: 'learning_class', notes: 'Enrolled at the community college.' },
    { ago: 20, item: 'money_plan', notes: 'Monthly plan made.' },
    { ago: 12, item: 'family_community', notes: 'Sings in the choir again.' },
    { ago: 5, item: 'work_resume', notes: 'Done with Marcus.' },
  ],
  goals: [
    {
      ago: 58,
      title: 'Finish the nursing assistant class',
      description: 'Twelve weeks, two evenings each.',
      category: 'Work and learning',
      by: 'patient',
      targetIn: 28,
    },
    {
      ago: 50,
      title: 'Water bill under control',
      description: 'Pay the plan on the first of each month.',
      category: 'Money',
      by: 'case_manager',
      targetIn: -10,
      doneAgo: 11,
    },
  ],
  tasks: [
    {
      ago: 7,
      title: 'Send the class schedule',
      description: 'So that we meet on your free evenings.',
      priority: 'low',
      dueIn: 7,
    },
  ],
  messages: [
    { ago: 12, from: 'patient', text: 'First practice exam passed!' },
    { ago: 12, from: 'case_manager', text: 'That is wonderful news, Grace.' },
  ],
  appointments: [
    { in: -32, hour: 17, status: 'completed', by: 'staff', notes: 'How things stand' },
    { in: 5, hour: 17, status: 'confirmed', by: 'staff', notes: 'Half-year review' },
  ],
  nextStep: { step: 'Half-year review', dueIn: 5 },
}

const henry: Story = {
  joinedAgo: 21,
  onboarding: {
    ago: 20,
    answers: [
      'No',
      'I run out of my insulin before the month ends',
      'I am not sure where I will stay after Friday',
      'No',
      'No',
      'Not now',
      'Nobody right now',
      'Yes',
      'I lost my wallet',
      'I walk',
    ],
  },
  goals: [
    {
      ago: 18,
      title: 'A safe place to sleep',
      description: 'A bed at the Harper Street house while we look further.',
      category: 'Home',
      by: 'case_manager',
      targetIn: 10,
    },
  ],
  tasks: [
    {
      ago: 16,
      title: 'Come to the ID clinic on Wednesday',
      description: 'Doors open at nine. Marcus will be there.',
      priority: 'urgent',
      dueIn: -3,
    },
  ],
  messages: [
    {
      ago: 18,
      from: 'case_manager',
      text: 'Henry, the Harper Street house has a bed from Thursday on. Shall I hold it?',
    },
    { ago: 17, from: 'patient', text: 'Yes please.' },
  ],
  appointments: [
    { in: -11, hour: 15, status: 'completed', by: 'staff', notes: 'Moving into Harper Street' },
    { in: -4, hour: 19, status: 'cancelled', by: 'patient', notes: 'Papers for the ID card' },
    {
      in: 2,
      hour: 14,
      status: 'declined',
      by: 'patient',
      notes: 'Papers for the ID card',
      reply: 'I am at court that morning. Any afternoon is fine.',
    },
  ],
}

/** Nobody of Riverbend may ever meet a word of this. */
const iris: Story = {
  joinedAgo: 25,
  goals: [
    {
      ago: 20,
      title: `Iris's goal ${telltale}`,
      description: telltale,
      category: 'Home',
      by: 'case_manager',
      targetIn: 30,
    },
  ],
  tasks: [{ ago: 10, title: `Iris's task ${telltale}`, description: telltale, priority: 'low', dueIn: 9 }],
  messages: [
    { ago: 9, from: 'case_manager', text: `Hello, Iris. ${telltale}` },
    { ago: 8, from: 'patient', text: `Hello, Elena. ${telltale}` },
  ],
  notes: [{ ago: 8, minutes: 15, way: 'phone', text: telltale, isSigned: true }],
  appointments: [{ in: 3, hour: 15, status: 'confirmed', by: 'staff', notes: telltale }],
  nextStep: { step: telltale, dueIn: 3 },
}

const others: Partial<Record<PatientKey, Story>> = {
  aisha: {
    joinedAgo: 1,
    appointments: [{ in: 2, hour: 19, status: 'requested', by: 'patient', notes: '' }],
  },
  nora: {
    joinedAgo: 6,
    appointments: [{ in: 0, hour: 20, status: 'confirmed', by: 'staff', notes: 'Show her the portal' }],
    nextStep: { step: 'Call Nora about the portal', dueIn: 1 },
  },
  sam: {
    joinedAgo: 0,
    appointments: [
      { in: 4, hour: 16, status: 'requested', by: 'patient', notes: 'I would like to talk to somebody' },
    ],
  },
  walter: {
    joinedAgo: 90,
    messages: [
      { ago: 40, from: 'patient', text: 'We move to my daughter’s on Saturday. Thank you for everything.' },
    ],
    closed: { reason: 'moved_away', words: 'Moved to another state to live with family.' },
  },
}

export const stories: Partial<Record<PatientKey, Story>> = { maria, jay, tom, grace, henry, iris, ...others }
