// The Spanish words by which a concern is recognised, and the everyday phrases that look like one and are not.
// They are compared with a plain reading: small letters, no accents ("pegó" reads "pego"), a full stop as the word ".".
// Words as people type them are included: "kiero", "bibir", "suisidio".
// To add a phrase, add a sentence to the table in the test beside this file first, and see it fail.
import { asConcerns, type ConcernPhrase, wholeWords } from '../phrases/phrases.rules.ts'

const family =
  'esposo|marido|pareja|novio|novia|esposa|mujer|papa|padre|mama|madre|ex|hijo|hija|hermano|hermana|padrastro|madrastra|tio|tia|primo|sobrino|abuelo|jefe|patron|cunado|suegro|suegra|companero|roommate|casero|cuidador|cuidadora'
const want = '(?:quiero|kiero|qiero|quero|quisiera|kisiera|quise|queria|keria)'
const wish = `(?:${want}|ganas de|deseo|voy a|boy a|vamos a|pienso(?: en)?|pensando(?: en)?|penso en|he pensado(?: en)?|pense en|intente|trate de|planeo|estoy por|preferiria|prefiero|mejor|ojala|podria|debo|deberia)`
const end = '(?= \\.|$)'
const notAPlace =
  '(?! (?:con|en|aqui|ahi|alla|sol[oa]s?|cerca|lejos|de|del|por|donde|bajo|junto|entre|otra vez con)\\b)'

