/** The words of the onboarding chat, its progress, its notices and its task (English). */
export const onboardingText = {
  heading: 'Getting Started',
  intro: 'A few short questions, so that your plan fits you. You can stop and come back at any time.',
  chatLabel: 'Conversation with the onboarding assistant',
  assistantName: 'Assistant',
  you: 'You',
  typing: 'The assistant is writing...',
  starting: 'Getting your first question...',
  inputLabel: 'Your answer',
  inputPlaceholder: 'Type your answer, or "skip"',
  send: 'Send',
  skip: 'Skip this question',
  skipReply: 'skip',
  progressLabel: 'Your progress',
  progress: (completed: number, total: number) => `${completed} of ${total} questions answered`,
  percentage: (percent: number) => `${percent}%`,
  tryAgain: 'Try again',
  answerMissing: 'Write an answer, or choose "Skip this question".',
  answerLong: 'Use at most 4,000 letters for one answer.',
  whoReads: 'Your care team can read your answers. The assistant is a program, not a person.',
  notWatched: 'This chat is not watched day and night. For help right now, call or text 988, or call 911.',
  completed: { title: 'Onboarding Complete! 🎉', body: 'Check your email and dashboard for next steps.' },
  failures: {
    settle: {
      title: 'Not saved',
      body: 'Your choice did not reach us. Your answer is safe; please press again.',
    },
    load: { title: 'Error', body: 'Failed to load onboarding conversation' },
    start: { title: 'Error', body: 'Failed to start onboarding' },
    send: { title: 'Error', body: 'Failed to send message' },
    tooMany: {
      title: 'Too Many Requests',
      body: 'Please wait a moment before sending another message.',
    },
    unavailable: { title: 'Service Unavailable', body: 'Please contact support for assistance.' },
  },
  prefersNotToSay: 'Prefers not to say',
  activities: {
    started: 'Started onboarding',
    completed: 'Completed onboarding',
  },
  assistant: {
    hello: (name: string) => `Hello ${name}, it is good to have you here.`,
    helloUnnamed: 'Hello, it is good to have you here.',
    explanation: (questions: number) =>
      questions === 1
        ? 'I am an assistant, a program and not a person. I have one short question, so that your plan fits you. You can write "skip" if you would rather not answer.'
        : `I am an assistant, a program and not a person. I have ${questions} short questions, so that your plan fits you. You can write "skip" for any of them, and stop and come back whenever you like.`,
    /** For an item that has no question of its own. */
    askAbout: (title: string) => `How is it going with this: ${title}?`,
    afterHelpCard:
      'Thank you for telling me. What you wrote is important, and a real person can help you with it now: please look at the numbers on this page. We can stop here. Nothing is lost.',
    whenReady: (question: string) => `When and if you want to go on, the next question is: ${question}`,
    closing: (name: string) =>
      `Thank you, ${name}. That was the last question, and your answers are saved. Your checklist and your next steps will be on your dashboard. You can add or change things at any time.`,
    closingUnnamed:
      'Thank you. That was the last question, and your answers are saved. Your checklist and your next steps will be on your dashboard. You can add or change things at any time.',
    closingAfterHelpCard: 'That was the last question, and your answers are saved. The rest can wait.',
    nothingToAsk:
      'There are no questions for you right now. Your checklist and your next steps will be on your dashboard.',
  },
}
