// The English words by which a concern is recognised, and the everyday phrases that look like one and are not.
// They are compared with a plain reading: small letters, no apostrophes ("dont"), a full stop as the word ".".
// To add a phrase, add a sentence to the table in the test beside this file first, and see it fail.
import { asConcerns, type ConcernPhrase, wholeWords } from '../phrases/phrases.rules.ts'

const family =
  'husband|wife|boyfriend|girlfriend|partner|ex|spouse|dad|father|mom|mother|brother|sister|uncle|aunt|cousin|nephew|son|daughter|roommate|stepdad|stepfather|stepmom|bf|gf|hubby|grandpa|grandson'
const somebody = `he|she|they|someone|somebody|man|guy|boss|caregiver|landlord|neighbor|staff|${family}`
const children = '(?:kids?|child|children|son|daughter|baby|babies|little (?:boy|girl))'
const wish =
  '(?:want(?:ed)? to|wan(?:na)?(?: to)?|going to|gonna|gunna|about to|plan(?:ning)? to|ready to|trying to|tried to|need to|thinking (?:of|about)|will|might|should|could|feel like|rather|hope to|wish i could|decided to|urge to)'
const self = '(?:my ?self|me self|mysef|myslef|meself|mi self)'
const pills = '(?:pills?|meds|medicines?|medications?|tablets?)'
const end = '(?= \\.|$)'

