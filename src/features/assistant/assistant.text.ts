/** What the assistant says: the answer to somebody's needs, and the short words between two questions (English). */
export const assistantText = {
  support: {
    thanksTo: (name: string) => `Thank you for telling us what you need, ${name}.`,
    thanks: 'Thank you for telling us what you need.',
    steps: {
      safety:
        'You deserve to be safe: call 1-800-799-7233 at any hour, free and private. If you are in danger, call 911.',
      no_home: 'For a place to stay tonight, call 211 now and ask for a bed or a room. Say who is with you.',
      leaving_care:
        'Before you leave the hospital, ask there for the social worker and say that you have no place to go. You can also call 211.',
      home_after_prison:
        'For a home after prison or jail, ask your parole officer or call 211. Ask which places take people with a record.',
      housing: 'For a place to live, call 211 today and ask what is open near you.',
      rent: 'For the rent, call 211 today and ask for rent help. If you got a court or eviction paper, show it to free legal aid right away.',
      repairs:
        'For repairs, write to your landlord with photos and the date. If nothing is done, call your city and ask for a housing inspector.',
      utilities:
        'For lights, water or heat, call the company today and ask for more time to pay. Then call 211 and ask who helps with the bill.',
      food: 'For food this week, call 211 and ask for the food pantry closest to you. Most give food the same day.',
      meals_at_home: 'For meals at your door, call 1-800-677-1116 and ask for home meals near you.',
      baby_needs: 'For formula or diapers, call WIC or 211 today and say how old your baby is.',
      benefits:
        'When a benefit stops or is stolen, call the number on your card or letter and ask why. Free legal aid can help you ask for it back.',
      pregnancy:
        'For your pregnancy, call a health center near you and ask a nurse for a first visit. You can go without insurance.',
      medication: 'For your medicine, call your drug store and ask for a few days of pills or a lower price.',
      health:
        'For your health, call a health center near you and ask for the next visit. They see you with or without insurance.',
      teeth:
        'For your teeth, call a health center or a dental school near you and ask for a low price. If your face swells or you have a fever, go to the ER.',
      insurance:
        'For health insurance, ask the front desk of a clinic for a helper. They can fill in the form or the appeal with you.',
      aids: 'For glasses, a walker or a ramp, ask your clinic who pays for it. Call 211 and ask who lends one.',
      mental_health:
        'If you would like to talk to someone, call or text 988 at any hour. We can help you find a counselor.',
      grief:
        'When someone has died, you can talk to 988 at any hour. Ask a hospice near you for a free grief group.',
      substance_use:
        'For help with alcohol or drugs, call 1-800-662-4357. It is free and private, and they can find a place near you.',
      money: 'For money and bills, list what is due first. Call 211 and ask which funds can help with it.',
      debt: 'For a debt, show the letter to free legal aid before you pay or sign. Some debts can no longer be collected.',
      wages:
        'For pay that you are owed, write down your days and hours. Then call your state labor office, which is free.',
      legal:
        'For the law or the court, call a free legal aid office. Keep each letter and write down each date.',
      record:
        'For an old record, call free legal aid and ask if it can be cleared. A job center can tell you who hires.',
      warrant:
        'For a missed court date, call the public defender or free legal aid first. They can ask the court for a new date.',
      immigration:
        'For immigration, call a free legal aid office and ask for a lawyer. Do not pay anyone who says it will be fast.',
      childcare: 'For child care, call 211 and ask who has a place near you and who helps to pay.',
      family:
        'For your family, tell us who you want to be close to. We can plan the first call or visit with you.',
      children_away:
        'To be with your children, ask your caseworker for the next visit and what the court wants. Call free legal aid for a family lawyer.',
      carer:
        'When you care for someone at home, call 1-800-677-1116 and ask who can step in so that you can rest.',
      documents:
        'For your ID or papers, write down which ones you need. We can find out where to get each one.',
      transport:
        'For rides, call the number on your health card and ask for a ride to your visit. Ask us about a bus pass.',
      car: 'For your car, call 211 and ask if a fund helps with repairs. Ask us about rides until it runs.',
      work: 'For work, go to an American Job Center near you and ask for a job coach. It is free.',
      learning: 'For classes, ask at your library which ones are free and when they start.',
      language:
        'At any visit or call, say "interpreter, please" and your language. It is free, and it is your right.',
      digital:
        'For a phone or the internet, ask at your library how to sign up for Lifeline. It cuts the bill.',
      loneliness:
        'To be around kind people, pick one place near you, such as a library or a group. Go once this week.',
    },
    withoutNeed: 'One good first step is to call 211: they know who helps with what near you, at any hour.',
    caseManager:
      'Send your case manager a message and say what matters most today. They can help with all of this.',
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
