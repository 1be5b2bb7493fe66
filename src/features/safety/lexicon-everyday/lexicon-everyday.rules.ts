// Words of everyday life by what they speak of, English and Spanish together under one name: food, animals, weather, school.
// Where such words are many a text is seldom about danger; beside a danger word they say in which talk it stands.
// Words are as they read plainly (small letters, no accents); * ends a stem.

export const everydayWords = {
  foodstuff:
    'bread rice beans soup salad chicken beef pork fish egg eggs cheese milk butter sugar salt potato* tomato* onion* pepper* carrot* apple* banana* orange* peach* cake cakes cookie* pie pizza pancake* burger* taco* tamale* burrito* sandwich* pasta spaghetti noodle* ramen cereal oatmeal chocolate candy ice cream popcorn chips bagel* bacon turkey ham chili stew sauce jelly honey casserole waffle* corn squash greens pan arroz frijol* sopa caldo ensalada pollo carne puerco pescado huevo* queso leche mantequilla sal papa* jitomate* tomate* cebolla* chile* zanahoria* manzana* platano* naranja* pastel galleta* pay tortilla* tamales quesadilla* torta* espagueti fideo* cereal avena chocolate dulce* helado* nieve palomitas bolillo* concha* tocino pavo mole pozole salsa gelatina miel elote* aguacate* mango* guayaba* arepa* pupusa* empanada* yuca malanga sancocho tostones',
  drink:
    'coffee tea juice soda water lemonade cocoa smoothie cafe te jugo refresco agua limonada chocolate horchata atole mate licuado',
  kitchen:
    'cook cooks cooked cooking bake* baked baking fry fried boil* stir* grill* grilled recipe* oven stove pot pan skillet plate* bowl spoon fork cup cups fridge freezer microwave dishes cocin* horne* hornear frei* frit* hierv* receta* horno estufa olla* sarten plato* tazon cuchara* tenedor taza* refri refrigerador congelador microondas trastes',
  meal: 'breakfast lunch dinner supper snack brunch dessert desayun* almuerz* comida cena cenar cenamos merienda postre botana',
  animal:
    'dog dogs puppy pup cat cats kitten* bird birds parrot parakeet chicken* hen hens rooster horse* cow cows pig pigs goat* rabbit* bunny hamster turtle* squirrel* raccoon* fish bee bees butterfly* beagle deer duck* perro* perrita perrito gato* gatito* pajaro* perico loro gallina* gallo caballo* vaca* cerdo* chivo* conejo* tortuga* ardilla* mapache abeja* mariposa* pato* pez peces mascota* vet veterinari*',
  clothing:
    'shirt* shoe shoes sock* pants jeans dress skirt coat coats jacket* hat hats cap glove* scarf boots sweater* uniform* pajama* zipper button* sewing hem purse wallet backpack camisa* blusa zapato* calcetin* pantalon* vestido* falda abrigo* chamarra* sombrero gorra guante* bufanda botas sueter* uniforme* pijama* cierre boton* bolsa cartera mochila tenis ropa clothes clothing',
  weather:
    'rain rains rained raining rainy snow* snowed sunny sun wind windy storm* cloud* ice icy heat hot cold cool warm humid breeze fog forecast weather umbrella spring summer winter fall autumn lluvia* llueve llover llovio lloviendo nieva nevada nevo sol soleado viento* tormenta* nube* hielo calor frio fresco humed* neblina pronostico clima paraguas primavera verano invierno otono',
  sport:
    'soccer football basketball baseball softball volleyball tennis pickleball bowling karate boxing swim* swimming pool gym yoga zumba run runs ran running race* lap laps coach* team teams score* scored goal* match playoff* referee champion* league practice ball fishing pushup* marathon futbol basquet* beisbol voleibol tenis boliche box natacion nadar alberca gimnasio yoga correr corri carrera* vuelta* entrenador* equipo* gol goles partido* arbitro campeon* liga entrenamiento pelota pescar lagartijas torneo porteria empate',
  school:
    'school teacher* class classes classroom* grade* homework math reading spelling book books pencil* pen pens library report recess bus locker* principal semester* college course* tutor* ged exam* quiz study studying spanish english history science computer* escuela maestr* profesor* clase* salon grado* tarea* matematicas lectura libro* lapiz pluma* biblioteca boleta recreo director* semestre* universidad curso* tutor* examen* estudi* ingles espanol historia ciencias computacion preparatoria prepa primaria secundaria kinder',
  garden:
    'garden* yard lawn mow* weed weeds seed* flower* rose* tulip* tree trees leaf leaves plant plants planted pots vine* bush mulch rake harvest jardin* patio pasto cesped hierba* semilla* flor flores rosa* arbol* hoja* planta* plante sembr* maceta* milpa cosech*',
  body: 'head hair eye eyes ear ears nose mouth lip lips tooth teeth tongue throat neck chest shoulder* arm arms elbow* wrist* hand hands finger* stomach belly back hip hips leg legs knee* ankle* foot feet toe toes skin face bone bones jaw rib ribs cabeza pelo cabello ojo ojos oreja* oido* nariz boca labio* diente* muela* lengua garganta cuello pecho hombro* brazo* codo* muneca* mano manos dedo* estomago panza espalda cadera* pierna* rodilla* tobillo* pie pies piel cara hueso* quijada costilla*',
  furniture:
    'couch sofa chair* table* bed beds mattress crib desk lamp* shelf shelves drawer* closet dresser rug curtain* blanket* pillow* towel* mirror clock window* sink toilet tub shower faucet silla* mesa* cama* colchon cuna escritorio lampara* repisa* cajon* closet ropero tapete cortina* cobija* almohada* toalla* espejo reloj ventana* fregadero excusado tina regadera llave',
  chore:
    'clean cleaned cleaning wash washed washing laundry dishes sweep* swept mop* vacuum* fold folded iron* trash dust* tidy organiz* paint painted painting fix fixed fixing repair* limpi* lav* lavadora barr* trape* aspir* dobl* planch* basura sacud* orden* organic* pint* arregl* repar*',
  feast:
    'birthday* party parties wedding* christmas thanksgiving easter halloween holiday* graduation baptism shower anniversary quince* fiesta parade fireworks gift* present presents card cards cumpleanos boda* navidad pascua posada graduacion bautizo aniversario quinceanera* desfile cohetes regalo* kermes feria fair carnival',
  faith:
    'church god lord jesus pray* prayer* bless* blessing* amen pastor priest bible mass choir temple mosque ramadan iftar eid iglesia dios senor virgen santo rez* rezar oracion* bendi* bendicion* misa coro cura biblia padrino madrina',
  music:
    'sing sings sang singing song songs choir guitar* piano drum* violin band dance dances danced dancing concert* radio cant* cancion* coro guitarra* piano tambor* banda bail* concierto* radio musica music',
  device:
    'phone cell text texts texted app apps website link password login log account email* emails click* button screen upload* uploaded download* print* printer scan* photo* picture* pic video* zoom wifi internet charger tablet laptop computer keyboard voicemail celular telefono mensaje* aplicacion pagina liga enlace contrasena cuenta correo* pique boton pantalla subir subi baj* imprim* impresora escane* foto* video* cargador tableta teclado buzon',
  vehicle:
    'bus buses car cars van truck bike bicycle train taxi uber ride rides drive drives driver driving drove stop route parking parked gas tire* brakes license traffic camion carro carros coche* troca camioneta bici* tren taxi aventon manej* chofer parada ruta estacion* gasolina llanta* frenos licencia trafico',
  workplace:
    'work works worked working job jobs boss manager supervisor shift shifts schedule* overtime coworker* interview* hired hiring orientation resume warehouse factory register customer* tips break paycheck badge forklift training certificate trabaj* empleo chamba jale patron jefe jefa gerente turno* horario* companer* entrevista* contrat* orientacion curriculum bodega fabrica caja cliente* propina* descanso cheque gafete montacargas capacitacion certificado',
  bill: 'bill bills rent pay pays paid paying payment* deposit fee fees dollar* dollars bucks cash receipt* balance budget* save saved savings loan credit bank check price* cost costs cheap coupon* recibo* renta pag* pago* deposito cargo* dolar* pesos efectivo ticket saldo presupuesto ahorr* prestamo credito banco precio* cuesta barato cupon*',
  paper:
    'paper papers form forms document* copy copies sign signed signature page pages letter* envelope mail stamp* folder application* certificate* license id ids lease address box blank papel* forma formas formulario* documento* copia* firm* hoja* pagina* carta* sobre* correo estampilla* folder solicitud* aplicacion acta* licencia identificacion contrato direccion',
  errand:
    'appointment* meeting* visit* office desk lobby line store market shop shopping mall bank clinic post list waitlist number ticket cita citas junta* reunion* visita* oficina ventanilla recepcion sala tienda mercado super compras fila numero lista boleto',
  weekday:
    'monday* tuesday* wednesday* thursday* friday* saturday* sunday* january february april june july august september october november december noon am pm clock lunes martes miercoles jueves viernes sabado* domingo* enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre mediodia',
  count:
    'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand dozen half double first second third uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil docena medio media doble primer* segund* tercer*',
  colour:
    'red green yellow orange pink brown white black rojo roja* rojos verde* amarill* anaranjad* rosa cafe blanc* negr*',
  thanks:
    'thank thanks thx ty appreciate* grateful please welcome hello hi hey morning afternoon evening congrat* gracias agradec* favor hola buenos buenas tardes dias bienvenid* felicidad* saludos abrazo* bendiciones atte atentamente',
  joy: 'happy glad proud excited fun funny laugh* smile* smiled smiling lovely beautiful pretty great awesome nice cute sweet enjoy* loved love loves win won celebrate* lucky feliz contenta contento alegr* orgullos* emocionad* divertid* chistos* rei* risa sonri* bonit* hermos* lind* padre chido genial rico rica suave disfrut* encant* amo gan* celebr* suerte',
  gripe:
    'mad angry annoyed annoying upset rude unfair complain* complaint* ridiculous frustrat* grumpy bored boring tired late wrong mess messed broken stuck lost forgot enoj* molest* grosero* injust* quej* ridicul* frustr* aburrid* cansad* tarde mal desorden descompu* atorad* perdi* olvid*',
  sorrow:
    'sad sadness cry cries cried crying tears grief griev* miss misses missing lonely lonesome heartbroken worried worry nervous anxious stress* hurt hurts painful triste* tristeza llor* lagrimas duelo extran* soledad preocup* nervios* ansi* estres* dolor duele',
  speech:
    'say says said saying tell tells told telling ask asks asked asking answer* talk talks talked talking call calls called calling wrote write writes dice dicen dijo dijeron dije decir digo diga cuent* conto pregunt* contest* habl* llam* escrib*',
  ask: 'what when where which who why how could would should do does did is are que cuando donde cual quien por como podria puede pueden hay',
  but: 'but though although however except only even pero aunque sino excepto salvo solo aun',
  because: 'because cause since so therefore if unless whether porque pues asi si aunque entonces',
  always: 'always every everyday daily often usually sometimes siempre cada diario seguido veces normalmente',
  give: 'give gives gave given giving gift leave leaving left keep hand handed lend lent donate* pass dar doy dio di daba regal* dej* deje presta* preste entreg* don* hered* repart* reparti',
  belonging:
    'ring watch jewelry guitar tools collection records savings house deed title keys car dog cat account* passwords insurance anillo reloj joyas guitarra herramientas coleccion discos ahorros casa escrituras titulo llaves carro perro gato cuentas contrasenas seguro',
  treatment:
    'dialysis chemo* radiation surgery oxygen insulin transplant pacemaker hospital hospice doctor* nurse* therapy therapist treatment* transfusion clinic dialisis quimio* radiacion operacion cirugia oxigeno insulina trasplante marcapasos hospicio doctor* enfermer* terapia terapeuta tratamiento* transfusion clinica',
  secret:
    'secret* tell nobody anyone know knows quiet hush whisper* lie lied lying hide delete* deleted secreto* nadie sepa sabe callad* callar silencio mentir mentira menti borr* escondid*',
  official:
    'police cop cops officer court judge lawyer attorney jail prison probation parole cps dcfs order restraining warrant policia* oficial* corte juez* abogad* carcel prision probatoria libertad demanda orden restriccion',
  intense:
    'so very really too much badly bad worse worst terrible awful horrible muy mucho mucha demasiado tan tanto peor terrible horrible feo fea',
  smell:
    'smell* smoke* smoking noise* sound* loud bang* scream* yell* shout* knock* huele olor humo ruido* suena grit* golpear toca tocan',
} as const