/** Everyday phrases. They are as narrow as they can be: what stands beside them still counts. */
export const englishHarmless: readonly RegExp[] = [
  'bleeding (?:heart|edge|gums)|gums (?:are |keep )?bleeding|nose (?:is |keeps )?bleeding|nose ?bleeds?|shot (?:down|glass)|(?:got|get|getting|had) (?:a |my |the )?(?:flu |covid |booster )?shots?',
  '(?:was|got|been) (?:shot|stabbed) (?:in \\d|last (?:year|month)|years|a (?:year|long)|when (?:i|he|she) was)|call(?:ed)? 911 (?:last|yesterday|before)',
  '(?<!(?:he|she|they|someone|somebody|husband|wife|boyfriend|man|ex) )(?:is|are|was|been|be|s) killing (?:me|us|my \\w+|it|the (?:vibe|mood))',
  '(?:kill|killed|killing|kills) (?:it|time|some time|an hour|two birds|the (?:lights?|engine|mood|weeds|bugs|ants|germs|virus|battery|deal)|(?:the |all the |those |these |some )?(?:weeds|bugs|ants|roaches|cockroaches|mice|mouse|rats?|bedbugs|bed bugs|mosquitos|mosquitoes|germs|flies|spiders?|fleas|lice|pests)|for)',
  '(?:shoot|shot|shooting) (?:me|you|him|her|them|us) (?:an?|the|over|over an?|another|your) (?:quick )?(?:email|e mail|text|message|note|line|call)',
  `(?:my |the )?(?:mom|mother|boss|teacher|sister) (?:is going to|is gonna|will|would|s gonna|gonna) kill me (?:if|when|for|over|because)`,
  '(?:die|died|dying) (?:of|from) (?:laugh\\w*|laughter|embarrass\\w*|boredom|hunger|heat|thirst|cute\\w*|shame|curiosity)',
  'dying (?:to (?:see|know|try|meet|hear|eat|go|get|have|tell|visit)|laughing|for (?:a|an|some|the))',
  'die (?:my|her|his|the) hair|die happy|die hard|to die for|died laughing|never say die',
  'suicide (?:prevention|awareness) (?:training|class|course|walk|month|week|poster|workshop|sender)|suicide squad',
  `(?:accidentally|by accident) (?:hurt|cut|burn|burned|burnt) ${self}`,
  `(?:hurt|cut|burn|burned|burnt) ${self} (?:badly |again |pretty bad )?(?:at (?:work|the gym|my job)|on the job|shaving|cooking|chopping|lifting|playing|running|working|falling|when i fell|by accident|accidentally|in the kitchen|gardening|moving|on (?:a|the|my)(?: \\w+)? (?:knife|can|glass|stove|pan|oven|iron|fence|stairs|ice))`,
  'take (?:my )?life (?:in|back|seriously|to|one|as|day|a day)|taking my life back',
  'hit me (?:up|with (?:a|the|another) (?:bill|fee|fine|news|charge|ticket|question|surprise)|that|hard with|back when)|hits (?:different|home)|(?:it|that|this|news|reality|which) (?:just |really |finally )?(?:hit|hits|hurt|hurts|beats|kicked) me',
  'beats? (?:me|him|her|them|us|my \\w+) (?:at (?:chess|cards|checkers|dominoes|pool|\\w+ball|(?:\\w+ )?games?|the (?:\\w+ )?game)|in (?:chess|cards|(?:the|a) (?:race|game|contest))|to (?:it|the (?:bus|shower|door|bathroom|punch|store|phone))|by \\d+)|(?<=^|\\. )beats me(?= \\.|$)',
  'kick(?:ed|s|ing)? (?:me|us|him|her|them|my \\w+) (?:out|off)|kick the habit',
  'push(?:ed|es|ing)? me (?:hard |really hard |gently )?(?:to(?! (?:the (?:floor|ground|wall)|have sex|sleep))|toward|towards|in the right|in my (?:chair|wheelchair))|chok(?:ed|es) me up|cut me (?:off|out|some|a)',
  '(?:hurt|hurts|hurting|hurted) (?:me|my|his|her|your|their|my \\w+s?) feelings',
  '(?:substance|drug|drugs|alcohol|opioid|medication) (?:use and )?abuse|abus(?:e|ed|ing) (?:drugs|alcohol|pills|opioids|opiates|substances|meth|of power)',
  `(?:nobody|no one|noone|never|not one person)(?: (?:has|have|had|is|was|ever|here|there|would|will|does|even)){0,2} (?:hit|hits|hurts?|hurting|beats?|abus\\w*|threaten\\w*|raped?|kill|touch\\w*) (?:me|us|my ${children})`,
  '(?:almost|nearly) (?:had|gave me|give me) a (?:heart attack|stroke)|gave me a heart attack',
  '(?:died|death|dead|dying|passed|passed away|lost \\w+ \\w+|lost \\w+) (?:\\w+ ){0,2}(?:of|from|to) (?:an? )?(?:overdose|heart attack|stroke|seizure)',
  'overdose (?:prevention|awareness|training|kit|class)|food poisoning',
  'passed out (?:the )?(?:senders|candy|papers|cards|food|water|in front of the tv|on the couch)',
  '(?:wont wake up|not waking up|dont want to wake up|dont wanna wake up|cant wake up) (?:early|on time|for|so early|at|before|that early|this early)',
  '(?:no|any|dont have|without|have no) (?:chest pain|chest pains|trouble breathing|shortness of breath)',
  '(?:dont|do not|didnt|never|wouldnt|would never|not) (?:ever )?(?:want to |wanna |going to |gonna )?(?:hurt|kill|hit|harm) (?:anyone|anybody|him|her|them|you|others|other people|my (?:kids|children|family|son|daughter|wife|husband|baby))',
  'deadline|dead (?:tired|end|line|battery|serious|on my feet|last)|half dead|dead heat',
].map(wholeWords)

