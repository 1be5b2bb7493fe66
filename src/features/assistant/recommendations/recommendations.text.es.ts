import { homeRecommendationsText } from '../recommendations-home/recommendations-home.text.es.ts'
import { lifeRecommendationsText } from '../recommendations-life/recommendations-life.text.es.ts'
import type { recommendationsText as English } from './recommendations.text.ts'

/** The library of first steps for checklist items (Spanish). */
export const recommendationsText: typeof English = {
  items: { ...homeRecommendationsText, ...lifeRecommendationsText },
  categories: {
    health: 'Anote lo que quiere preguntar y llévelo a su próxima cita o envíelo a su equipo.',
    housing: 'Anote qué necesita y para cuándo, y envíelo a su equipo. Para esta noche, llame al 211.',
    daily:
      'Haga una lista corta de lo que necesita esta semana y llame al 211 para saber quién lo da cerca de usted.',
    money: 'Junte en un solo lugar los papeles o recibos de este tema y revíselos con su equipo.',
    work: 'Elija un paso pequeño para esta semana y cuéntele a su equipo cómo le fue.',
    family: 'Elija una persona o un lugar para esto y dé el primer paso pequeño esta semana.',
    safety:
      'Hable de esto con su equipo en un lugar donde se sienta a salvo. A toda hora puede llamar al 988 y oprimir 2.',
    documents: 'Anote qué le falta y pregunte a su equipo dónde conseguirlo y cuánto cuesta.',
  },
  reviewPlan: 'Revise su plan con su equipo y diga qué le gustaría hacer primero.',
  fallback: title =>
    `Elija un primer paso pequeño para "${title}" y diga a su equipo si quiere que alguien le acompañe.`,
}
