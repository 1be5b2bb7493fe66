// How the guide reads a short answer: left out, going well, something missing, not sure, or simply told.
// It listens for what is said about things ("I have a doctor", "no food"); it never guesses at feelings.
import type { ChecklistState } from '#features/checklist/checklist.rules.ts'
import { readPlainly } from '#features/safety/normalization/normalization.rules.ts'

export type AnswerKind = 'skipped' | 'settled' | 'lacking' | 'unsure' | 'told'

const skip =
  /^(?:please )?(?:skip|skip it|skip this|skip (?:this )?(?:one|question)|pass|next|next question|prefer not to (?:say|answer)|id (?:rather|prefer) not (?:to )?(?:say|answer)|i (?:would )?(?:rather|prefer) not (?:to )?(?:say|answer)|rather not say|no comment|saltar|saltarla|saltarlo|saltar (?:esta|la) pregunta|saltela|omitir|omitir (?:esta|la) pregunta|paso|pasar|siguiente|siguiente pregunta|prefiero no (?:decir|decirlo|contestar|responder|hablar de eso)|no quiero (?:decir|decirlo|contestar|responder)|sin respuesta|no contesto)(?: please| por favor| gracias| thanks| thank you)?$/

/** Phrases that say that nothing is missing, though a "no" stands in them. They are read first. */
export const reassuring =
  /\b(?:(?:no|not a|without|without any|dont have any|have no|zero) (?:real |big |major )?(?:problems?|issues?|trouble|worries|complaints)|(?:dont|do not|doesnt|didnt) (?:really )?(?:need|take|use)(?: any| it| that)?|nothing (?:right now|for now|missing)|sin problemas?|no (?:tengo|hay|he tenido) (?:ningun )?problemas?|ningun problema|no (?:necesito|necesitamos|me falta|nos falta|me hace falta|tomo)(?: nada| ninguna?)?|nada por ahora|no worries|all set|all good|taken care of|under control|todo (?:esta |va )?bien)\b/g

/** Words that say that something is there or going well. */
export const wellWords =
  /\b(?:yes|yeah|yep|yup|sure|of course|i do|i am|i can|we do|i have|i already have|weve got|ive got|i got|we have|have enough|enough|fine|okay|ok|good|great|well|stable|covered|paid|happy|love|si|claro|por supuesto|ya tengo|tengo|tenemos|cuento con|suficiente|bastante|bien|estable|pagad[oa]|cubiert[oa]|content[oa]|gracias a dios|al dia)\b/

/** Words that say that something is missing, hard or wanted. */
export const lackWords =
  /\b(?:no|nope|nah|not|dont|cant|cannot|couldnt|didnt|doesnt|isnt|arent|wasnt|wont|havent|hasnt|never|none|nothing|without|los[et]|losing|need\w*|help|looking|find|finding|search\w*|behind|owe|late|broke|broken|short|low|ran out|run out|running out|out of|trouble|problems?|worr\w+|hard|difficult|struggl\w+|afford|expensive|scared|denied|stopped|cut off|shut off|expired|missing|stolen|overdue|want|wish|have to|gotta|unable|barely|hardly|sometimes|skip\w*|miss(?:ed|ing)?|waiting|afraid|bad|staying (?:with|on|in)|ni|sin|nunca|nada|nadie|tampoco|falta\w*|necesit\w+|nesesit\w+|ayud\w+|busc\w+|perd\w+|debo|atrasad\w+|dificil\w*|cuesta|preocup\w+|caro|cara|poco|apenas|quiero|quisiera|gustaria|tengo que|vencid\w+|rob(?:o|aron)|neg(?:o|aron)|se (?:me|nos) acab\w+|cortaron|encontrar|conseguir|pedir|mal|miedo|a veces|nomas|depende)\b/

const unsure =
  /^(?:i )?(?:dont know|do not know|not sure|im not sure|i am not sure|idk|maybe|no idea|unsure|hard to say|no se|no lo se|no estoy segur[oa]|tal vez|quizas?|quien sabe|no sabria decir)\b/
const plainNo =
  /^(?:no|nope|nah|not really|not yet|no really|todavia no|aun no|la verdad no|no mucho|nunca|never)\b/

/** Whether the whole answer says "skip this". "I skip meals" is an answer, not a skip. */
export function isSkipped(answer: string): boolean {
  return skip.test(readPlainly(answer).plain.replaceAll(' .', '').replaceAll('. ', '').trim())
}

/** Reads a short answer to a question. An empty answer counts as skipped. */
export function readAnswer(answer: string): AnswerKind {
  const { plain } = readPlainly(answer)
  if (plain === '' || isSkipped(answer)) return 'skipped'
  if (unsure.test(plain)) return 'unsure'
  const rest = plain.replace(reassuring, ' ')
  if (rest === plain && plainNo.test(plain)) return 'lacking'
  if (lackWords.test(rest)) return isOnlyReassuring(plain, rest) ? 'settled' : 'lacking'
  return rest !== plain || wellWords.test(rest) ? 'settled' : 'told'
}

/** "No, I don't take any": what remains beside the reassuring words is only the "no" at the start. */
function isOnlyReassuring(plain: string, rest: string): boolean {
  return rest !== plain && !lackWords.test(rest.replace(/^(?:no|nope|nah)\b/, ' '))
}

/** Words by which somebody puts something off. "Not right now" to "do you have enough food?" is a no, and stays one. */
const puttingOff =
  /^(?:no )?(?:not now|maybe later|later|another time|some other time|not interested|im not interested|leave it|leave that|not for me|ahora no|ahorita no|por ahora no|mas adelante|mas tarde|luego|despues|otro dia|en otro momento|no me interesa)\b|\b(?:dont|do not) (?:really )?want (?:to|help)\b|\bmaybe later\b|\bno quiero (?:hablar|ayuda|eso)\b/

/** "Yes, but …": what comes after takes something of the yes back. */
const takingBack =
  /\b(?:but|except|although|though|however|until|unless|pero|aunque|excepto|menos|sin embargo|hasta que|solo que)\b/

/** Where somebody sleeps that is no safe place to sleep, whatever else the answer says. */
const noPlaceToSleep =
  /\b(?:car|van|truck|tent|couch|street|shelter|motel|carro|coche|carpa|sofa|calle|albergue|refugio)\b/

/** Items whose question asks what somebody would like: there a yes asks for help. */
const wishes: ReadonlySet<string> = new Set(['work_next_step'])
const alreadyThere = /\b(?:already (?:have|got|work|study)|i have a job|ya (?:tengo|trabajo|estudio))\b/

/**
 * How a checklist item stands, as an answer about it suggests (decision 49); the person confirms or changes it. It errs
 * towards help: only what plainly says yes is in place, and no answer that says no ever is.
 */
export function stateSuggestedBy(
  itemKey: string | null,
  answer: string,
): Exclude<ChecklistState, 'not_asked'> {
  const kind = readAnswer(answer)
  const { plain } = readPlainly(answer)
  if (kind === 'skipped' || puttingOff.test(plain)) return 'not_now'
  const isTakenBack = takingBack.test(plain)
  if (wishes.has(itemKey ?? '')) {
    if (plainNo.test(plain) && !isTakenBack) return 'not_now'
    return alreadyThere.test(plain) && kind === 'settled' && !isTakenBack ? 'in_place' : 'wants_help'
  }
  const isNoPlace = itemKey === 'housing_safe_place' && noPlaceToSleep.test(plain)
  return kind === 'settled' && !isTakenBack && !isNoPlace ? 'in_place' : 'wants_help'
}
