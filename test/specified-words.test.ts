/** Sentences that the product promises word for word (toasts, errors) stand in the words of the feature that says them. */
import { expect, test } from 'vitest'

/** By the folder of the feature or of the screens. */
const specified: Readonly<Record<string, readonly string[]>> = {
  auth: [
    ...[
      'Signup failed',
      'Account created!',
      'Login failed',
      'Welcome back!',
      "You've successfully logged in.",
    ],
    ...['Login Failed', 'Invalid email or password. Please try again.', 'Logged in successfully!'],
    ...['Account Exists', 'An account with this email already exists. Please login instead.'],
    'Account created successfully! You can now log in.',
  ],
  inquiries: [
    ...['Demo Request Received!', 'Failed to submit demo request. Please try again.'],
    ...['Message Sent!', 'Failed to send message. Please try again.'],
  ],
  onboarding: [
    ...['Too Many Requests', 'Please wait a moment before sending another message.'],
    ...['Service Unavailable', 'Please contact support for assistance.'],
    ...['Onboarding Complete! 🎉', 'Check your email and dashboard for next steps.'],
  ],
  forms: ['Failed to start form.', 'Form Submitted!', 'Your form has been successfully submitted.'],
  goals: [
    ...['Failed to add goal.', 'Failed to update goal.', 'Goal added', 'Goal deleted'],
    ...['Title required', 'Please enter a goal title.', 'Goal completed', 'Goal reopened'],
  ],
  tasks: [
    ...['Failed to load forms and tasks.', 'Failed to update task.', 'Failed to create task'],
    ...['Task marked as complete', 'Task created successfully'],
  ],
  patients: [
    ...['Failed to load profile data.', 'Failed to save profile.', 'Profile updated'],
    ...['Failed to create patient.', 'Patient created successfully!', 'Patient updated successfully'],
    ...[
      'No patients found',
      'N/A',
      'AI Suggestions',
      'Edit Patient',
      'Create New Patient',
      'Active',
      'Inactive',
    ],
    'Please fill in required fields.',
  ],
  remarks: ['Failed to update notes.', 'Notes updated', 'Notes saved successfully'],
  checklist: ['Failed to load checklist', ...['Item marked as completed', 'Item marked as incomplete']],
  'staff-checklist': [
    ...[
      'Generate Checklist',
      'All Items',
      'Completed',
      'Incomplete',
      'View Details',
      'Not Started',
      'Pending',
    ],
    ...['Failed to generate checklist', 'AI-powered checklist generated with personalized recommendations'],
    'No notes or answers were recorded for this item.',
  ],
  appointments: ['Appointment requested'],
  billing: [
    ...['Current Plan', 'Your Plan', 'Admin - Premium Access Granted', 'Manage Subscription'],
    ...['Upgrade to Premium', 'Failed to create checkout session', 'Failed to open customer portal'],
  ],
  files: ['Uploading...', 'File uploaded successfully!', 'Failed to upload file.', 'No files uploaded yet'],
  reports: ['Generate Report', 'Progress report generated!', 'Failed to generate report.'],
  assistant: ['Failed to generate AI suggestions'],
  caseload: [
    ...['Error Loading Case Manager', 'Case Manager Profile Created', 'Total Patients'],
    ...['Active Patients', 'Avg. Completion', 'Needs Attention', 'Patient progress overview'],
    'You are not registered as a case manager. Please contact an administrator.',
  ],
  staff: [
    ...['Case Managers', 'Support Specialists', 'Default', 'Assign Specialist', 'Add Specialist'],
    ...['Edit Case Manager', 'Edit Extended Support Specialist', 'Save Changes'],
    ...['Please provide both name and email', 'Please select both case manager and specialist'],
    ...['Case manager updated successfully', 'Extended Support Specialist updated successfully'],
    'Extended Support Specialist added successfully',
  ],
  administration: [
    ...['Administration Dashboard', 'Total Patients', 'Case Managers', 'Support Specialists', 'Patients'],
    ...['Tasks', 'Activity Tracking', 'Checklist Status', 'Form Submissions', 'Form Management'],
    ...['AI Case Management Suggestions', 'Generating suggestions...', 'No suggestions available'],
    ...['Patient Activity Feed', 'Checklist Items Status', 'Access Denied'],
    "You don't have administrator privileges to access this page.",
    'Failed to load dashboard data',
    'No case managers found. Please add a case manager first.',
  ],
  'task-management': [
    ...['Create Task', 'System-wide', 'Assigned', 'No due date', 'Please provide a task title'],
    ...['Authentication required', 'Please log in to create tasks', 'Description', 'Priority', 'Due date'],
  ],
  'form-management': [
    ...['No forms created yet', 'Loading forms...', 'Required', 'Optional', 'Missing information'],
    ...['Please provide field name and label', 'Please provide a title and at least one field'],
    ...['Are you sure you want to delete this form?', 'Form created successfully'],
    ...['Form updated successfully', 'Form deleted successfully'],
  ],
  submissions: [
    ...['Completed patient form submissions', 'All Patients', 'Print', 'Not provided'],
    ...['No completed form submissions found', 'Loading submissions...'],
  ],
}

const files = import.meta.glob<Record<string, unknown>>(
  ['../src/features/**/*.text.ts', '../src/screens/administration/*.text.ts'],
  { eager: true },
)

/** Every text of a tree of words; functions of words say nothing that is fixed. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

test.each(Object.entries(specified))('%s says what it promises', (name, sentences) => {
  const found = Object.entries(files).filter(([file]) => file.includes(`/${name}/`))
  const texts = found.flatMap(([, words]) => textsIn(words))
  expect(sentences.filter(sentence => !texts.includes(sentence))).toEqual([])
})