/** Everyday phrases. They are as narrow as they can be: what stands beside them still counts. */
export const spanishHarmless: readonly RegExp[] = [
  '(?:encias|nariz)(?: \\w+){0,3} sangr\\w*|sangr\\w*(?: \\w+){0,2} (?:encias|nariz)|banco de sangre|analisis de sangre|prueba de sangre|donar sangre',
  '(?:me )?(?:muero|moria|morimos|mori|morirme|morir|morirse|muriendo) (?:de|del) (?:la |las |los |el |tanta |tanto |mucha |mucho |pura )?(?:risa|pena|verguenza|hambre|sed|sueno|frio|calor|ganas|cansancio|aburrimiento|amor|curiosidad|nervios|envidia|ternura|antojo)',
  '(?:me )?(?:muero|morimos|muriendo) por (?:ver|ir|comer|saber|un|una|conocer|probar|verlos|verlas|verte|llegar)',
  'muert[oa]s? (?:de|del) (?:\\w+ )?(?:risa|pena|verguenza|hambre|sed|sueno|frio|calor|ganas|cansancio|aburrimiento|miedo)',
  '(?:matar|mato|mate|matando|matamos) (?:el|un poco de|mas|algo de) (?:tiempo|rato|hambre|aburrimiento|calor)|matar dos pajaros|mataria por|matarse (?:de risa|trabajando|estudiando)|(?:matarme|me mato|me ando matando|matandome) (?:trabajando|estudiando|de (?:la )?risa|a trabajar|en el gimnasio|a estudiar)',
  '(?:matar|mato|mate|matando|mata) (?:a )?(?:las |los |unas |unos |el |la )?(?:cucarachas?|ratas?|ratones|raton|hormigas|mosquitos?|moscas?|chinches|piojos|bichos|plagas?|aranas?|plantas?|hierba|zancudos|germenes|virus|bateria)',
  '(?:me|nos) (?:esta|estan|estaba|va a|van a)? ?(?:matando|matar|mata|matan) (?:el|la|los|las|este|esta|estos|tanto|tanta|de) (?:calor|frio|trafico|espalda|pies|zapatos|rodillas?|trabajo|estres|dolor|cabeza|tos|hambre|risa|ruido|tarea|cuello|muela|aburrimiento)',
  '(?:el|la|este|esta|los|las|estos|tanto) (?:\\w+ )?(?:calor|frio|trafico|espalda|pies|zapatos|rodillas?|trabajo|estres|dolor|cabeza|tos|hambre|ruido|tarea|cuello|muela|renta|tareas|examenes|precios) (?:\\w+ )?(?:me|nos) (?:esta|estan|va a|van a|vive)? ?(?:matando|matar|mata|matan)',
  'mi (?:mama|madre|jefe|jefa|hermana|maestra|abuela) me va a matar (?:si|cuando|por|porque)',
  '(?:prevencion|concientizacion|semana|mes) (?:del|de|contra el) suicidio',
  'se me pega\\w*|se me pego|me pega (?:el|la|mucho el|bien|duro el|bastante el) (?:sol|luz|calor|gripe|viento|frio|aire|cancion)|me pego (?:la|el|un|una|con|en) (?:gripe|covid|resfriado|susto|la|el|un|una|puerta|mesa|gripa|catarro|sol)',
  '(?:medicina|pastilla|cafe|cerveza|sol|frio|calor|alcohol|noticia|renta|insulina|quimio) (?:\\w+ )?me (?:pega|pego|golpeo|golpea)|violacion de (?:transito|trafico|la ley|probatoria|derechos|contrato|libertad)|me empujan? a (?:seguir|ser|salir|mejorar|estudiar|trabajar)|me toca (?:a mi|trabajar|ir|pagar|turno|el turno|cocinar)',
  '(?:hacerle|hacerles|hacer) dano a nadie|no (?:quiero|voy a|queria|quisiera) (?:lastimar(?!me)\\w*|hacerles? dano|golpear\\w*|pegar\\w*)',
  '(?:abuso|uso|consumo) de (?:drogas|sustancias|alcohol|poder|confianza|medicamentos)',
  '(?:nadie|nunca|ninguno|jamas)(?: (?:aqui|nunca|jamas|ya))? me (?:\\w+ )?(?:pega|pego|golpea|golpeo|maltrata|maltrato|amenaza|amenazo|lastima|abusa|toca)',
  'casi (?:me|le|nos) (?:da|dio) (?:un |una )?(?:infarto|ataque|embolia)|ataque de risa',
  '(?:murio|fallecio|muerto|falleciendo|muerte) (?:\\w+ ){0,2}(?:de|por) (?:un |una )?(?:infarto|sobredosis|derrame cerebral|embolia|ataque al corazon)',
  '(?:no|sin|ningun) (?:tengo |hay |siento )?(?:dolor (?:de|en el) pecho|problemas? para respirar)',
  'no (?:quiero|kiero|quisiera) (?:despertar|despertarme|levantarme) (?:tan |muy |mas )?(?:temprano|tarde|a|al|antes)',
  'ahog(?:o|ando|arme|ada|ado|andome) (?:en|con|de) (?:un vaso|las |los |mis )?(?:deudas|cuentas|trabajo|tarea|agua|biles)',
  'cortar(?:me|se|nos)? (?:el|las|mi|los) (?:pelo|cabello|unas|luz|dedo|telefono|flequillo)|me cort(?:o|e|an|aron) (?:el|las|la|mi|los|un) (?:pelo|cabello|unas|luz|dedo|telefono|servicio|agua|gas|internet|mano cocinando|cocinando)',
  '(?:dolor|lluvia|nieve|rodilla|espalda|enfermedad|horario|tos|trabajo|clima) (?:ya )?no me dejan? (?:salir|ver|dormir|trabajar)',
].map(wholeWords)

