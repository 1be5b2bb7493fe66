/** The mail to staff after words of danger. It names nobody and no kind of danger: mail is read over shoulders too. */
export const safetyEmailText = {
  subject: 'Please look at this now',
  caseManager: 'One of your patients wrote words that need you today.',
  administrator: 'A patient who has no case manager wrote words that need somebody today.',
  outOfHours:
    'Outside of your organization’s hours, a patient wrote words that need somebody today. Those who care for them were told, and may not be there.',
  next: 'They were shown how to reach 988 and 911. Open their page, follow your safety protocol and contact them yourself. Words can be misread: please look.',
}
