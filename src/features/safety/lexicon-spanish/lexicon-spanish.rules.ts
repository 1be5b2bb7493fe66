// Spanish words by what they speak of, under the same names as the English ones, so that what is learned of one language
// helps the other. Words are as they read plainly (no accents, "nino"); * ends a stem.

/** The words that themselves speak of danger: what sounds or is written like one of them is read as it. */
export const spanishDangerWords = {
  die: 'mori* muero mueres muere mueren muera muriendo murio murieron muerte muert* suicid* desvivir* desvivo entierro entierren velorio ataud tumba panteon cementerio sobredosis difunt* fallec* partir descansar',
  kill: 'mat* maten mate mato matame asesin* ahorc* ahorqu* colg* cuelgo estrangul* ahog* apunal* acuchill* dispar* balazo* balear* tiro tiros plomazo* degoll* envenen* veneno quebrar* reventar* descuartiz*',
  hurt: 'peg* golpe* golpiz* madre* putiz* trompad* pinas cachetad* patad* patea* empuj* jal* agarr* lastim* dan* herid* herir* hiri* moret* moraton* cort* quem* queman maltrat* abus* violen* atac* agred* agresi* tortur* azot* arrastr* avent* escup* rasgun* mord* cinturonazo* chancl* nalgad* sacud* moretones ensangrent* parto romper* rompio',
  sexual:
    'viol* manose* toca toco tocan tocar tocaba tocarme sexo sexual* prostitu* trata padrote* desnud* encuera* incesto acost*',
  threat:
    'amenaz* veng* pagar* paga arrepent* acos* persig* bomba* incendi* prender* lumbre gasolina explot* joder* chingar* cobrar* lamentar* emboscada',
  weapon:
    'pistola* arma armas rifle* escopeta* cuchillo* navaja* machete* bala balas bate martillo soga cuerda lazo puente azotea techo via vias tren fierro cuete hacha tijeras rastrillo gillette',
  bleed:
    'sangr* hemorrag* derrame infarto* corazon convuls* desmay* colaps* inconsciente* respir* asfixi* pecho entumec* adormec* hormigue* chuec* torcid* trab* hinch* ronchas morad* azul palid* gris vomit* mare* fiebre calentura tieso tiesa rigid* sarpullid* deshidrat* aguad* sudor* sud* mandibula borros* confund* ambulancia 911 urgencias emergencia contraccion* fuente temblor* tembl* tiembl* alucin* insulina azucar atragant* electrocut* reaccion* responde despierta balbuce* delira* paraliz*',
  control:
    'miedo asustad* temor aterr* terror encerr* encierr* llave permiso deja dejan prohib* control* esconde* escond* quita quito quitan quitaron pasaporte papeles deport* debo escap* salir huir insegur* oblig* fuerza revis* vigil* sigue rastre* gps amarr* candado celular',
  end: 'carga estorb* adios despid* despedi* perdon* paz inutil desesper* esperanza sentido nunca siempre sola solo nada vaci* desaparec* cansad* hart* acab* fin final termin* ultim* carta testamento mejor sin existir vivir vida despertar dormir aguant* rendi* rindo puedo',
  pills:
    'pastill* medicina* medicamento* pildora* tableta* capsula* frasco* dosis cloro blanqueador fentanilo heroina cristal droga* borrach* tomad* alcohol trago* cerveza* jeringa* naloxona raticida insecticida blister',
} as const

/** The words around them: who, when, whether, and in what kind of talk. */
export const spanishContextWords = {
  i: 'yo me mi mis mio mia conmigo estoy soy tengo quiero voy ando siento puedo',
  he: 'el ella ellos ellas le les lo la su sus suyo aquel',
  you: 'tu te ti usted ustedes vos tus contigo',
  partner:
    'esposo esposa marido novio novia pareja ex viejo vieja mujer hombre senor padrastro madrastra tipo vato exmarido exnovio',
  child:
    'hijo hija hijos hijas nino nina ninos ninas bebe bebes chamac* chiquit* sobrin* niet* nene nena menor* alumno* escuincl* morro morra recien',
  elder:
    'mama papa madre padre abuel* tio tia suegr* amá amita apa viejit* ancian* herman* prim* vecin* companer* amig* cunad* comadre compadre ama',
  not: 'no ni nunca jamas tampoco nadie ningun* sin niega negativo cero nada',
  past: 'hace anos ano antes era fue estaba tenia habia cuando entonces chico chica joven ayer aquella epoca supere superado sobreviv* recuper* sobri* limpi* sane aniversario pasado infancia',
  now: 'ahora ahorita hoy ya noche anoche todavia otra vez vuelve sigue siguen minuto* hora horas manana pronto orita rato acaba seguido',
  want: 'quiero quisiera ganas pienso pensando pense pensado voy vamos plan planes decidi lista listo siento deseo ojala queria gustaria',
  fiction:
    'pelicul* cancion* libro* novela* poema* serie* capitul* episodi* juego* videojueg* personaje* escena* letra corrido album banda podcast documental obra teatro netflix cuento* historia villano actor* actriz tele video* anime temporada frase* tatuaje playera cartel disfraz telenovela tarea ensayo',
  work: 'cliente* pt paciente* tamizaje capacitacion* capacit* c ssrs phq evalu* ideacion si politica protocolo* modulo certific* personal reviso reviso documento documenta completado completo sesion derivacion ingreso riesgo trabajadora supervisora turno reporte* taller* folleto* volante prevencion investig* estudio estadistic* encuesta platica refiere usuari* consultante',
  joke: 'jaja* jeje* broma* bromeando chiste* risa* reir* literal dicho expresion exager* jajaj* lol',
  thing:
    'juego telefono bateria pila carro motor computadora planta* hierba* cucaracha* raton* ratas hormiga* arana* perro gato pez pollo internet aplicacion tiempo examen trafico fila luces receta cena horno pastel jardin impresora gimnasio mosca* mosquito* troca camion',
  fine: 'bien tranquil* content* feliz alegr* segur* mejor bonito orgullos* agradecid* gracias encant* disfrut* alivi* calma gusto',
  practical:
    'cita citas forma* formulario* papel* camion renta trabajo entrevista escuela clase* tarjeta* oficina llam* correo* documento* beneficio* estampillas solicitud* horario contrato casero cheque junta jueves martes lunes miercoles viernes sabado domingo aventon',
  home: 'casa cuarto apartamento departamento puerta refugio albergue carro cama bano cocina calle sotano recamara',
  money: 'dinero cheque* banco tarjeta efectivo comida come comer comen hambre gasto lana pension plata',
} as const
