/** The mail after the welcome conversation. The subject tells nothing to whoever looks over a shoulder. */
export const onboardingEmailText = {
  subject: 'You have a new update',
  body: (name: string | null) =>
    [
      name ? `Hello ${name},` : 'Hello,',
      'Thank you for answering our questions. Your answers are saved.',
      'Your page now has a list of steps made from what you told us, and one thing to look at in the next seven days.',
      'You can go at your own pace. Check off what is done, and ask about anything that is not clear.',
    ].join('\n\n'),
}
