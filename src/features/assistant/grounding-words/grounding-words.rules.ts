// The words by which a line of a draft makes a claim, in English and Spanish: what happened, what somebody has, what a
// doctor or a court said. A claim that stands in no record is what a person has to be shown, so the lists are kept long on
// that side, and short where they let something pass.

/** Small letters without accents, straight quotation marks and apostrophes. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .toLowerCase()

const past: Readonly<Record<string, string>> = Object.fromEntries(
  'got:get gotten:get found:find paid:pay went:go gone:go took:take taken:take lost:lose left:leave sent:send met:meet spoke:speak spoken:speak began:begin kept:keep gave:give given:give chose:choose chosen:choose bought:buy sold:sell came:come drove:drive driven:drive felt:feel held:hold ran:run saw:see seen:see slept:sleep stood:stand taught:teach thought:think won:win broke:break broken:break brought:bring built:build caught:catch fell:fall fallen:fall fought:fight forgot:forget grew:grow hurt:hurt knew:know led:lead made:make quit:quit read:read stole:steal stolen:steal became:become done:do did:do hid:hide cut:cut put:put rose:rise sang:sing spent:spend swore:swear threw:throw wore:wear withdrew:withdraw failed:fail learned:learn'
    .split(' ')
    .map(pair => pair.split(':')),
)
/** Forms in -ed, -ado and the like that claim no deed of the past, or that every report of a record uses. */
const noDeed = new Set(
  'need used wrote said told mentioned answered asked reported noted supposed interested based named planned listed scheduled wanted looked shared furnished red bed shed led feed seed weed speed indeed united married hundred naked sacred unfinished bored tired estado lado cuidado mercado juzgado abogado helado dado pasado sabado grado soldado empleado pescado pendido demasiado vestido marido sentido partido apellido unido pedido adjunto escribio dijo respondio conto menciono pregunto'.split(
    ' ',
  ),
)

