// The words by which the guide hears what somebody needs. Two kinds: a "need" word says it by itself ("hungry",
// "evicted"); a "topic" word only says what it is about ("food", "rent"), and counts unless the person says that it is
// going well. A word that ends with * stands for every word that begins so. Accents are left out: "médico" is "medico".

export type Need =
  | 'safety'
  | 'no_home'
  | 'housing'
  | 'utilities'
  | 'food'
  | 'pregnancy'
  | 'medication'
  | 'health'
  | 'mental_health'
  | 'substance_use'
  | 'money'
  | 'legal'
  | 'childcare'
  | 'family'
  | 'documents'
  | 'transport'
  | 'work'
  | 'learning'
  | 'language'
  | 'digital'
  | 'loneliness'

export interface NeedWords {
  need: readonly string[]
  topic: readonly string[]
}

const list = (words: string): readonly string[] => words.split(',').map(word => word.trim())
const none: readonly string[] = []

/** The English words of each need. */
export const englishNeeds: Record<Need, NeedWords> = {
  safety: {
    need: list(
      'unsafe, abused, abusive, domestic violence, threat*, stalk*, hits me, violent, violence, not safe, dont feel safe, afraid of him, restraining order, protective order',
    ),
    topic: none,
  },
  no_home: {
    need: list(
      'homeless*, unhoused, shelter*, couch surf*, friends couch, on a couch, sleeping outside, sleep outside, sleeping in my car, living in my car, sleep in my car, live in my car, stay in my car, staying in my car, sleeping in the car, sleep in the car, sleeping in our car, living in our car, living in the car, sleeping in a car, in my van, im in my car, i am in my car, in a tent, on the street, on the streets, under a bridge, kicked out, kicked me out, nowhere to go, nowhere to sleep, nowhere to stay, nowhere to live, no place to stay, no place to live, no place to sleep, got nowhere, have nowhere, put me out, put us out, slept outside, slept in my car, slept at the bus station',
    ),
    topic: none,
  },
  housing: {
    need: list('evict*, behind on rent, behind on my rent, moving out, mold, roaches, leak*'),
    topic: list(
      'rent, rental, housing, apartment*, appartment*, landlord*, place to stay, place to live, place to sleep, lease, mortgage, somewhere to live, somewhere to sleep, somewhere to stay, section 8, a house, a home, my house, toilet',
    ),
  },
  utilities: {
    need: list('no heat, no power, no lights, no water, no hot water, shut off*, shutoff, disconnect*'),
    topic: list('utilit*, electricity, electric bill, light bill, water bill, gas bill, heating bill'),
  },
  food: {
    need: list(
      'hungry, hungrey, hunger, starving, havent eaten, not eaten, not eating, skip meals, skipping meals, nothing to eat, no food, out of food, nothing in the house, nothing in the fridge',
    ),
    topic: list(
      'food, groceries, grocery, eat, meal*, snap, ebt, wic, food stamps, pantry, food bank, baby formula',
    ),
  },
  pregnancy: {
    need: list(
      'pregnan*, expecting a baby, having a baby, baby is due, baby due, prenatal, midwife, ultrasound',
    ),
    topic: none,
  },
  medication: {
    need: list(
      'out of meds, out of my meds, out of medicine, out of my medicine, out of my pills, missed doses',
    ),
    topic: list(
      'medication*, medicine*, medicin, meds, pills, prescription*, perscription*, pharmacy, insulin, inhaler, refill*',
    ),
  },
  health: {
    need: list(
      'sick, pain, hurts, diabet*, asthma, infection*, wound*, fever, cancer, blood pressure, disab*, toothache, chronic, wheelchair, surgery, injur*',
    ),
    topic: list(
      'doctor*, clinic*, hospital*, dentist*, dental, teeth, glasses, health insurance, insurance, medicaid, medicare, check up, checkup, my health, physical therapy',
    ),
  },
  mental_health: {
    need: list(
      'depress*, anxi*, panic, ptsd, trauma*, mental health, overwhelm*, stressed, stress, hopeless, grief, grieving, cant sleep, bipolar, hearing voices, too much for me',
    ),
    topic: list('therapist*, therapy, counsel*, psychiatr*, someone to talk to'),
  },
  substance_use: {
    need: list(
      'addict*, relaps*, using again, drinking again, drinking too much, alcoholi*, withdrawal*, heroin, meth, fentanyl, cocaine, opioid*, stop drinking, quit drinking, stop using, get clean, stay clean, sober*, detox, rehab*, drugs',
    ),
    topic: list('in recovery, my recovery, aa meeting*, na meeting*, suboxone, methadone, alcohol, drinking'),
  },
  money: {
    need: list(
      'im broke, i am broke, so broke, debt*, cant afford, cannot afford, cant pay, cannot pay, no money, past due, overdue, bankrupt*, in collections, out of money, short on money, no income',
    ),
    topic: list(
      'money, bills, bill, income, budget*, benefits, ssi, ssdi, social security, tanf, cash assistance, paycheck, loan*, bank account',
    ),
  },
  legal: {
    need: list(
      'court*, arrest*, warrant*, probation, parole, lawsuit, custody, deport*, immigration, imigration, asylum, criminal record, my record, felony, expung*, jail, divorc*',
    ),
    topic: list('lawyer*, attorney*, legal, visa, green card, work permit, police'),
  },
  childcare: {
    need: list('diapers'),
    topic: list(
      'watch my kids, watch my baby, watch my son, watch my daughter, watch my children, childcare, child care, daycare, day care, babysit*, preschool, after school',
    ),
  },
  family: {
    need: list(
      'my kids back, see my kids, see my children, lost my kids, lost my children, lost my son, lost my daughter, lost custody, took my kids, took my children, took my baby, took away my kids, kids were taken, children were taken, kids got taken, kids are in care, cps, foster, reunite*, taking care of my mom, caring for my, care of my mother, care of my father, caregiver',
    ),
    topic: list('family, visitation, parenting, my marriage'),
  },
  documents: {
    need: list('lost my id, no id, lost my wallet, stolen id'),
    topic: list(
      'id, state id, id card, birth certificate, social security card, passport, documents, paperwork, my papers, drivers license',
    ),
  },
  transport: {
    need: list('no ride, no car, no gas, stranded, miss the bus, car broke, car is broken, cant drive'),
    topic: list(
      'bus, ride, rides, transport*, transit, bus pass, gas money, get there, get to my appointment*, train',
    ),
  },
  work: {
    need: list(
      'unemploy*, laid off, got fired, was fired, lost my job, out of work, cut my hours, hours cut, putting in applications',
    ),
    topic: list('job, jobs, find work, get work, looking for work, resume, career, employ*, job interview*'),
  },
  learning: {
    need: none,
    topic: list(
      'ged, diploma, class, classes, college, training, trade school, school, degree, learn*, study*, a certificate',
    ),
  },
  language: {
    need: list('dont speak english, cant read, dont understand english, learn english, speak english'),
    topic: list('english class, english classes, interpreter*, interpretor, translat*, esl'),
  },
  digital: {
    need: list(
      'no phone, lost my phone, no internet, no wifi, phone is broken, phone broke, phone got stolen',
    ),
    topic: list('phone, internet, wifi, wi fi, computer*, laptop, data plan, phone minutes, email account'),
  },
  loneliness: {
    need: list(
      'lonely, loneli*, alone, isolat*, no friends, no one to talk to, nobody to talk to, by myself',
    ),
    topic: list('make friends, meet people, friends'),
  },
}