const selfHarm = [
  '(?:razor|blade|knife)(?: \\w+){0,4} (?:my|own) (?:wrists?|arms?|throat|neck)|slit(?:ting)? my|(?:feel like|think\\w* (?:of|about)|want to|thought about) jump(?:ing)? off|(?:heart|life) (?:would|to|could) (?:just )?(?:stop|end)',
  '(?:pray|hope|wish|wishing|praying)(?: \\w+){0,3} (?:not wake|dont wake|never wake|wont wake|let me die|take me)|ways (?:to|of|how to) (?:die|kill|do it|end)|reason(?: \\w+){0,3} to (?:be alive|live|stay alive|keep living)|telling me to (?:jump|die|do it)|cut(?:ting)? my (?:own )?(?:arms?|wrists?|legs?|thighs?|veins|skin)',
  '(?:stop(?:ped|ping)?|quit|end(?:ing)?|escape) (?:living|existing|being alive|my (?:pain|suffering|misery)|the (?:pain|suffering))|pills to (?:end|die|kill|sleep forever|not wake)',
  '(?:thoughts?|think\\w*|dream\\w*)(?: \\w+){0,3} (?:of|about) (?:dying|death|being dead|not (?:existing|being here))|(?:been|started|keep|kept|am|im) cutting(?: again| my (?:arms?|legs?|wrists?|skin|thighs?)|(?= \\.|$))',
  '(?:gun|knife|rope|pills)(?: \\w+){0,6} (?:on myself|end it|end my|kill myself|ready to use)|(?:letters?|notes?)(?: \\w+){0,3} goodbye|say(?:ing)? (?:my )?(?:final |last )?goodbyes?(?: to (?:everyone|my (?:kids|children|family|mom|loved ones)|life)|(?= \\.|$))',
  '(?:no|only) way out(?! of (?:the|this) (?:lease|building|parking|contract))|hate (?:myself|being alive|my life)|(?:no|dont see (?:a|any)|cant see (?:a|any)) future(?: for (?:me|myself)| any ?more|(?= \\.|$))|nothing matters(?! (?:more|as much|to me more))|(?:nobody|no one) (?:needs|wants|would want) me|(?:life|everything) (?:is|feels) (?:over|hopeless)|i (?:just )?want out(?= \\.|$)',
  'better off (?:not (?:existing|living|alive|being here|around))|(?:happier|easier|better) (?:for everyone )?(?:if i (?:was|were) (?:gone|dead|not here)|without me)',
  '(?:imagin\\w+|dream\\w*|fantas\\w+) (?:about |of )?(?:my (?:own )?(?:death|funeral)|dying|being dead|my suicide)|plan(?:s|ned|ning)? (?:to|for how to|on how to) (?:die|end (?:it|things|my life))|(?:end|ending) things(?= \\.|$| tonight| today| now)',
  '(?:dont|do not|didnt) (?:\\w+ )?care (?:if|whether) i (?:live|die|wake up|make it)|(?:dont|do not) deserve to (?:live|be alive|be here)|(?:im|i am) (?:just )?a burden|(?:be|is|was) a burden to (?:everyone|everybody|my \\w+)',
  '(?:rather|prefer to|wish i could|want to|wanna) (?:just )?(?:sleep forever|not wake up|stop existing|leave this (?:world|earth|life)|be with god|go to heaven|be gone)',
  `kil+(?:ing|ed|in)? ${self}`,
  '(?<!(?:\\d|one|two|three|five|ten|few|many|some|more|of) )kms(?! (?:away|from|per|an|a day|de|por|to|north|south|east|west))',
  '(?:suicid\\w*|suicde|sucide|sucid\\w*|suisid\\w*|suecid\\w*|suicud\\w*|siucid\\w*|suicial|scuicid\\w*|sewerslide|unaliv\\w*|un alive)',
  '(?:end(?:ing|ed)?|take|taking|took) (?:my own|my) (?:life|live)',
  'end(?:ing)? (?:it all|it tonight|it now|it for good|things for good)',
  `(?:${wish}|just) (?:just )?end (?:it|everything)${end}`,
  `${wish} (?:just |rather |really |you know |like |kinda )?(?:die|be dead|not exist|not be here|not be alive)`,
  '(?:would )?rather be dead|should be dead|deserve to die|dont deserve to live|shouldnt be alive',
  '(?:wish|wished) (?:that )?i (?:was|were|am|could be|would be) (?:dead|gone|never born|not alive|not here)',
  'wish(?:ed)? (?:that )?i (?:had never been|hadnt been|wasnt|werent) (?:born|alive|here)|wish i (?:didnt exist|wouldnt wake up|could disappear|could just disappear|could not wake up)',
  'better off (?:dead|without me|if i (?:was|were) (?:dead|gone))|better without me|better if i (?:wasnt|werent|was not) (?:here|alive|around)',
  '(?:dont|do not|didnt|doesnt|no longer|never) (?:even |really )?(?:want(?:ed)? to|wan(?:na)?(?: to)?) (?:keep living|live|be alive|be here any ?more|exist|wake up|go on)(?! (?:with|in|at|on|here|there|near|alone|by|next|under|to|the|a)\\b)',
  `cant go on(?:${end}| like this| any ?more| any longer| living)`,
  'no (?:reason|point|will) (?:to|in|for) (?:live|living|life|be alive|be here|go on|going on)|nothing (?:left )?to live for',
  'not worth living|life (?:is not|isnt|aint|is no longer|not) worth|my life (?:means|has) no',
  '(?:tired|sick) of (?:living|life|being alive|my life)(?! (?:with|in|here|at|out|on|from|next|paycheck|by)\\b)',
  `(?:hurt|hurting|harm|harming|cut|cutting|burning|stab|stabbing|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|starving|punish|punishing) ${self}`,
  'self ?harm(?:ing|ed|s)?|self injur\\w+',
  'jump(?:ing)? (?:off|from|in front of|out of|into) (?:an?|the|that|my|of)? ?(?:\\w+ )?(?:bridge|roof|building|balcony|train|overpass|window|traffic|bus)|walk(?:ing)? into traffic',
  `${wish} (?:take|swallow|drink) (?:all|a whole|the whole|a bottle|every)`,
  `(?:all (?:my|the|of my) ${pills}|a (?:whole )?bottle of ${pills}) (?:at once|and|to (?:die|sleep|end))`,
  '(?:nobody|no one|noone) (?:would|will|d) (?:even )?(?:miss me|care if i|notice if i)',
  `(?:want(?:ed)? to|wanna) disappear(?:${end}| for(?:ever| good)| and)`,
  '(?:go to sleep|fall asleep|sleep) and (?:never|not) wake|never wake up again|not wake up (?:again|tomorrow|any ?more)|hope i dont wake',
  `(?:cant|cannot|can not) (?:do this|take it|take this|take life|live|keep going|live like this|do life) (?:any ?more|no more|any longer)`,
  `(?:end(?:ing)?|off(?:ing)?) ${self}|(?:whats|what is|see no|dont see (?:a|the|any)|no) (?:the )?(?:point|reason) (?:of|in|to) (?:living|live|going on|go on|being alive|life)|life (?:is|feels) (?:pointless|meaningless|not worth)|want(?:ed)? (?:it|it all|everything) to (?:be over|end|stop)|feel(?:ing)? like dying|wont be (?:here|around) much longer`,
  'suicide note|goodbye letter|giv(?:e|en|ing) up on (?:life|living)|gave up on (?:life|living)|(?:im|am) done with (?:life|living)|(?:im|i am) done with everything(?= \\.|$)',
  '(?:please|someone|somebody|want you to) kill me|thoughts of (?:dying|death|ending)|thinking about (?:dying|death|ending)|planning my (?:own )?death',
  '(?:dying|death|being dead) (?:would|will|might|seems|sounds) (?:be )?(?:easier|better|a relief|good)',
  `${wish} od|${wish} (?:\\w+ ){0,2}(?:drive|crash) (?:my car )?(?:off|into)`,
  'voices (?:\\w+ ){0,3}tell(?:s|ing)? me',
]

