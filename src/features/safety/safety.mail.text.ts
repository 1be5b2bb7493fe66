/** The mail to staff after words of danger. It names nobody and no kind of danger: mail is read over shoulders too. */
export const safetyEmailText = {
  subject: 'Please look at this now',
  first: 'A patient wrote words that need you today.',
  team: 'A quarter of an hour ago a patient wrote words that need somebody today, and nobody has answered yet.',
  administrators:
    'Half an hour ago a patient wrote words that need somebody today, and nobody has answered yet.',
  next: 'They were shown how to reach 988 and 911. Open the alert, follow your safety protocol and contact them yourself. Words can be misread: please look.',
}
