/** First steps for health, home, food and money (English). Each begins with a verb and names one thing to do. */
export const homeRecommendationsText = {
  health_doctor: {
    general:
      'Call a community health center near you and ask for a first visit. They see people with or without insurance.',
    needs: {
      pregnancy:
        'Call a health center this week and ask for a prenatal visit. They see you with or without insurance.',
      health:
        'Call a clinic today, say what hurts or worries you, and ask for the soonest visit. If it gets bad fast, call 911.',
      language:
        'Ask for a free interpreter when you book a visit. Say your language first; the clinic has to provide one.',
      transport:
        'Ask for a phone or video visit, or for a ride, when you book. Many clinics and health plans offer both.',
      money:
        'Ask the clinic for its sliding fee, so that the price fits what you earn. You can ask before you book.',
    },
  },
  health_insurance: {
    general:
      'Apply for coverage at HealthCare.gov or your state’s Medicaid office. A free helper can fill it in with you.',
    needs: {
      pregnancy:
        'Apply for Medicaid and say that you are pregnant. Your first visits can often be covered right away.',
      health:
        'Ask the clinic’s front desk for a benefits helper. They can often start an application on the day of your visit.',
      documents:
        'Ask which papers the application needs before you start. You can often apply now and send papers later.',
      work: 'Sign up when you lose a job: you can do it then at any time of year. Ask a helper at HealthCare.gov.',
    },
  },
  health_medication: {
    general:
      'Make a list of your medicines and bring it to your next visit. Ask the pharmacy to remind you before they run out.',
    needs: {
      pregnancy:
        'Ask a nurse or the drug store which of your pills are safe for the baby. Do this before you stop or start one.',
      money:
        'Ask your pharmacist for the lowest price and for generic medicine. Many have discount cards that are free.',
      medication: 'Call your drug store today. Ask for a few days of pills while they reach your doctor.',
      transport: 'Ask your pharmacy to deliver or mail your medicine. Many do it at no cost.',
    },
  },
  health_mood: {
    general:
      'Choose one person you trust and tell them you may call on a heavy day. You can also call or text 988 at any hour.',
    needs: {
      mental_health:
        'Ask your clinic or your case manager for a first visit with a counselor. You can say what times work for you.',
      loneliness:
        'Call a warmline or join one group this week. You can listen first and talk when you want to.',
      family:
        'Ask about family sessions or a group for people who look after others. You do not have to carry it alone.',
    },
  },
  health_substances: {
    general:
      'Save this number in case you want it: 1-800-662-4357. It is free, private and open day and night.',
    needs: {
      substance_use:
        'Call 1-800-662-4357 and ask for a place near you with an open spot. You can ask questions first and decide later.',
      medication:
        'Ask a clinic about medicine that helps with cravings. It is real treatment, and many people use it.',
      work: 'Ask a program about evening or phone meetings, so that you can keep your work hours.',
    },
  },
  housing_safe_place: {
    general:
      'Call 211 and ask for a place to stay near you. Say who is with you, so that they look for a place for all of you.',
    needs: {
      housing: 'Call 211 today and ask for help to stay where you are, and for a room in case you cannot.',
      safety:
        'Call 1-800-799-7233 from a safe phone and ask for a safe place to stay. They keep it private, day and night.',
      no_home:
        'Call 211 today and ask for a bed or a room for tonight. Then message your care team, so that they can follow up.',
      childcare: 'Ask 211 for a family shelter or a motel voucher, and say how old your children are.',
    },
  },
  housing_bills: {
    general:
      'Write down what you owe for rent, lights and water and when each is due. Then call 211 and ask about help with bills.',
    needs: {
      no_home:
        'Call 211 today and ask about help with a first month of rent, so that the next place is easier to get.',
      housing:
        'Call 211 today and ask for rent help. Tell your landlord in writing that you applied, and keep a copy.',
      utilities:
        'Call the company today and ask for more time to pay. Then call 211 and ask about LIHEAP, which helps with the bill.',
      legal:
        'Take any eviction paper to free legal aid this week, and go to the court date. Not going can lose the case.',
      money:
        'Call each company before the due date and ask for a payment plan. Ask about LIHEAP, which helps with energy bills.',
    },
  },
  housing_long_term: {
    general: 'Ask your housing office which lists are open. Apply to each one that fits you.',
    needs: {
      no_home:
        'Ask 211 for "coordinated entry" near you and do the intake. Ask for your place on the list in writing.',
      legal:
        'Ask about housing that accepts people with a record. Free legal aid can help you answer a background check.',
      documents:
        'Start with your ID and proof of income: housing lists ask for these first. Your care team can help you get them.',
      health:
        'Ask your doctor for a letter that says what you need, such as no stairs. Show it when you apply.',
    },
  },
  housing_repairs: {
    general:
      'Write to your landlord about what is broken, with photos and the date. Keep a copy of what you send.',
    needs: {
      no_home:
        'Keep this one for when you have a place of your own. For tonight, call 211 and ask for a bed or a room.',
      health:
        'Ask your doctor for a letter about what your home needs for your health, and send it to your landlord.',
      legal:
        'Call free legal aid before you stop paying rent over repairs. There are rules that protect you if you follow them.',
      safety:
        'Ask for a new lock in writing. If someone is making you unsafe, many states give you the right to a lock change.',
    },
  },
  food_enough: {
    general:
      'Call 211 and ask for the food pantry closest to you and its hours. Most give food the same day.',
    needs: {
      pregnancy:
        'Call WIC and ask for a first visit: it gives food to people who are pregnant. For food today, call 211.',
      food: 'Go to a food pantry this week: call 211 for one that is open today. Ask about SNAP while you are there.',
      childcare:
        'Ask the school for free meals, and ask about WIC if you are pregnant or have a child under five.',
      transport: 'Call 211 and ask for food that comes to your door.',
      health:
        'Ask the pantry for food that fits your health, and ask your clinic about meals made for your condition.',
    },
  },
  food_benefits: {
    general:
      'Apply for SNAP online or at your local office. Say if you need it now: it can come in seven days.',
    needs: {
      pregnancy: 'Call WIC for a visit, and say that you are pregnant. You can have SNAP and WIC together.',
      food: 'Apply for SNAP this week and ask for "expedited" benefits. They can come within seven days.',
      childcare:
        'Call WIC for a visit if you are pregnant or have a child under five. You can have SNAP and WIC together.',
      work: 'Report a change in your pay or hours to the SNAP office. When you earn less, your benefit can go up.',
      legal:
        'Ask free legal aid how benefits fit with your immigration case. Children may qualify even when parents do not.',
    },
  },
  daily_clothing: {
    general:
      'Make a short list of what you need, with sizes. Then call 211 and ask for a free clothing closet.',
    needs: {
      childcare: 'Ask 211 for a diaper bank and for children’s clothes. Many give a pack each month.',
      work: 'Ask a job center near you for free clothes for work.',
      no_home: 'Ask a day center where you can shower, wash clothes and keep your things safe.',
    },
  },
  daily_phone: {
    general:
      'Apply for Lifeline, which lowers the cost of a phone or internet. Ask your phone company or your library for help.',
    needs: {
      digital:
        'Ask the front desk at your library for help to sign up for Lifeline. You can use their Wi-Fi until it starts.',
      safety:
        'Set a new code on your phone and turn off location sharing, when it is safe to do so. An advocate can go through it with you.',
      work: 'Ask the library for a computer and an email account for job applications. Staff can help you set it up.',
    },
  },
  money_basics: {
    general:
      'Write down what comes in and what is due this month. Bring it to your care team to see what help fits.',
    needs: {
      pregnancy: 'Ask about WIC and about cash help for families (TANF), and say when your baby is due.',
      money: 'Call 211 and ask about cash help and help with bills. Ask for the fastest one first.',
      work: 'Apply for unemployment benefits this week if you lost a job or hours. Apply even if you are not sure.',
      health:
        'Ask about disability benefits if your health keeps you from working. Free legal aid can help you apply.',
      childcare: 'Ask about cash help for families (TANF). Ask about the tax credit for children too.',
    },
  },
  money_benefits: {
    general:
      'Go through a benefits check with your care team. Bring a pay slip, a bill and your ID if you have them.',
    needs: {
      money:
        'Apply first for the benefit that pays the fastest, often SNAP or cash help. Ask us to look at it with you.',
      health: 'Ask about SSI or SSDI if your health limits your work. Keep each paper from your doctor.',
      legal:
        'Ask free legal aid before you apply if you have an immigration case. They can say what is safe for you.',
      food: 'Apply for SNAP first: the same form often opens other help.',
    },
  },
  money_plan: {
    general:
      'List four bills in order: a place to live, food, lights, getting around. Pay in that order this month.',
    needs: {
      money:
        'Ask a non-profit credit counselor for a free first talk about debt. Do not pay anyone who promises to erase it.',
      safety:
        'Open an account in your own name if that is safe for you, with letters sent to a place that you choose.',
      housing: 'Put rent first in the plan, and ask your landlord for a due date that fits your payday.',
    },
  },
}