const selfHarm = [
  'irme al cielo|ganas de (?:desaparecer|no despertar|no existir)|(?:pienso|pensar|pensando|piensa)(?: \\w+){0,3} (?:en|sobre) (?:la|mi) muerte|nadie me (?:necesita|quiere aqui)',
  'dios(?: \\w+){0,4} (?:me lleve|no despertar|no despierte|me recoja)|fuerzas (?:para|de) (?:seguir )?(?:vivir|viviendo)|acabar con (?:este|el|mi|tanto|todo este) (?:dolor|sufrimiento)|me (?:voy a|quiero|kiero|quisiera) (?:tirar|aventar|lanzar|ahorcar|colgar) (?:de|del|desde|al|a)(?! (?:la|a) (?:alberca|piscina|cama|playa))',
  'pensamientos (?:\\w+ )?(?:de|sobre) (?:muerte|morir\\w*|matar\\w*|la muerte|hacerme)|(?:pastillas|pistola|cuerda|soga|veneno|cuchillo)(?: \\w+){0,2} para (?:morir\\w*|matarme|no despertar|acabar|dormir para)|(?:pistola|cuchillo|soga|cuerda)(?: \\w+){0,4} (?:conmigo|usarla|usarlo)',
  'no (?:quiero|deseo|quisiera) (?:\\w+ ){0,2}en este mundo|(?:carta|nota)(?: \\w+){0,3} despedir\\w*|despedirme de (?:mis hijos|todos|mi familia|la vida|este mundo)|mejor si (?:yo )?(?:me )?(?:muero|muriera|morir|desaparezco|desapareciera)',
  'me (?:corte|he cortado|volvi a cortar|sigo cortando|estoy cortando)(?: otra vez| de nuevo| anoche| ayer| hoy){0,2}(?= \\.|$)|me (?:odio|doy asco)(?: a mi mism[oa])?|no hay (?:otra )?salida(?: para mi|(?= \\.|$))|no (?:le )?veo (?:ningun )?(?:futuro|salida)|nada (?:tiene sentido|me importa|importa ya)(?! (?:mas|tanto))|ya nada (?:importa|tiene)|no le (?:veo|encuentro) sentido',
  'plan (?:para|de) (?:morir|matarme|suicidarme|acabar|quitarme)|(?:irme|ir|salir|dejar) (?:ya )?de? ?este mundo|me canse (?:ya )?de (?:vivir|la vida|esta vida)(?! (?:con|en|aqui|de)\\b)|me lastimo (?:cuando (?:estoy|me siento|tengo)|a mi|a proposito|para)|quiero descansar para siempre|dormir para siempre',
  `me ${want} cortar(?! (?:el|las|la|un|una)\\b)|no me importa (?:si )?(?:vivir|morir|vivo|muero|me muero|morirme)|(?:soy|ser) una carga para (?:mi|mis|todos|ellos|la)|imagino (?:mi muerte|muert[oa])`,
  `(?:no|nomas|tampoco|nunca) (?:\\w+ )?(?:${want}|deseo) (?:yo )?(?:seguir |continuar )?(?:viviendo|vivir|vivr|bivir|bibir|vivo|viva|existir|despertar|despertarme|estar viv[oa])${notAPlace}`,
  `(?:${want}|deseo|gustaria) no (?:haber nacido|existir|despertar|estar aqui|estar viv[oa]|seguir)`,
  `no ${want} (?:seguir|estar aqui)(?:${end}| mas| asi| en este mundo| en esta vida)`,
  `(?:me )?${wish} (?:\\w+ )?(?:morir|morirme|morirse|moriri?)`,
  `(?:${want}|ojala|preferiria|prefiero|mejor|deberia) (?:\\w+ )?(?:estar|estuviera|estaria|estuviese) (?:bien )?muert[oa]|mejor muert[oa]|ojala (?:me muera|me muriera|no despierte|no despertara|nunca despierte|no hubiera nacido|me hubiera muerto)|mejor me (?:muero|muriera)`,
  '(?:quit|kit)(?:ar|arme|andome)(?:me)? la (?:vida|bida)|me (?:quito|quite|quitaria|quiero quitar|kiero kitar|voy a quitar|quisiera quitar) la (?:vida|bida)',
  `(?:acabar|acabo|terminar|termino|terminarlo|acabarlo) con (?:mi vida|esta vida|todo(?= \\.|$| esto| ya| de una)|esto de una vez|mi sufrimiento)|poner(?:le)? fin a (?:mi|esta|todo)`,
  '(?:matarme|matarm|matandome|suicidar\\w*)',
  `me (?:${want}|voy a|boy a|pienso|podria|quiero yo) matar|me mato(?= \\.|$| si| y| hoy| un dia| ya)`,
  'su[isc]{1,3}i?d(?:a|i|ar\\w*|io\\w*|e|o|arme|ando\\w*)\\w*',
  '(?:hacerme|haciendome|hecho|hice|hago|hacer) dano a mi mism[oa]|hacerme (?:dano|algo malo)|me (?:hago|he hecho|hice|quiero hacer|voy a hacer) dano|lastimarme(?! (?:el|la|los|las|en))|me quiero lastimar|autolesi\\w+',
  `me cort(?:o|e|aba|ar) (?:los brazos|las venas|las munecas|las piernas|la piel|a proposito)|cortarme(?:${end}| los brazos| las venas| las munecas| las piernas| la piel| cuando| para| otra vez| de nuevo)`,
  '(?:no|ni) (?:vale la pena|tiene sentido) (?:seguir |estar )?(?:vivir|viviendo|viv[oa]|esta vida)|(?:la|mi|esta) vida (?:ya )?no (?:tiene sentido|vale|me importa)|no le (?:veo|encuentro|hallo) (?:el )?sentido a (?:la vida|mi vida|vivir|nada|seguir)',
  'no tengo (?:ninguna )?(?:razon|razones|motivos?|ganas|por que|porque) (?:\\w+ )?(?:para |de |por )?(?:seguir )?(?:vivir|viviendo)|sin ganas de vivir|(?:perdi|quitaron|perdido) las ganas de vivir',
  `(?:cansad[oa]|hart[oa]) (?:ya )?de (?:vivir|la vida|esta vida|estar viv[oa])${notAPlace}`,
  `ya no (?:puedo|aguanto|soporto|doy|doi) (?:mas|para mas)(?:${end}| con (?:la|mi|esta) vida| y)|no (?:aguanto|soporto) (?:mas )?(?:la|esta|mi) vida`,
  'mejor sin mi|nadie (?:me |va a )?(?:extranaria|extranarme|echaria de menos|notaria|lloraria)|a nadie le (?:importaria|importa) si (?:me )?(?:muero|muriera|desaparezco|vivo)',
  `${want} (?:desaparecer|dormir(?:me)? y (?:ya )?(?:no|nunca) despertar|(?:ya )?no despertar|que todo (?:se )?(?:acabe|termine))|(?:no|nunca) despertar (?:mas|nunca|jamas)`,
  '(?:colgarme|ahorcarme|dispararme|envenenarme)|(?:aventarme|tirarme|lanzarme|brincar|saltar) (?:de|desde|del|a|al) (?:un |una |el |la |las )?(?:puente|edificio|tren|vias|metro|balcon|azotea|techo|ventana|carros)',
  `${wish} (?:tomarme|tomar) (?:todas|un frasco|todo el frasco|muchas) (?:\\w+ )?(?:pastillas|pildoras)?`,
  '(?:dejar|dejara) de existir|(?:para|pa) que (?:sigo|seguir|vivo|vivir|sigo viva|sigo vivo) ?(?:viviendo|vivo|viva)?(?= \\.|$)|mejor si (?:yo )?no (?:existiera|estuviera|hubiera nacido)|(?:la vida|mi vida|todo) es una carga|soy una carga para todos',
  'carta de despedida|voces (?:\\w+ ){0,3}(?:me dicen|diciendo|diciendome|me ordenan)',
]

