/** The words around safety alerts on the screens of the care team. */
export const safetyStaffText = {
  heading: 'Safety alerts',
  hint: 'Reach out yourself and follow your safety protocol. Words can be misread: please look.',
  kinds: {
    emergency: 'A possible emergency',
    self_harm: 'Possible self-harm',
    abuse: 'Being hurt or not safe',
    harm_to_others: 'Possible harm to someone else',
  },
  sources: {
    message: 'in a message',
    onboarding: 'in the welcome conversation',
    needs: 'in their own words about needs',
    notebook: 'told from their private notebook',
    form: 'in a form',
    goal: 'in what they wrote about a goal',
    profile: 'in the notes of their profile',
    check_in: 'in a check-in',
    appointment: 'in a note on an appointment',
    contact: 'in how they want to be reached',
    record: 'in what they wrote into their own record',
  },
  acknowledge: 'I saw this',
  acknowledgeFor: (name: string) => `I saw this: the alert about ${name}`,
  acknowledged: { title: 'Alert answered', body: 'It is kept that you saw it.' },
  failed: { title: 'Error', body: 'The alert is still open. Please try again.' },
}