/** The root of a word, to compare one form of it with another. */
export function rootOf(word: string): string {
  const plain = word.replace(/'s?$/, '')
  const verb = past[plain]
  if (verb) return verb
  const root = plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:aron|ieron|ando|iendo|ados?|adas?|idos?|idas?|ing|ed|es|ar|er|ir|o|a|e|s|y)$/, '')
    .replace(/(?:e|i|s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
  return root.length < 3 ? plain : root
}

/** The root of a verb in a form that says it happened; undefined for every other word. */
export function deedOf(word: string, original: string): string | undefined {
  if (noDeed.has(word)) return undefined
  if (past[word]) return past[word]
  // Accents tell "terminó" from "termino".
  if (/(?:ó|ió|é|í)$/u.test(original.toLowerCase()) && word.length > 3)
    return rootOf(word.replace(/[oei]$/, 'o'))
  if (/(?:[a-z]{2}ed|[a-z]{2}(?:ado|ido|aron|ieron))$/.test(word)) return rootOf(word)
  return undefined
}

const list = (words: string) => new Set(words.split(/\s+/))

export const negations = list(
  "no not never none nobody nothing without don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't hasn't haven't missing lacks lack nunca nadie nada sin ni tampoco falta faltan dont doesnt didnt cant",
)
/** Words that say somebody has something. */
export const having = list("have has had having 've got tiene tienen tengo tenemos tener owns own")
/** By these a record says the same: it is mine, it is with me, it came. */
export const mine = list('my our me with mi mis nuestro nuestra nuestros con conmigo')

/** Words that carry no claim of their own, so that they need not stand in the record. */
export const frames = list(
  `the a an and or but of to in on at by for from with about into over under before after until since as than that this these those
  it its they them their theirs themselves he she him her his hers you your yours we our us i my me mine person patient client
  is are was were be been being am do does did has have had having will would can could may might should shall must
  not no yes if when while where which who whom whose what how why there here then so too also still yet already just only again now
  due target task tasks goal goals open step steps next status record records wrote write said say says told answered asked ask mentioned notes note
  one ones some any each every other more most few lot well ready possible way ways day days date time week month year
  want wants like likes need needs use uses using plan plans planned help helps keep keeps go goes get gets getting make look looks
  together follow up check talk find out offer call remind reminder agree settle send arrange review discuss bring think stands stand
  el la los las un una unos unas y o de del al a en por para con sin sobre que se su sus lo le les es son esta estan fue era ser estar
  ya si no mas muy tambien aun todavia antes despues desde hasta cuando como quien donde cual esto eso este ese ella ellos persona paciente
  quiere necesita puede debe tiene hay queda escribio dijo dice respondio tarea meta paso proximo pendiente preguntar preguntarle recordarle recuerdele
  buscar hablar ayudar pedir juntos junto hacer plazo tardar`,
)

/** Whoever begins with one of these advises and claims nothing (in suggestions and plans). */
export const advice = list(
  `ask offer call help check find look talk plan remind review arrange settle agree order send follow prepare confirm congratulate
  consider discuss bring book invite explore schedule set go read write make fill keep meet pick visit apply begin start see get let give
  work encourage provide connect refer support create learn save stop complete identify gather note list please continue try confirm
  preguntar preguntarle buscar hablar recordarle recuerdele ayudar pedir llamar llevar ofrecer revisar prepararse prepare acordar apoyar
  encontrar hacer confirmar considerar terminar planear agendar reunir escribir`,
)

/** Public help numbers, printed on every page of a patient. */
export const publicNumbers = list('211 911 988')
/** Programs that advice may name: they are public, and nothing is said of the person. */
export const programs = list(
  'snap wic medicaid medicare id lifeline english spanish español ingles i gestora handrail',
)

/** What a doctor, a court or an office said. Each must stand in the record, in either language. */
export const orders: readonly RegExp[] = [
  /prescri|recet[oaóe]|\bdos(?:e|is|age)|\bmgs?\b|\bpills?\b|\bpatch|inject|medicin|medicat|medicament/u,
  /diagnos|disorder|trastorno|syndrome|sindrome|condition\b/u,
  /diabet|asthma|asma\b|autis|\badhd\b|\bptsd\b|bipolar|depress|depresi|anxi|ansiedad|dement|alzheimer|epilep|pneumon|neumon|cancer|hiv\b|vih\b|hepatit|stroke|tubercul|cholesterol|blood pressure|presion alta|hypertens|insulin|dialys|diali[sz]|oxygen machine|pregnan|embaraz|overdos|addict/u,
  /\b\w+(?:formin|pril|statin|xone|azole?|cillin|cilina|profen|profeno|oxetine|azepam|olol|idone|methadone|metadona|codone|prazol|itis|osis|emia|pathy|ectomy)\b/u,
  /antibiotic|vaccinat|surger|cirugia|operat(?:e|ion)|root canal|therap|terapia|rehab|detox|hospital|\bfast before/u,
  /\b(?:low|high) (?:salt|sugar|fat)|\bdiet\b|\brest\b|reposo/u,
  /\bjudge|\bcourt|\bjuez|\bjuzgado|tribunal|\bordered|ordeno|orders\b|\bcourt order|probation|parole|restrain|supervised|custody|custodia|warrant|\bjail|prison|drug test|bars? (?:them|the)|forbid|exig|requires?\b|mandat/u,
  /doctor|\bdr\b|physician|pediatri|psychi|therapist|nutritionist|nurse\b|medico\b|medica\b/u,
]

/** Named states of a matter. A line that speaks of one stands on a record that speaks of it. */
export const states: readonly RegExp[] = [
  /approv|aprob|grant(?:ed)\b/u,
  /denied|reject|negad[oa]\b|rechaz/u,
  /evict|desaloj/u,
  /cancel/u,
  /refus|declin|\bse nego\b/u,
  /\binactive|inactiv/u,
  /\bactive|\bactiv[oa]\b/u,
  /finish|(?<!well )\bdone\b|terminad|acabad/u,
  /clos(?:ed|ing) (?:the|a|their)|cerro/u,
  /\bgave up|give up|given up|dropp|abandon|rindi/u,
  /\ball (?:of|the|checklist|items|tasks|goals|their)|everything|\btodos los|todas las/u,
  /\balways|siempre/u,
  /\bnever|nunca/u,
  /\bagain\b|otra vez|de nuevo/u,
  /homeless|sin hogar|\bshelter|albergue/u,
  /unemploy|\bfired\b|laid off|desemple|despidi/u,
  /\bsober|relaps|recai/u,
  /\bdied|\bdead\b|murio|falleci/u,
  /divorc|separat/u,
  /arrest|detenid/u,
]

/** Days that are said from where one stands: the record must say them in the same words. */
export const relativeDays =
  /\b(?:today|tonight|tomorrow|yesterday|(?:next|last|this) (?:week|month|year|spring|summer|fall|winter|night|morning)|(?:next|last) (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|in (?:a|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)|spring|christmas|thanksgiving|easter|hoy|ayer|manana|la (?:proxima|otra) semana|el (?:proximo|otro) mes|la semana (?:pasada|que viene)|el mes (?:pasado|que viene)|navidad|twice|daily|weekly)\b/gu

const counted =
  'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const contado =
  'cero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'
const tens = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  hundred: 100,
  cien: 100,
}
const counts = (words: string) =>
  words.split(' ').map((word, place) => [word, String(place === 0 ? 0 : place + 1)] as const)
/** Words that are numbers. "One" is not among them: it is an article and a pronoun as well. */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...counts(counted),
  ...counts(contado),
  ...Object.entries(tens).map(([word, value]) => [word, String(value)] as const),
])

/** What is counted. The same number of something else is another claim. */
export const units =
  /^(?:mg|ml|miles?|millas?|months?|mes(?:es)?|years?|anos?|weeks?|semanas?|days?|dias?|hours?|horas?|minutes?|minutos?|dollars?|dolares|pesos|times?|veces|pills?|rooms?|kids?|children|boys?|girls?)$/u