const harmToOthers = [
  `(?:ill|i will|im going to|im gonna|i want to|i wanna)(?: \\w+){0,4} and (?:shoot|kill|stab|hurt|beat) (?!${self})\\w+|make (?:him|her|them|you) (?:bleed|suffer|pay)(?! (?:me|back|rent|child|the|their|his|her|my))|(?:with|using|have|got) (?:my|a) (?:gun|knife)(?: \\w+){0,5} (?:on|at|for) (?:him|her|them|you)|i (?:just |have |almost )?(?:hurt|shook|choked|burned) (?:my ${children}|the baby)`,
  `(?:feel like|thought about|thinking about|close to|fantasize about|urges? (?:to|of)) (?:killing|shooting|stabbing|hurting|strangling|beating|choking|attacking) (?!${self})\\w+`,
  `i ?(?:m|am|will|ll|really|just|do|have)?(?: \\w+)? ?${wish} (?:fucking |really |just )?(?:kill|murder|stab|shoot|strangle|poison|strangle) (?!${self})\\w+`,
  `i(?:m|ll)? (?:\\w+ )?${wish} (?:fucking |really |just )?(?:hurt|hit|beat|punch|attack|choke|burn|harm) (?:up )?(?:him|her|them|you|someone|somebody|people|everyone|everybody|these people|those people|my (?:${family}|${children}|boss|neighbor|landlord)|that (?:man|woman|guy|person))`,
  `ill (?:fucking )?(?:kill|murder|stab|shoot|strangle) (?!${self})\\w+`,
  `(?:thoughts|thinking|dream\\w*|fantas\\w+|voices) (?:of|about) (?:hurting|killing|shooting|stabbing|attacking|harming) (?!${self})\\w+`,
  'homicid\\w*|shoot up (?:the|this|my|that|a)|blow up (?:the|this|that|my) (?:building|place|school|office|house|shelter)|bomb (?:the|this|that)',
  'burn (?:down )?(?:the|this|his|her|their|that) (?:\\w+ )?(?:house|building|place|shelter|office|school|apartment)',
  '(?:bring|get|take|use) (?:a|my|the) (?:gun|knife|weapon) (?:to|and|on)',
  'want(?:ed)? (?:him|her|them|my \\w+) (?:dead|to die)|(?:he|she|they) (?:deserves?|needs?|has|have) to die',
  `afraid (?:that )?i(?:ll| will| might| could| may)? (?:hurt|kill|harm|shake|hit) (?:him|her|them|someone|somebody|my \\w+|the \\w+)`,
  `i (?:just |have |almost )?(?:hit|beat|choked|shook|slapped|punched|stabbed) my (?:${children}|${family})`,
]

