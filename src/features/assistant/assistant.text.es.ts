import type { assistantText as English } from './assistant.text.ts'

/** What the assistant says: the answer to somebody's needs, and the short words between two questions (Spanish). */
export const assistantText: typeof English = {
  guideInstead: 'No se pudo consultar al asistente, así que respondió la guía integrada.',
  support: {
    thanksTo: name => `Gracias por contarnos lo que necesita, ${name}.`,
    thanks: 'Gracias por contarnos lo que necesita.',
    steps: {
      safety:
        'Usted merece estar a salvo: la línea 1-800-799-7233 es gratis y privada a toda hora, y si hay peligro, llame al 911.',
      no_home:
        'Para tener dónde quedarse esta noche, llame ahora al 211 y pida una cama o un cuarto; diga quién está con usted.',
      housing:
        'Para un lugar donde quedarse o ayuda con la renta, llame hoy al 211 y pregunte qué hay cerca de usted.',
      utilities:
        'Para la luz, el agua o el gas, llame a la compañía y pida pagar en partes; luego llame al 211 y pida ayuda con la cuenta.',
      food: 'Para tener comida esta semana, llame al 211 y pregunte por la despensa más cercana; casi todas dan comida el mismo día.',
      pregnancy:
        'Para su embarazo, llame a un centro de salud y pida una cita prenatal, y pida comida en WIC; atienden aunque no tenga seguro.',
      medication:
        'Para sus medicinas, llame a su farmacia y pida medicina para unos días o un precio más bajo.',
      health:
        'Para su salud, llame a un centro de salud comunitario y pida la próxima cita; atienden con o sin seguro médico.',
      mental_health:
        'Si quiere hablar con alguien, puede llamar al 988 a toda hora y oprimir 2, y podemos ayudarle a encontrar un consejero.',
      substance_use:
        'Para recibir apoyo con el alcohol o las drogas, llame al 1-800-662-4357: es gratis y privado, y pueden encontrarle un lugar cercano.',
      money:
        'Para el dinero y las cuentas, anote qué se vence primero y llame al 211 para saber qué fondos pueden ayudarle.',
      legal:
        'Para su asunto legal, guarde todas las cartas, anote cada fecha y pida una llamada en una oficina de ayuda legal gratuita.',
      childcare:
        'Para el cuidado de sus hijos, llame al 211 y pregunte por ayuda para pagarlo y por lugares disponibles.',
      family: 'Para su familia, anote a quién quiere buscar o apoyar primero, para que lo planeemos juntos.',
      documents:
        'Para su identificación o sus papeles, anote cuáles le faltan y averiguamos dónde conseguir cada uno.',
      transport:
        'Para el transporte, pregunte a su clínica o a su plan de salud si incluye viajes, y pregúntenos por pases de autobús antes de su próxima cita.',
      work: 'Para el trabajo, visite o llame al American Job Center más cercano: la ayuda con el currículum y la búsqueda es gratis.',
      learning:
        'Para estudiar, elija una cosa que quiera aprender y pregunte por cursos gratis en su biblioteca o colegio comunitario.',
      language:
        'Usted tiene derecho a un intérprete gratis: diga "intérprete, por favor" y su idioma en cualquier cita o llamada.',
      digital:
        'Para el teléfono o internet, pregunte por el programa Lifeline, que baja la cuenta a muchas personas.',
      loneliness:
        'Para estar con gente amable, elija un lugar cerca de usted, como una biblioteca o un grupo, y vaya una vez esta semana.',
    },
    withoutNeed:
      'Un buen primer paso es llamar al 211: a toda hora saben quién ayuda con qué cerca de usted.',
    caseManager:
      'Su gestor de casos puede ayudarle con todo esto, así que envíele un mensaje y diga qué es lo más importante hoy.',
    careTeam: 'Su equipo puede ayudarle con todo esto en cuanto tenga un gestor de casos.',
    closing: 'Puede ir paso a paso.',
  },
  acknowledgements: {
    skipped: [
      'Está bien. Podemos dejar esa pregunta.',
      'De acuerdo, la saltamos.',
      'No hay problema. Usted decide qué compartir.',
    ],
    settled: ['Gracias, ya lo anoté.', 'De acuerdo, lo agregué.', 'Gracias. Lo he escrito.'],
    lacking: [
      'Gracias por decírmelo. Lo pondré en su plan.',
      'Gracias por hablar de eso. Hay pasos que pueden ayudar y los verá en su plan.',
      'Le escucho. Lo anoté para que nadie tenga que preguntárselo otra vez.',
    ],
    unsure: [
      'Está bien. No tiene que saberlo todavía.',
      'De acuerdo, podemos dejarlo abierto por ahora.',
      'No pasa nada si no lo sabe. Puede agregarlo después.',
    ],
    told: ['Gracias por contármelo.', 'Gracias. Lo he anotado.', 'De acuerdo, lo anoté con sus palabras.'],
    asked: [
      'Gracias por preguntar. Anoté su pregunta para su equipo.',
      'Anoté su pregunta para que una persona pueda responderle.',
    ],
  },
}
