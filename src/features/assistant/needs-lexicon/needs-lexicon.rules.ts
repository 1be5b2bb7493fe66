// Which words speak of which need, and of lacking, having solved or merely wishing for it, in English and Spanish under one
// name. A word alone decides nothing: the trained model weighs which of them stand together. Words are as they read plainly
// (small letters, no accents); * ends a stem.

const words: Readonly<Record<string, string>> = {
  housing:
    'rent rents landlord* lease evict* eviction shelter* homeless* couch couches apartment* apt housing roof mold leak* motel hotel tent mortgage foreclos* section deposit move-out roommate* room rooms bedroom sleep sleeping stay staying crash street streets parking sublet tenant* unit repairs roach* bedbug* ramp stairs waitlist voucher renta alquiler casero casera desaloj* albergue* refugio depa departamento* apartamento* cuarto cuartos techo moho gotera* hipoteca deposito inquilin* sofa calle hotel motel carpa mudar* vivienda dormir durmiendo duermo arrendador corrieron echar echaron echan',
  food: 'food eat eating ate hungry hunger meal* groceries grocery pantry snap ebt wic formula fridge freezer empty lunch dinner breakfast diapers stamps feed feeding starving cook ramen milk bread skip skipped skipping comida comer comemos como hambre despensa* estampillas leche formula refri refrigerador nevera desayuno cena cenar almuerzo alimento* mandado vacio vacia arroz frijol* sopa cocinar banco',
  income_work:
    'job jobs work working hours paycheck pay paid wages fired laid layoff unemploy* hire hired hiring interview* resume apply applied cash money broke debt* bills owe loan* payday benefits ssi ssdi disability tanf check shift shifts employer boss tips income garnish* collections overdraft credit budget trabajo trabajar trabajando empleo chamba jale laburo sueldo salario pago paga pagan pagar despid* corrieron desemple* entrevista* curriculum dinero plata lana deuda* debo prestamo* cheque quincena ingreso* beneficios incapacidad patron jornada horas cobr* banco tarjeta',
  transport:
    'ride rides bus buses car truck van drive driving license gas fare train uber lyft taxi bike walk walking miles transport* brakes transmission tire tires battery towed tow mechanic insurance dmv registration pass stop route far carro coche auto troca camioneta camion autobus bus pasaje boleto licencia manejar manejo gasolina llanta* frenos mecanico aventon raite transporte metro lejos ruta parada bicicleta grua transmision caminar caminando',
  utilities:
    'electric* power lights light heat heating heater furnace water gas bill shutoff disconnect* utility utilities internet wifi phone minutes data propane oil cold outage liheap service notice candles luz electricidad agua calefaccion calentador gas recibo* internet wifi telefono datos saldo cort* cortaron apagon frio servicio velas corriente tarifa adeudo',
  safety:
    'unsafe hits hit hurt* threat* stalk* abus* violen* scared afraid follow* gun knife order protective restraining ex locks escape hide gang danger chok* control* pega pego golpe* amenaz* acos* abus* violen* miedo sigue arma cuchillo proteccion orden encierra huir esconder* pandilla peligro maltrat*',
  mental_health:
    'depress* anxi* panic therap* counsel* psych* antidepress* lexapro zoloft lithium sad crying cry grief griev* lonely sleep insomnia nightmare* voices ptsd bipolar stress* overwhelm* mood hopeless* trauma worry nerves meds mind deprim* depres* ansie* panico terap* psicolog* psiquiatr* consejer* triste tristeza llor* duelo insomnio pesadilla* voces estres* nervios angusti* animo trauma desvel* agobi* dormir',
  substance_use:
    'drink* drunk drank alcohol* beer* vodka liquor sober sobriety relaps* using used clean detox rehab meth heroin fentanyl opioid* pills suboxone methadone crave* craving* cocaine crack weed addict* sponsor aa na meetings withdrawal* narcan needle* tomar tomando borrach* alcohol* cerveza* trago* sobri* recai* recaida consum* droga* desintox* rehab* metadona suboxone cristal heroina fentanilo cocaina adic* padrino anonimos abstinencia ganas',
  physical_health:
    'doctor dr clinic hospital medicine* medication* meds prescription* refill pharmacy insulin diabet* blood pressure asthma inhaler pain tooth teeth dentist* dental glasses eye* hearing wheelchair walker medicaid medicare insurance pregnan* prenatal surgery infect* wound cough fever sick rash knee back cane oxygen copay doctor* clinica hospital medicina* medicamento* receta* farmacia insulina diabet* presion asma inhalador dolor duele muela* diente* dentista lentes vista oido silla andador seguro embaraz* prenatal operacion cirugia infecc* herida tos fiebre enferm* ronchas rodilla espalda',
  childcare:
    'daycare childcare babysit* sitter nanny kids kid baby toddler preschool headstart afterschool watch care pickup son daughter children twins subsidy guarderia ninera cuidar cuide cuida cuidado hijos hijo hija ninos nino nina bebe gemelos preescolar kinder encargar chamacos',
  education:
    'school ged class classes college tuition fafsa read reading esl english homework tutor* enroll* study studying course* certificate certif* teacher iep test exam diploma degree books laptop learn grade grades math training escuela clase* colegio universidad matricula leer escribir ingles tarea* tutor* inscrib* estudi* curso* maestr* examen diploma titulo libros aprender grado primaria secundaria prepa matematicas',
  legal_reentry:
    'court lawyer attorney judge warrant* probation parole po fine fines ticket* charge* record expunge* custody immigra* visa asylum ice deport* hearing sentence jail prison released felony misdemeanor lawsuit subpoena restitution monitor divorce guardianship corte abogad* juez jueza orden* probatoria libertad multa* cargo* antecedente* custodia inmigra* visa asilo migra deport* audiencia carcel prision salir divorcio citatorio fiscal demanda tribunal',
  documents:
    'id ids identification birth certificate ssn social security card license passport papers proof renew* expired lost stolen replace* copy copies dmv paperwork notar* identificacion ine acta nacimiento seguro social tarjeta licencia pasaporte papeles comprobante* renovar vencid* vencio perd* robaron copia* matricula consular consulado credencial cartilla notari* documento*',
  social_support:
    'lonely alone friend friends nobody company group groups family talk visit visits church community isolated isolation miss missing someone anyone mentor connect neighbors holidays birthday sola solo solas amig* nadie compania grupo* familia platicar hablar visit* iglesia comunidad aislad* extran* alguien vecin* fiestas cumpleanos soledad conocer',
  lack: 'need* cant cannot couldnt dont without lost lose losing ran run out behind late short cut off denied expired stopped help where how who anybody looking find nowhere no none not isnt wont last left only until before stuck broke broken owe necesit* no sin perdi perder falta faltan faltando atrasad* debo cortaron negaron vencio ayud* donde como quien alguien busco buscando conseguir encuentro nada nadie apenas quedan queda quede acabo acabaron puedo alcanza alcanzo urge ocupo',
  solved:
    'found got finally now thank* thanks already fixed approved signed back moved started new passed happy relief sorted settled done restored arrived caught working ok great set came encontre consegui ya gracias arreglaron arregle aprobaron aprobad* firme mude empece nuevo nueva pase feliz alivio resuelto resolvi llego listo bien termine pague pagado contenta contento',
  before:
    'used was were ago years year back when then once before remember last grew 2019 2020 hace anos antes era estaba tenia cuando entonces entonces fue recuerdo pasado',
  others:
    'client clients pt patient policy training news article they neighbor cousin friend volunteer* donate donat* offer flyer workshop staff report meeting studies survey church drive movie book noticia* articulo vecin* prim* volunt* don* ofre* folleto taller reporte encuesta pelicula libro capacitacion usuaria usuario paciente cliente',
  wish: 'want wish hope dream someday love plan goal would like maybe thinking quiero quisiera ojala sueno algun dia encantaria meta gustaria pienso espero',
  person: 'i im my me we our us mi yo nos nuestro tengo estoy soy',
  child:
    'son daughter kid kids child baby mother mom dad father husband wife brother sister hijo hija ninos bebe mama papa esposo esposa hermano hermana madre padre abuela',
}

const topics = new Map<string, string[]>()
for (const [topic, list] of Object.entries(words))
  for (const word of new Set(list.split(' '))) topics.set(word, [...(topics.get(word) ?? []), topic])

/** What a word (as it reads plainly) may speak of; empty for most words. */
export function needTopicsOf(word: string): readonly string[] {
  const found = new Set(topics.get(word))
  for (let length = 3; length <= word.length; length++)
    for (const topic of topics.get(`${word.slice(0, length)}*`) ?? []) found.add(topic)
  return [...found]
}
