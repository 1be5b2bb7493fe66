/** First steps for work, family, safety, papers and rides (English). Each begins with a verb and names one thing to do. */
export const lifeRecommendationsText = {
  work_next_step: {
    general:
      'Write down one thing you would like to try and one small step toward it. Show it to your care team.',
    needs: {
      work: 'Visit an American Job Center and ask for a free talk with a job coach. Take your list of what you have done.',
      learning: 'Ask your library for a free class in what you want to learn. Sign up for one.',
      childcare: 'Ask a job or class program if it helps to pay for child care. Many do.',
      legal: 'Ask a job center who hires people with a past. Ask legal aid if an old record can be cleared.',
      language:
        'Sign up for a free English class that also teaches words for work. Your library can name one.',
      health:
        'Ask your state’s vocational rehabilitation office about work that fits your health. The help is free.',
    },
  },
  work_resume: {
    general:
      'Write down each job or task you have done, paid or not. A job center can turn it into a resume for free.',
    needs: {
      work: 'Bring your list of jobs to an American Job Center this week. They help with the resume on the same day.',
      digital: 'Use a computer at the library and ask the staff to show you a resume template.',
      legal:
        'Ask a job coach how to talk about time away or an old record. You can practice the answer first.',
    },
  },
  work_search: {
    general:
      'Choose three jobs that fit your hours and your way of getting there, and apply for one this week.',
    needs: {
      work: 'Go to an American Job Center or a job fair this week and ask who is hiring now.',
      transport: 'Look for jobs on your bus line or from home, and ask a program about help with the fare.',
      childcare:
        'Look for hours that match school or day care, and ask about help to pay for care while you search.',
      legal:
        'Ask the job center for employers who hire people with a record. There is also free bonding for employers.',
      health:
        'Ask an employer for a change that helps you work, such as a chair or more breaks. You may have a right to it.',
    },
  },
  learning_class: {
    general: 'Ask your library or adult school for a free class, and write down the first date.',
    needs: {
      language:
        'Sign up for a free English class at a library, school or church. Ask for a time that fits your day.',
      learning:
        'Call the adult school near you and ask when the next GED or job training begins and what it costs.',
      digital: 'Ask the library for a first class on the computer. Ask if they lend laptops too.',
      childcare: 'Ask for a class with child care, or one that you can take from home.',
      money: 'Ask about free classes and grants that you do not pay back, before you take a loan.',
    },
  },
  family_people: {
    general:
      'Write down the names of two people you could call. If none comes to mind, your care team can help you find a group.',
    needs: {
      loneliness:
        'Pick one place with kind people near you, such as a library, a class or a group, and go once this week.',
      family:
        'Tell your care team who you would like to be close to again, and ask what a first call or visit needs.',
      safety:
        'Choose one safe person and agree on a word that means "I need help". Keep it between the two of you.',
      mental_health:
        'Ask about a peer group, with people who have been through something like it. You can just listen at first.',
    },
  },
  family_care: {
    general:
      'Call 211 and ask about child care, help to pay for it, or a break for people who look after an adult.',
    needs: {
      childcare:
        'Apply for child care help through your state, and ask about Head Start, which is free for many families.',
      family: 'Ask 211 who can step in, so that you can rest. It is called respite care.',
      work: 'Ask for care that covers your work hours. Some programs open early or run in the evening.',
    },
  },
  family_children: {
    general: 'Write down who you want to be closer to and what would make a first call or visit possible.',
    needs: {
      legal: 'Ask for a free family lawyer before your next court date. Bring each letter you have.',
      family: 'Ask your caseworker for the next visit date on paper. Ask what you need to do before it.',
      transport: 'Ask the program for help with rides to visits, or for a video call in between.',
      safety:
        'Ask for visits in a supervised place, or for a protective order. The hotline 1-800-799-7233 can explain both.',
    },
  },
  family_community: {
    general:
      'Choose one place near you that you are curious about, and visit it once. You can leave whenever you like.',
    needs: {
      loneliness:
        'Go to one open event at a library or community center this week. Bring someone if that feels easier.',
      language: 'Look for a group that speaks your language. Your library or your consulate often knows one.',
      substance_use: 'Try one meeting or one sober group, in person or by phone.',
      health: 'Ask for a gentle class, such as walking or stretching, at a community center. Many are free.',
    },
  },
  safety_feel_safe: {
    general:
      'Save 1-800-799-7233 under a name that only you know. You can call it at any hour, even just to ask a question.',
    needs: {
      safety:
        'Call 1-800-799-7233 from a safe phone, and ask for help with a safety plan. If you are in danger, call 911.',
      no_home: 'Ask for a safe place to stay through 1-800-799-7233. They can look with you, day and night.',
      legal: 'Ask a free legal aid office about a protective order. An advocate can go with you.',
      childcare:
        'Call 1-800-799-7233 and say how old your children are. They can help you plan for all of you.',
    },
  },
  safety_plan: {
    general:
      'Write down two people and two numbers for a hard day, such as 988 and 211. Keep the list with you.',
    needs: {
      mental_health:
        'Write down what helps you on a hard day, who you can call, and 988. Share it with someone you trust.',
      substance_use:
        'Put your support person and 1-800-662-4357 on the list. Ask a drug store for free Narcan.',
      safety: 'Make a safety plan with an advocate at 1-800-799-7233, and keep it where nobody else looks.',
      health: 'Put your doctor and your pills on the list, so that someone can help you fast.',
    },
  },
  legal_help: {
    general:
      'Find a free legal aid office at LawHelp.org. Write down your question and all dates before you call.',
    needs: {
      legal:
        'Call free legal aid this week, and write your next court date where you see it. Go to every date.',
      housing:
        'Take the eviction paper to legal aid right away. Some papers give you only a few days to answer.',
      family: 'Ask legal aid for a family lawyer. Write down each visit and call with your children.',
      money:
        'Ask legal aid to look at a debt letter before you pay or sign. Some debts can no longer be collected.',
      documents:
        'Ask for a lawyer or a helper with a license. Stay away from a "notario" who says it will be fast.',
    },
  },
  documents_id: {
    general:
      'Start with your birth certificate, then your ID. Your care team can tell you where to go and ask for the fee to be waived.',
    needs: {
      documents:
        'Make a list of what is missing. Ask for the birth certificate first, because the others build on it.',
      money:
        'Ask the office to waive the fee for your ID or birth certificate. A letter from your care team can help.',
      no_home: 'Ask a shelter or day center if you may use its address for your mail and your ID.',
      legal: 'Ask your consulate or a legal aid office which ID you can get now. It stays private.',
      transport: 'Ask if you can apply by mail or online, so that you need only one trip.',
    },
  },
  documents_copies: {
    general: 'Take photos of your papers and keep one copy with someone you trust.',
    needs: {
      safety:
        'Keep copies with a friend or an advocate, away from home. A bag with papers and keys can wait there too.',
      no_home: 'Ask your care team or a day center for a safe place to keep your papers.',
      legal: 'Copy each court and immigration letter as soon as it comes, and write the date on it.',
    },
  },
  transport_rides: {
    general: 'Write down your next two trips, and ask your care team about bus passes and rides for them.',
    needs: {
      health:
        'Call the number on your health card and ask for a free ride to your visit. Book it a few days ahead.',
      money:
        'Ask the bus company for its low fare. Many have one if you earn little, are older or have a disability.',
      work: 'Ask your job program for help with bus fare or gas until your first paycheck.',
      transport: 'Ask your care team for a bus pass or a ride to your next visit, and say the day and time.',
      documents: 'Ask what it takes to get a license or get it back, and which fees can be paid in parts.',
    },
  },
  language_help: {
    general:
      'Say your language and "interpreter, please" when you call or visit. It is free, and you have a right to it.',
    needs: {
      language:
        'Ask for an interpreter for your next visit now, so that one is there. You do not need to bring family to translate.',
      learning: 'Sign up for a free English or reading class at your library, at a time that fits you.',
      legal: 'Ask the court for an interpreter before your date. It is free.',
      health: 'Ask your clinic to write your language in your file. Then you do not have to ask each time.',
    },
  },
}