/** The Spanish words of each need. */
export const spanishNeeds: Record<Need, NeedWords> = {
  safety: {
    need: list(
      'no me siento segur*, inseguro en, insegura en, violencia, amenaz*, maltrat*, me pega, orden de proteccion, orden de restriccion, en peligro, no estoy a salvo, no me siento a salvo',
    ),
    topic: none,
  },
  no_home: {
    need: list(
      'sin hogar, sin techo, sin casa, en la calle, no tengo donde vivir, no tengo donde dormir, no tengo donde quedarme, refugio*, albergue*, me corrieron de la casa, me echaron de la casa, nos corrieron, durmiendo en mi carro, durmiendo en el carro, dormimos en el carro, duermo en el carro, duermo en mi carro, duermo en mi coche, duermo en el coche, vivo en el carro, vivo en mi carro, vivimos en el carro, en una carpa, debajo de un puente, duermo en la camioneta, dormimos en la camioneta, dormimos en la troca, no tenemos a donde ir, no tengo a donde ir, dormimos afuera',
    ),
    topic: none,
  },
  housing: {
    need: list('desaloj*, desahuci*, moho'),
    topic: list(
      'renta, alquiler, vivienda*, una casa, mi casa, apartamento*, departamento*, casero, casera, donde vivir, donde dormir, donde quedarme, hipoteca',
    ),
  },
  utilities: {
    need: list('sin luz, sin agua, sin gas, cortaron la luz, cortaron el agua, no tengo luz'),
    topic: list('la luz, recibo de luz, recibo del gas, el agua, calefaccion, electricidad'),
  },
  food: {
    need: list('hambre, nada de comer, nada que comer, sin comer, no he comido, sin comida'),
    topic: list(
      'comida, que comer, alimento*, despensa*, estampillas, cupones, mandado, banco de alimentos, banco de comida, snap, wic, leche de formula',
    ),
  },
  pregnancy: {
    need: list(
      'embaraz*, esperando un bebe, esperando bebe, espero un bebe, espero bebe, prenatal*, partera, ultrasonido',
    ),
    topic: none,
  },
  medication: {
    need: list(
      'se me acabaron las medicinas, se me acabo la medicina, se me acabaron las pastillas, sin medicina*',
    ),
    topic: list(
      'medicina, medicinas, medisina*, medicamento*, pastilla*, receta medica, receta, recetas, farmacia, insulina, inhalador',
    ),
  },
  health: {
    need: list(
      'enfermo, enferma, enfermedad*, dolor*, me duele, me duelen, diabet*, asma, presion alta, discapacid*, cirugia, operacion, cancer, fiebre, silla de ruedas, infeccion',
    ),
    topic: list(
      'medico, medica, doctor*, clinica*, hospital*, dentista*, dientes, lentes, seguro medico, medicaid, medicare, cita medica, mi salud, chequeo',
    ),
  },
  mental_health: {
    need: list(
      'depresi*, deprimid*, ansiedad, ansios*, panico, trauma*, salud mental, estres, estresad*, agobiad*, abrumad*, duelo, no puedo dormir, no duermo, triste, tristeza, desesperad*, nervios',
    ),
    topic: list('terapia, terapeuta*, consejer*, psicolog*, sicolog*, psiquiatr*'),
  },
  substance_use: {
    need: list(
      'adicci*, adict*, recaida*, recai, alcoholi*, dejar de tomar, dejar de beber, tomando mucho, tomo mucho, dejar de consumir, drogas, desintoxica*, rehabilita*, heroina, cocaina, cristal, fentanilo, sobri*',
    ),
    topic: list('recuperacion, metadona, alcohol, alcoholicos anonimos'),
  },
  money: {
    need: list(
      'deuda*, no me alcanza, no nos alcanza, no alcanza, no puedo pagar, no podemos pagar, sin dinero, sin ingresos, atrasad*, debo dinero, en bancarrota',
    ),
    topic: list(
      'dinero, cuentas, biles, billes, ingreso*, presupuesto, beneficios, ayuda economica, prestamo*, cuenta de banco, seguro social, sueldo, pagar',
    ),
  },
  legal: {
    need: list(
      'la corte, en corte, juicio, arrest*, libertad condicional, orden de arresto, custodia, deport*, inmigracion, migracion, la migra, asilo, antecedentes, carcel, divorci*, demanda',
    ),
    topic: list('abogad*, legal, legales, visa, tarjeta verde, policia, mi caso legal'),
  },
  childcare: {
    need: list('quien cuide a mis, quien cuide a mi, quien me cuide, panales, con quien dejar'),
    topic: list('guarderia*, ninera*, cuidado de ninos, cuidado infantil, cuidar a mis, preescolar'),
  },
  family: {
    need: list(
      'ver a mis hijos, recuperar a mis hijos, perdi a mis hijos, perdi mis hijos, perdi a mi hijo, perdi a mi hija, quitaron a mis hijos, quitaron mis hijos, se llevaron a mis hijos, servicios de menores, cuido a mi, cps',
    ),
    topic: list('familia, familiares, visitas, mi matrimonio'),
  },
  documents: {
    need: list('perdi mi id, sin papeles, perdi mi identificacion, sin identificacion, robaron la cartera'),
    topic: list(
      'identificacion, acta de nacimiento, papeles, documentos, pasaporte, matricula consular, licencia, tarjeta de seguro social, tramite*, papeleo',
    ),
  },
  transport: {
    need: list(
      'no tengo como llegar, sin carro, sin coche, no tengo carro, no tengo coche, se descompuso el carro',
    ),
    topic: list(
      'transporte, camion, autobus, bus, carro, coche, gasolina, aventon, como llegar, pasaje*, tren, metro',
    ),
  },
  work: {
    need: list(
      'desemple*, sin trabajo, me despidieron, perdi mi trabajo, perdi el trabajo, me corrieron del trabajo',
    ),
    topic: list('trabajo, trabajar, empleo*, curriculum, entrevista*, chamba, buscando trabajo'),
  },
  learning: {
    need: none,
    topic: list(
      'escuela, estudi*, aprender, clase, clases, curso*, universidad, capacitacion*, diploma, ged, preparatoria, carrera',
    ),
  },
  language: {
    need: list('no hablo ingles, no entiendo ingles, no entiendo el ingles, no se leer, aprender ingles'),
    topic: list('ingles, interprete*, traduc*, idioma'),
  },
  digital: {
    need: list(
      'sin telefono, sin internet, perdi mi telefono, perdi mi celular, se rompio mi telefono, robaron el celular',
    ),
    topic: list('telefono, celular, internet, computadora*, wifi, correo electronico'),
  },
  loneliness: {
    need: list(
      'me siento solo, me siento sola, me siento muy solo, me siento muy sola, soledad, aislad*, sin amigos, no tengo amigos, no tengo con quien hablar, no tengo a nadie, estoy solo, estoy sola, muy solo, muy sola',
    ),
    topic: list('conocer gente, hacer amigos, amigos, amistades'),
  },
}