const abuse = [
  `(?:stabs|stabbed|stabbing|shot|shoots|drugged|drugging|burns|burned|bites|bit) (?:me|us|my ${children})(?! (?:an?|the|another|off)\\b)|(?:comes?|came|sneaks?|gets?|got) (?:in|into|in to) my (?:room|bed)(?: \\w+){0,2} (?:night|sleep\\w*|asleep)|forc(?:es|ed|ing) (?:himself|herself|themselves|itself) on|against my will`,
  '(?:punch\\w*|hits?|kick\\w*|breaks?) (?:the |my |holes in the )?(?:walls?|doors?)(?: \\w+){0,4} (?:scar\\w*|afraid|kids)|(?:breaks|broke|smashes|throws) (?:things|stuff|everything|dishes)(?: \\w+){0,6} (?:scared|afraid|angry|mad|me|kids|drunk)|(?:hiding|running|ran away|escaped|fled) from (?:my |an? )?(?:ex|husband|boyfriend|partner|abuser|dad|stepdad|him)',
  `(?:threw|throws|throwing|slam\\w*|pinn?(?:s|ed)|drag\\w*|shak(?:es|ing)|shook|push(?:ed|es)?|shov(?:ed|es)) (?:me|us|my ${children}) (?:against|into|down|across|on|onto|around|by|to the (?:floor|ground|wall))|(?:threw|throws|throwing) (?:\\w+ ){1,3}at (?:me|us|my ${children})`,
  `(?:${somebody})(?: \\w+){0,6} (?:will|going to|gonna|ll|would|threat\\w*)(?: \\w+){0,5} (?:kill|hurt|shoot|beat) (?:them|him|her|us|the (?:kids|children|baby)|my \\w+)`,
  `(?:${somebody}) (?:is |was |keeps |been |started )?(?:hurting|hitting|beating|choking|molesting|threatening|hits|beats|hurts|abuses) (?:my|his|her|our|the) (?:own )?(?:${family}|${children})`,
  'keep(?:s|ing)? me locked|(?:takes|took|steals|stole) my (?:social security|ssi|disability|checks?|benefits|food stamps|ebt|bank card|debit card)|(?:whips?|whipped|whipping|spits?|spat) (?:me|on me|at me)|(?:in|into) an? abusive (?:relationship|home|marriage)|(?:says|said|tells me) (?:he|she) (?:will|would|is going to|ll) (?:find|get|come after) me|screams? at me (?:and|every)',
  `(?:he|she|they|hell|shell|theyll|hes|shes|theyre|threat\\w*|someone|somebody|${family})(?: \\w+){0,6} (?:kill|shoot|stab|murder|strangle|hurt) (?:me|us|my ${children})`,
  `(?:hits|hitting|beats|beating|slaps?|slapped|slapping|punch(?:es|ed|ing)|kick(?:s|ed|ing)|chok(?:es?|ed|ing)|strangl(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)|assault(?:s|ed|ing)|abus(?:es|ed|ing)|stalk(?:s|ed|ing)|threaten(?:s|ed|ing)?|threatning|grop(?:es|ed|ing)|trafficked|trafficking) (?:on )?(?:me|us|my (?:${children}|mom|mother|sister|brother)|the (?:kids|children|baby)|our (?:kids|children|baby))`,
  `(?:${somebody})(?: \\w+){0,3} (?:hit|hits|hurt|hurts|hurting|beat|beats|pushed|pushes|shoved|shoves|burned|burns|bit|bites|cut|grabbed|grabs|tied) (?:me|us|my ${children}|the (?:kids|children|baby))`,
  `(?:afraid|scared|terrified|frightened) of (?:my |her |his )?(?:${family}|him|her)`,
  '(?:dont|do not|never|cant|didnt|doesnt|cannot) (?:really |always )?feel safe|feel(?:ing)? unsafe|unsafe (?:at home|here|with|in my)|(?:im|am|we are|were|kids are|home is|house is|its|it is|place is) not safe(?! (?:to|for) (?:eat|drink|drive|walk))|not safe (?:at home|in my (?:home|house)|with (?:him|her|them|my))',
  '(?:wont|doesnt|does not|will not|never|didnt) (?:let|allow)s? me (?:to )?(?:leave(?! (?:early|work|at))|go out|out of the house|see my (?:family|friends|mom)|talk to (?:anyone|my|people|anybody)|have (?:a|my) (?:phone|money))',
  'lock(?:s|ed) me (?:in|up|inside)',
  `(?:${somebody}) (?:\\w+ )?(?:takes|took|hides|hid|keeps|controls|broke|breaks) (?:all (?:of )?)?my (?:passport|phone|papers|money|paycheck|medicine|medication|insulin)`,
  'forc(?:es|ed|ing) me (?:to (?:have sex|sleep|sell|do (?:things|sexual)|prostitut\\w*|work without|beg)|into)|made me (?:have sex|touch)|without my consent',
  'touch(?:es|ed|ing) (?:me|my \\w+) (?:where|down|in ways|in a way|inappropriately|sexually|without|at night|when i sleep|and i)|sexual(?:ly)? (?:abus\\w*|assault\\w*|harass\\w*|exploit\\w*)',
  `(?:puts?|putting|laid|lays) (?:his|her|their) hands on (?:me|us|my ${children})|(?:scared|afraid|terrified) to (?:go|be) home|(?:he|she|${family}) is (?:very |so |really )?controlling|(?:he|she|${somebody})(?: \\w+){0,2} touch(?:es|ed|ing) me(?! (?:with|deeply|so|when he (?:said|thanked)|when she (?:said|thanked)))`,
  'rape|raped|rapist|molest(?:ed|ing|ation|er)?|incest|abused|abusive|abuser|elder abuse|child abuse|abuse at home',
  'domestic (?:violence|abuse)|domestic violance|(?:get|gets|got|is|are|was|being) (?:very |so )?(?:violent|physical) (?:with|toward|towards|to) (?:me|us|the kids)|gets violent|is violent',
  '(?:gave|left|leaves|gives) me (?:with )?(?:a black eye|bruises|a bruise|marks)|being (?:hit|beaten|abused|hurt|stalked|trafficked|threatened)|(?:am|was|were|im|get|got) (?:\\w+ )?(?:beaten|beat up|strangled|stalked|trafficked|threatened)',
  'follows me (?:everywhere|home|around)|my stalker|pimp',
]