const harmToOthers = [
  `${wish} (?:matar|golpear|apunalar|lastimar|ahorcar) al \\w+`,
  '(?:con|llevo|agarro) (?:un|una|mi|el|la) (?:cuchillo|pistola|machete|arma) (?:por|contra|para) (?:el|ella|ellos|matar\\w*|mi)|(?:le|les) voy a (?:partir|romper|reventar|quebrar) (?:la|los|el) \\w+|(?:partir|romper)les? la (?:cara|madre)',
  `(?:lo|la|los|las|le|les|te) (?:voy a|boy a|vamos a|${want}|podria|pienso) (?:matar|golpear|apunalar|acuchillar|disparar|lastimar|pegar|hacer dano|ahorcar)`,
  `(?:${wish}) (?:matar|asesinar|apunalar|acuchillar|golpear|ahorcar|lastimar|dispararle|pegarle|hacerle dano) a (?!mi mism)\\w+`,
  `(?:${wish}) (?:matar|asesinar|apunalar|golpear|lastimar|ahorcar)(?:l[oae]s?|te|l[oa])|(?:${wish}) (?:dispararles?|pegarles?|hacerles? dano)`,
  '(?:quemar|incendiar|volar) (?:la|el|su|esta|este) (?:casa|edificio|refugio|escuela|oficina)|poner una bomba|(?:llevar|traer|usar) (?:una|mi|la) (?:pistola|arma)|(?:se )?merecen? morir|quiero que se (?:muera|mueran)',
  `miedo de (?:lastimar|hacerle dano|golpear|pegarle) a|(?:le pegue|golpee|lastime) a mi (?:hij[oa]s?|bebe|nin[oa]s?|${family})|hacerle dano a (?!nadie)\\w+`,
]

