// Within a need, what exactly is the matter changes the first step: rent that is owed is no roof that leaks, and a broken car no
// missing bus pass. Words alone decide here, and only among the steps of a need that was heard; where no word says which, the need's own
// step is given.
import { readPlainly } from '#features/safety/normalization/normalization.rules.ts'
import type { Need } from '../needs/needs.rules.ts'

interface Situation {
  key: string
  /** The needs that it is a finer name for. */
  of: readonly Need[]
  /** As it stands in a text that is read plainly: small letters, no accents, no apostrophes. */
  said: RegExp
}

/** The first that fits counts. */
const situations = [
  {
    key: 'leaving_care',
    of: ['no_home', 'housing'],
    said: /\b(?:discharg\w+|leaving the hospital|dan de alta|dieron de alta|me dan el alta)\b/,
  },
  {
    key: 'home_after_prison',
    of: ['no_home', 'housing'],
    said: /\b(?:prison|jail|county|parole\w*|incarcerat\w+|halfway house|carcel|prision|libertad condicional)\b/,
  },
  {
    key: 'rent',
    of: ['housing'],
    said: /\b(?:rent|evict\w*|behind|landlord wants|wants us out|notice|file on us|renta|alquiler|desaloj\w+|atrasad[oa])\b/,
  },
  {
    key: 'repairs',
    of: ['housing'],
    said: /\b(?:mold|leak\w*|roach\w*|bed ?bugs?|mice|rats?|toilet|plumbing|ceiling|repairs?|maintenance|wont fix|moho|goteras?|cucarachas?|chinches|ratas|techo|plaga)\b/,
  },
  {
    key: 'baby_needs',
    of: ['food', 'childcare'],
    said: /\b(?:formula|diapers?|panales|leche para (?:el|la|mi) bebe)\b/,
  },
  {
    key: 'benefits',
    of: ['food', 'money', 'work'],
    said: /\b(?:skimm\w+|unemployment ran out|(?:stamps|snap|ebt|ssi|ssdi|tanf|unemployment|benefits?|check)(?: \w+){0,4} (?:stop\w*|stolen|cut|zero|denied|ended)|(?:stop\w*|den(?:y|ied)|cut)(?: \w+){0,3} (?:stamps|snap|ebt|ssi|ssdi|benefits?)|(?:quitaron|cortaron|robaron|negaron)(?: \w+){0,3} (?:estampillas|cupones|snap|ayuda|beneficios|seguro social))\b/,
  },
  {
    key: 'meals_at_home',
    of: ['food'],
    said: /\b(?:brings? (?:me )?meals|meals on wheels|cant cook|get around so good|homebound|no puedo cocinar|comida a (?:la )?casa)\b/,
  },
  {
    key: 'teeth',
    of: ['health'],
    said: /\b(?:tooth\w*|teeth|dentist\w*|dental|dentures?|gums?|muelas?|dientes?|dentista|dentadura|encias?)\b/,
  },
  {
    key: 'insurance',
    of: ['health'],
    said: /\b(?:insurance|medicaid|medicare|uninsured|seguro|sin cobertura)\b/,
  },
  {
    key: 'aids',
    of: ['health', 'housing'],
    said: /\b(?:glasses|walker|wheelchair|ramp|hearing aids?|crutches|lentes|andador|silla de ruedas|rampa|muletas|aparatos? para (?:oir|el oido))\b/,
  },
  {
    key: 'grief',
    of: ['mental_health', 'loneliness'],
    said: /\b(?:died|passed(?: away)?|funeral|griev\w+|grief|murio|fallecio|muerte de|duelo|velorio)\b/,
  },
  {
    key: 'wages',
    of: ['money', 'work'],
    said: /\b(?:never paid|didnt pay me|wont pay me|owes? me|unpaid|stole my (?:wages|tips)|no me (?:pago|pagaron|quiere pagar|ha pagado)|me deben?)\b/,
  },
  {
    key: 'debt',
    of: ['money', 'legal'],
    said: /\b(?:debts?|collect(?:ors?|ions)|credit cards?|suing me|garnish\w*|payday loan|deudas?|cobradores|tarjetas? de credito|embarg\w+)\b/,
  },
  {
    key: 'warrant',
    of: ['legal'],
    said: /\b(?:warrant|missed (?:my )?court|bench|orden de arresto|falte a la corte|no fui a la corte)\b/,
  },
  {
    key: 'record',
    of: ['legal', 'work'],
    said: /\b(?:record|felony|felon|background check|expung\w*|old charge|antecedentes|record criminal)\b/,
  },
  {
    key: 'immigration',
    of: ['legal', 'documents'],
    said: /\b(?:immigration|ice (?:took|came|has)|asylum|visa|green card|work permit|deport\w*|daca|uscis|migra|migracion|inmigracion|asilo|permiso de trabajo|tarjeta verde)\b/,
  },
  {
    key: 'children_away',
    of: ['family', 'legal'],
    said: /\b(?:cps|foster|my (?:kids|children|son|daughter|baby) back|visits? with my|took my (?:kids|children|son|daughter|baby)|recuperar a mis?|quitaron (?:a )?mis?|servicios de menores)\b/,
  },
  {
    key: 'carer',
    of: ['family', 'childcare', 'mental_health'],
    said: /\b(?:(?:caring for|care of|look after) my (?:mom|mother|dad|father|husband|wife|brother|sister|grandma|grandpa|parents?)|caregiver|cuid(?:o|ando) a mi (?:mama|papa|madre|padre|esposo|esposa|marido|abuel[oa]|suegr[oa])|estoy cuidando a)\b/,
  },
  {
    key: 'car',
    of: ['transport'],
    said: /\b(?:my (?:car|truck|van)|the car|transmission|brakes|tires?|mechanic|carro|coche|troca|camioneta|mecanico|llantas?|frenos)\b/,
  },
] as const satisfies readonly Situation[]

/** What a first step is for: a need, or a situation within one. */
export type Step = Need | (typeof situations)[number]['key']

/** For each need that was heard the step that fits what was said, each once, in the order of the needs. */
export function stepsFor(heard: readonly Need[], text: string): Step[] {
  const { plain } = readPlainly(text)
  const all: readonly Situation[] = situations
  const steps = heard.map(
    need => (all.find(({ of, said }) => of.includes(need) && said.test(plain))?.key ?? need) as Step,
  )
  return [...new Set(steps)]
}