const emergency = [
  'barely breathe|not responding and|miscarriage|lots of blood|losing (?:a lot of|so much) blood',
  'bleeding|(?:was|been|got|just|is) (?:just )?(?:shot|stabbed)|allergic reaction|(?:tongue|lips?|throat|face) (?:is |are )?(?:swelling|swollen)|turn(?:ing|ed) blue|(?:baby|he|she) is (?:blue|choking)|smoke (?:in|coming|everywhere|filling)|blood sugar (?:is |was )?(?:over |at )?[3-9]\\d\\d|choking on',
  '(?:fell|collapsed|hit (?:his|her|my|their) head)(?: \\w+){0,6} (?:not|isnt|wont|stopped|cant) (?:\\w+ )?(?:responding|respond|moving|move|breathing|waking|wake|conscious|talking|talk|get up)|(?:he|she|they|baby|mom|dad|husband|wife|son|daughter) (?:just )?collapsed',
  '(?:i|he|she|they|almost) odd (?:on|last|again|yesterday|today)|overdos\\w*|over dos(?:e|ed|ing)|overdoz\\w*|overdoes',
  `(?:took|swallowed|drank) (?:too many|a (?:whole )?bottle of|a bunch of|all (?:of )?(?:the|his|her|their)|all (?:of )?my) (?:\\w+ )?(?:${pills}|tylenol|aspirin|ibuprofen|benadryl|xanax|insulin|percs?|oxys?)(?! (?:this morning|today like|like|as))`,
  '(?:drank|swallowed|drink|ate) (?:\\w+ )?(?:bleach|poison|antifreeze)|poisoned',
  'chest (?:pains?|hurts?|is (?:tight|hurting)|pressure|tightness)|pain in (?:my|his|her) chest|pressure (?:in|on) (?:my|his|her) chest|tight chest',
  '(?:cant|cannot|can not|couldnt|trouble|hard to|struggling to|not able to) (?:hardly |barely )?(?:breath|breathe|breathing|breath right|catch (?:my|his|her) breath)|(?:not|isnt|stopped|barely) breathing|short(?:ness)? of breath',
  '(?:wont|cant|doesnt|not|never) stop bleeding|bleeding (?:a lot|badly|heavily|out|to death|and|everywhere|from (?:my|his|her) head|so much)|(?:coughing up|throwing up|vomiting|spitting up) blood',
  '(?:passed|passing|blacked) out|(?:i|he|she|they|baby|keep) (?:just |almost )?fainted|keep fainting|cant feel (?:my|his|her) (?:left |right )?(?:arm|face|leg|side)|unconscious|unresponsive|wont wake up|cant wake (?:him|her|them|my \\w+)|not waking up|isnt waking up',
  'having (?:a|another) (?:stroke|heart attack|seizure)|(?:think|maybe|might be) (?:\\w+ ){0,4}(?:stroke|heart attack|seizure)|(?:had|has) a (?:stroke|heart attack|seizure) (?:today|now|just|this morning|tonight|a minute)|just had a (?:stroke|heart attack|seizure)|face (?:is )?droop\\w*',
  '(?:house|home|apartment|building|kitchen|room|place|shelter) (?:is |s )?(?:on fire|burning)|theres a fire|there is a fire|smell gas|gas leak',
  `(?:${somebody})(?: \\w+){0,3} (?:a|his|her|the) (?:gun|knife|weapon)(?! (?:set|block|permit|license|class))`,
  '(?:call|need|send|get) (?:an |the |me an )?(?:911|ambulance)|this is an emergency|its an emergency|medical emergency|life or death',
  'throat (?:is )?(?:closing|swelling)|anaphyla\\w*',
  'my water broke|water just broke|baby is coming|im in labor|went into labor|going into labor',
  '(?:breaking|trying to break|trying to get) (?:in|into) (?:my|the|our) (?:house|home|apartment|room|door)|someone is breaking in',
  `(?:think|feel like) i ?(?:m|am) (?:dying|going to die|gonna die)|(?:im|i am) dying(?:${end}| help| please)`,
]

/** Abuse stands before self-harm: "he said he will kill me" is about what somebody else does. */
export const englishConcerns: readonly ConcernPhrase[] = [
  ...asConcerns('abuse', abuse),
  ...asConcerns('emergency', emergency),
  ...asConcerns('self_harm', selfHarm),
  ...asConcerns('harm_to_others', harmToOthers),
]