const abuse = [
  'me (?:toco|tocaba|tocaron) (?:cuando era|de) (?:nin[oa]|chic[oa]|pequen[oa])',
  'me prohibe (?:salir|ver|hablar|trabajar|tener|usar)',
  '(?:es|soy|fue|fui|siendo|sido|somos|son|era) (?:\\w+ )?(?:golpead|maltratad|abusad|violad|violentad|amenazad|acosad|explotad)[oa]s?|(?:entra|entraba|se mete|se metia|viene) (?:a|en) mi (?:cuarto|cama|recamara)(?: \\w+){0,4} noches?|a la fuerza|(?:me escape|huyendo|huir|hui|escondid[oa]|escondiendome) de (?:mi|un|su) (?:esposo|marido|pareja|ex|novio|papa|padrastro|agresor)',
  'me (?:dio|da|daba|han dado|ha dado) (?:\\w+ )?(?:cachetad\\w*|bofetad\\w*|golpes?|golpiza|patad\\w*|punetaz\\w*|nalgad\\w*|cinturonaz\\w*|cintaraz\\w*|paliza|madriza|trancaz\\w*)|me sigue (?:a todas partes|a todos lados|a (?:mi )?casa|a donde)|me vigila|me (?:agarra|agarro|agarraba) a (?:golpes|patadas)|me (?:aviento|avienta|tira|tiro|lanza|lanzo) contra|me grita (?:y|todo|cosas|diario|cada)',
  `(?:${family}|el|ella)(?: \\w+){0,4} (?:golpea|golpeo|pega|pego|lastima|maltrata|abusa|viola|violo|amenaza|amenazo) (?:a|de) (?:mi|mis|su|sus|los|las|nuestr[oa]s?) \\w+`,
  '(?:amenaz\\w*|quiere|quiso|va a|iba a|intenta|intento|trato de|trata de|empezo a|volvio a|sigue|jura|juro|dijo que va a|dice que va a)(?: (?:con|de|a|en|que))? (?:matarme|golpearme|pegarme|violarme|lastimarme|hacerme dano|matarnos)',
  'me (?:siempre |otra vez |ya )?(?:pega|pegaba|pego|pegan|pegaron|peg|golpea|golpeo|golpean|golpeaba|golpearon|golpia|maltrata|maltrataba|maltrato|maltratan|amenaza|amenazo|amenazan|amenazaba|amenazaron|viola|violo|violaron|violaba|abusa|abusaba|insulta|humilla|humillo|encierra|encerro|empuja|empujo|patea|pateo|ahorca|ahorco|estrangulo|acosa|acoso|acosan|cachetea|cacheteo|manosea|manoseo|toquetea|toqueteo|escupe|persigue|jala del pelo|jalonea)',
  'me (?:ha|han|habia|ha estado|sigue|vuelve a|quiere|quiso|intento|va a|iba a|esta|estan|volvio a|estuvo) (?:pegado|golpeado|pegar|golpear|golpeando|pegando|maltratando|maltratado|amenazado|amenazando|violado|violar|matar|lastimar|lastimado|abusado|acosado|acosando|hacer dano|hecho dano)',
  'me lastima(?! (?:el|la|los|las|un|una|mucho|que|si|al))|(?:nos|les?) (?:pega|golpea|maltrata|amenaza)(?:n|ba|ban)?|le pego a mi|golpea(?:n)? a (?:mi|mis|los) \\w+',
  'abus(?:o|a|an|aron|aba|ado|ando) (?:sexualmente )?de (?:mi|el|ella|nosotr[oa]s|mis? hij[oa]s?)(?! (?:confianza|tiempo|bondad))|abusad[oa]|abuso sexual|acoso sexual|violencia (?:domestica|familiar|intrafamiliar|de genero|en (?:mi |la )?casa)|biolencia|maltratad[oa]s?|maltrato|me violaron|una violacion|trata de personas',
  `miedo (?:de |a |del? |que )?(?:mi|el|su) (?:${family})|le tengo (?:mucho )?miedo(?! a (?:las?|los|volar|el \\w+))|miedo de que (?:me|nos) (?:pegue|mate|haga|golpee|lastime|encuentre|pase algo)|me da miedo (?:mi|el cuando)`,
  'no me (?:siento|he sentido|sentia) (?:muy |tan |nada )?(?:segur[oa]|a salvo)(?! (?:de|del|si|que|como|cual|cuando|para|al))|no nos sentimos (?:segur[oa]s|a salvo)|no (?:estoy|estamos) (?:a salvo|segur[oa]s? (?:en (?:mi|la|nuestra) casa|en casa|con (?:el|ella|mi)|donde vivo))|me siento insegur[oa] (?:en (?:mi |la )?casa|con (?:el|ella|mi)|aqui)',
  'no (?:me|nos) dejan? (?:salir(?! (?:temprano|antes|del trabajo))|ver a|hablar con|usar (?:el|mi) (?:telefono|celular)|tener amig[oa]s)|me tiene (?:encerrad[oa]|amenazad[oa]|vigilad[oa]|controlad[oa])',
  `me (?:quito|quita|esconde|escondio|rompio) (?:el|mi|los|mis|todo mi|todo el) (?:pasaporte|telefono|celular|papeles|dinero|documentos|cheque)|me controla(?: todo| el dinero| el telefono| la vida|${end})`,
  'me (?:obliga|obligan|obligo|obligaron|forzo|fuerza) a(?! (?:mi mism[oa]|salir a|comer|levantarme|caminar|sonreir|estudiar))|me (?:toca|tocaba|toco|tocan) (?:sin|cuando duermo|mientras duermo|dormida|dormido|a la fuerza|las partes|mis partes|donde no|por las noches)|contra mi voluntad',
  `me (?:agarra|agarro|aprieta|apreto) (?:del|el) (?:cuello|pelo)|me (?:jala|jalo) del (?:pelo|cabello|brazo)|me (?:avienta|avento|aventaba)(?: \\w+)?|(?:es|se pone|se puso|fue|son) (?:\\w+ )?violent[oa]s?(?: conmigo| con (?:nosotros|mi|los))?|miedo (?:de )?(?:llegar|volver|regresar|ir) a (?:mi |la )?casa`,
  '(?:me|con) (?:dejo|deja|un|los) (?:moretones|moretes|un ojo morado|ojo morado)',
]

