/** What the assistant says: the answer to somebody's needs, and the short words between two questions (English). */
export const assistantText = {
  guideInstead: 'The assistant could not be reached, so the built-in guide answered.',
  support: {
    thanksTo: (name: string) => `Thank you for telling us what you need, ${name}.`,
    thanks: 'Thank you for telling us what you need.',
    steps: {
      safety:
        'You deserve to be safe: the hotline 1-800-799-7233 is free and private at any hour, and in danger please call 911.',
      no_home: 'For a place to stay tonight, call 211 now and ask for a bed or a room; say who is with you.',
      housing: 'For a place to stay or help with rent, call 211 today and ask what is open near you.',
      utilities:
        'For lights, water or heat, call the company and ask for a payment plan; then call 211 and ask for help with energy bills.',
      food: 'For food this week, call 211 and ask for the food pantry closest to you; most give food the same day.',
      pregnancy:
        'For your pregnancy, call a community health center for a prenatal visit, and ask WIC for food; both see people without insurance.',
      medication: 'For your medicine, call your pharmacy and ask for a few days of refill or a lower price.',
      health:
        'For your health, call a community health center and ask for the next visit; they see people with or without insurance.',
      mental_health:
        'If you would like someone to talk to, you can call or text 988 at any hour, and we can help you find a counselor.',
      substance_use:
        'For support with alcohol or drugs, call 1-800-662-4357: it is free and private, and they can find a place near you.',
      money: 'For money and bills, list what is due first and call 211 to ask which funds can help with it.',
      legal:
        'For your legal question, keep every letter, write down each date, and ask a free legal aid office for a call.',
      childcare: 'For child care, call 211 and ask about help to pay for it and open places near you.',
      family:
        'For your family, write down who you would like to reach or support first, so that we can plan it together.',
      documents:
        'For your ID or papers, write down which ones are missing, and we can find out where to get each one.',
      transport:
        'For rides, ask your clinic or health plan if a ride is included, and ask us about bus passes before your next visit.',
      work: 'For work, visit or call the nearest American Job Center: help with resumes and job search is free.',
      learning:
        'For classes, pick one thing you want to learn and ask your library or college about free courses.',
      language:
        'You have a right to a free interpreter: say "interpreter, please" and your language at any visit or call.',
      digital:
        'For a phone or internet, ask about the Lifeline program, which lowers the bill for many people.',
      loneliness:
        'To be around kind people, pick one place near you, like a library or a group, and go once this week.',
    },
    withoutNeed: 'One good first step is to call 211: they know who helps with what near you, at any hour.',
    caseManager:
      'Your case manager can help with each of these, so send a message and say which one matters most today.',
    careTeam: 'Your care team can help with each of these as soon as a case manager is with you.',
    closing: 'You can take one step at a time.',
  },
  acknowledgements: {
    skipped: [
      'That is fine. We can leave that one.',
      'Okay, we will skip it.',
      'No problem. You decide what you share.',
    ],
    settled: [
      'Thank you, I have noted that.',
      'Okay, I have added that.',
      'Thank you. I have written it down.',
    ],
    lacking: [
      'Thank you for telling me. It goes into your plan.',
      'Thank you for being open about that. There are steps for it, and you will see them in your plan.',
      'I hear you. I have written it down so that nobody has to ask you again.',
    ],
    unsure: [
      'That is okay. You do not need to know yet.',
      'Okay, we can leave it open for now.',
      'It is fine not to be sure. You can add to it later.',
    ],
    told: [
      'Thank you for sharing that.',
      'Thank you. I have written it down.',
      'Okay, I have noted it in your words.',
    ],
    asked: [
      'Thank you for asking. I have noted your question for your care team.',
      'I have written your question down so that a person can answer it.',
    ],
  },
}
