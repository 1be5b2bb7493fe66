/** The words of the help card and of the alert to the care team (English). */
export const safetyText = {
  title: 'You matter. Help is here now.',
  openings: {
    emergency: 'This sounds like an emergency. If you or someone else is in danger, call 911 now.',
    self_harm:
      'Thank you for saying it. You do not have to carry this alone. A real person can talk with you right now.',
    abuse: 'What you wrote matters, and it is not your fault. You can talk to a real person now, in private.',
    harm_to_others:
      'Thank you for saying it. A real person can talk with you right now, before anything happens.',
  },
  helpLines: {
    crisis: {
      name: '988 Suicide & Crisis Lifeline',
      about: 'Free and private, day and night, for any kind of crisis.',
      actions: [
        { label: 'Call 988', href: 'tel:988' },
        { label: 'Text 988', href: 'sms:988' },
        { label: 'Chat with 988', href: 'https://988lifeline.org/chat/' },
      ],
      note: 'For Spanish, call 988 and press 2, or text AYUDA to 988.',
    },
    emergency: {
      name: '911',
      about: 'If someone is in danger right now, or needs an ambulance.',
      actions: [{ label: 'Call 911', href: 'tel:911' }],
      note: 'If it is not safe to speak, try texting 911. It works in many places.',
    },
    abuse: {
      name: 'National Domestic Violence Hotline',
      about: 'Free and private, day and night, for anyone who is being hurt or is afraid of someone.',
      actions: [
        { label: 'Call 1-800-799-7233', href: 'tel:18007997233' },
        { label: 'Text START to 88788', href: 'sms:88788?body=START' },
      ],
      note: 'If someone may look at your phone, use a phone they cannot see. You can leave this page at once with quick exit.',
    },
  },
  closing: 'You can stop here and come back any time. Nothing you wrote is lost.',
  /** Once a person of the care team has read it. */
  seen: (when: string) => `Someone from your care team saw this at ${when}.`,
  /** Where nothing has reached us yet. */
  notTold: 'This has not been sent yet. Nobody has been told.',
  toldCaseManager: 'Your case manager has been told, so that they can reach out to you.',
  /** In a private notebook, where nobody is told unless the person asks for it. */
  privateNote: 'This notebook is yours. Nobody has been told.',
  tellCaseManager: 'Tell my case manager',
  notWatched: 'Messages here are not watched day and night. For help right now, call or text 988.',
  close: 'Close',
}
