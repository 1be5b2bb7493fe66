import { homeRecommendationsText } from '../recommendations-home/recommendations-home.text.ts'
import { lifeRecommendationsText } from '../recommendations-life/recommendations-life.text.ts'

/** The library of first steps for checklist items (English). Each begins with a verb and names one thing to do. */
export const recommendationsText = {
  items: { ...homeRecommendationsText, ...lifeRecommendationsText },
  /** For items that an organization added itself, by the key of their category. */
  categories: {
    health:
      'Write down what you would like to ask, and bring it to your next visit or send it to your care team.',
    housing: 'Write down what you need and by when, and send it to your care team. For tonight, call 211.',
    daily: 'Make a short list of what you need this week, and call 211 to ask who gives it near you.',
    money: 'Put the papers or bills for this in one place, and go through them with your care team.',
    work: 'Choose one small step for this week, and tell your care team how it went.',
    family: 'Choose one person or place for this, and take the first small step this week.',
    safety:
      'Talk to your care team about this in a place where you feel safe. At any hour you can call or text 988.',
    documents: 'Write down what is missing, and ask your care team where to get it and what it costs.',
  },
  reviewPlan: 'Look at your plan with your care team, and say what you would like to do first.',
  fallback: (title: string) =>
    `Choose one small first step for "${title}", and ask your care team if you would like company in it.`,
}