const emergency = [
  '(?:persona|hombre|alguien|muchacho|tipo|mujer)s?(?: \\w+){0,3} (?:con (?:un |una )?(?:arma|pistola|cuchillo|machete)|armad[oa])',
  'sangrando|mucha sangre|me (?:apunalaron|dispararon|balacearon|balearon)|(?:acaban de|le|lo|la|les) (?:apunalar\\w*|dispararon|disparar|balacear\\w*|balearon)|(?:se )?trag(?:o|ue|aron) (?:una?s?|las|los|el|cloro) ?\\w*|(?:cara|boca) (?:chueca|torcida|caida)|humo (?:en|por|saliendo)|(?:bebe|nin[oa]|el|ella) (?:\\w+ )?(?:esta|se puso) (?:morad[oa]|azul)|(?:se esta )?(?:atragantando|atraganto)|azucar (?:en|esta en) [3-9]\\d\\d',
  'convulsion(?:a|o|ando|aba)|no siento (?:el|la|mi|medio|un) (?:brazo|cara|pierna|lado|cuerpo|mano)|(?:se cayo|se golpeo)(?: \\w+){0,6} no (?:\\w+ )?(?:responde|reacciona|despierta|respira|se mueve|habla)|se (?:le )?(?:torcio|durmio|cayo) (?:la|media) (?:boca|cara)',
  'sobredosis|sobre dosis|(?:se |me )?tom(?:e|o|aste) (?:muchas|demasiadas|todas (?:las|mis|sus)|un monton de|todo el frasco de) (?:\\w+ )?(?:pastillas|pildoras)|(?:se |me )?tom(?:e|o) (?:todo )?(?:el|un) frasco|tom(?:e|o) (?:cloro|veneno)|envenenad[oa]|intoxicad[oa]',
  'dolor (?:\\w+ )?(?:en|de|del) (?:el |mi |su )?pecho|(?:me|le) duele (?:mucho |bastante )?(?:el|mi|su) pecho|presion en (?:el|mi|su) pecho',
  'no (?:puedo|podia|puede|logro|logra) (?:casi |bien )?respirar(?! (?:por la nariz|con (?:el|este) cubrebocas))|no (?:respira|esta respirando)|(?:me|le) falta (?:mucho )?(?:el )?aire|(?:me|se) (?:estoy|esta) (?:ahogando|asfixiando)',
  'inconsciente|no (?:despierta|reacciona|esta despertando)|no responde(?= \\.|$)|se desmayo|me desmaye|desmayad[oa]|perdio el conocimiento',
  'sangr(?:o|a|ando|ado) (?:mucho|muchisimo|demasiado|sin parar|bastante)|no (?:para|deja) de sangrar|vomit(?:o|a|ando|e) sangre|tosiendo sangre|desangrando\\w*',
  '(?:infarto|ataque (?:al|del) corazon|derrame(?: cerebral)?|embolia)(?! (?:el ano|hace|en (?:el )?(?:\\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|cuando era))|(?:tiene|tuvo|teniendo|dio|con|dando) (?:una |un )?convulsi\\w+|esta convulsionando',
  '(?:se )?(?:esta |estan )?(?:quemando|incendiando|quema|incendio) (?:la|mi|el|nuestra) (?:casa|cocina|edificio|apartamento|departamento|traila)|(?:casa|cocina|edificio|apartamento|departamento) (?:se )?(?:esta )?(?:quemando|en llamas|incendiando)|hay (?:un )?(?:incendio|fuego)(?! en (?:el|mi) corazon)|fuga de gas|huele a gas',
  '(?:tiene|trae|saco|apunto con|apunta con) (?:una|un|su|la|el) (?:pistola|arma|cuchillo|navaja|machete)',
  '(?:llam\\w+|necesito|necesitamos|manden|mande) (?:a |al |una )?(?:911|9 1 1|ambulancia)|es una emergencia|tengo una emergencia|emergencia medica|(?:mi|su|nuestra) vida (?:corre|esta en) peligro|estoy en peligro|estamos en peligro|de vida o muerte',
  'se (?:me|le) rompio la fuente|ya viene el bebe|(?:cierra|cerrando|hincha|hinchando) la garganta|garganta (?:se (?:me|le) )?(?:esta )?(?:cerrando|cierra)',
  `(?:alguien|un hombre|unos hombres) (?:\\w+ ){0,4}(?:entrar|metio|metiendo|entrando) (?:a|en) (?:mi|la) (?:casa|cuarto)|(?:me estoy|me estoi|se esta) muriendo(?:${end}| ayud\\w*| de dolor)|siento que me (?:muero|voy a morir|estoy muriendo)`,
]

/** Abuse stands before self-harm: "amenaza con matarme" is about what somebody else does. */
export const spanishConcerns: readonly ConcernPhrase[] = [
  ...asConcerns('abuse', abuse),
  ...asConcerns('emergency', emergency),
  ...asConcerns('self_harm', selfHarm),
  ...asConcerns('harm_to_others', harmToOthers),
]
