/** Texts of every kind, each said in other words once: toasts, errors, mails, the help card, validation, documents. */
import { type Mutation, mutation } from './mutations.ts'

const texts: readonly (readonly [file: string, from: string])[] = [
  ['src/features/tasks/tasks.text.ts', 'Task marked as complete'],
  ['src/features/goals/goals.text.ts', 'Goal deleted'],
  ['src/features/forms/forms.text.ts', 'Form Submitted!'],
  ['src/features/checklist/checklist.text.ts', 'Item marked as incomplete'],
  ['src/features/auth/auth.text.ts', 'Invalid email or password. Please try again.'],
  ['src/features/patients/patients.text.ts', 'Failed to save profile.'],
  ['src/features/caseload/caseload.text.ts', 'You are not registered as a case manager.'],
  ['src/features/onboarding/onboarding.text.ts', 'Please wait a moment before sending another message.'],
  ['src/features/messaging/messaging.mail.text.ts', 'You have a new message'],
  ['src/features/appointments/appointments.mail.text.es.ts', "subject: '"],
  ['src/features/safety/safety.mail.text.ts', 'Please look at this now'],
  ['src/features/safety/safety.text.ts', '988 Suicide & Crisis Lifeline'],
  ['src/features/goals/goals.text.es.ts', 'Vivienda'],
]

export function mutateTexts(): Mutation[] {
  return texts.map(([file, from]) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    return mutation({
      kind: 'text',
      name: `${file.slice(file.lastIndexOf('/') + 1)}: ${from}`,
      text: { file, from, to: from.endsWith("'") ? `${from}Mutated ` : 'Mutated words' },
      stages: [['--project', 'unit', folder, 'test/'], [folder], ['.test.ts']],
    })
  })
}
