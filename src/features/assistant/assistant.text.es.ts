import type { assistantText as English } from './assistant.text.ts'

/** What the assistant says: the answer to somebody's needs, and the short words between two questions (Spanish). */
export const assistantText: typeof English = {
  support: {
    thanksTo: name => `Gracias por contarnos lo que necesita, ${name}.`,
    thanks: 'Gracias por contarnos lo que necesita.',
    steps: {
      safety:
        'Usted merece estar a salvo: llame al 1-800-799-7233 a toda hora, es gratis y privado. Si hay peligro, llame al 911.',
      no_home:
        'Para tener dónde dormir hoy, llame ahora al 211 y pida una cama o un cuarto. Diga quién está con usted.',
      leaving_care:
        'Antes de salir del hospital, pida hablar con trabajo social y diga que no tiene a dónde ir. También puede llamar al 211.',
      home_after_prison:
        'Para tener casa al salir de la cárcel, hable con su oficial o llame al 211. Pregunte qué lugares aceptan a gente con un pasado.',
      housing: 'Para un lugar donde vivir, llame hoy al 211 y pregunte qué hay cerca de usted.',
      rent: 'Para la renta, llame hoy al 211 y pida ayuda. Si le llegó un papel de la corte o de desalojo, llévelo ya a la ayuda legal gratis.',
      repairs:
        'Para que arreglen su casa, escriba al dueño con fotos y la fecha. Si no hace nada, llame a la ciudad y pida un inspector.',
      utilities:
        'Para la luz, el agua o el gas, llame hoy a la compañía y pida más tiempo. Luego llame al 211 y pregunte quién ayuda a pagar.',
      food: 'Para tener comida esta semana, llame al 211 y pregunte dónde la dan cerca de usted. Casi siempre es el mismo día.',
      meals_at_home: 'Para recibir comida en su casa, llame al 1-800-677-1116 y pregunte quién la lleva.',
      baby_needs: 'Para leche o pañales, llame hoy a WIC o al 211 y diga cuántos meses tiene su bebé.',
      benefits:
        'Si le quitan o le roban una ayuda, llame al número de su tarjeta o carta y pregunte por qué. La ayuda legal es gratis.',
      pregnancy:
        'Para su embarazo, llame a un centro de salud y pida la primera cita con una enfermera. Puede ir sin seguro.',
      medication: 'Para sus medicinas, llame a su farmacia y pida para unos días o un precio más bajo.',
      health:
        'Para su salud, llame a un centro de salud cerca de usted y pida una cita. Le atienden con o sin seguro.',
      teeth:
        'Para sus dientes, llame a un centro de salud o a una escuela de dentistas y pida precio bajo. Si se hincha la cara o hay fiebre, vaya a emergencias.',
      insurance:
        'Para el seguro médico, pida ayuda en la entrada de una clínica. Ahí pueden llenar la hoja o la queja con usted.',
      aids: 'Para lentes, andador o rampa, pregunte en su clínica quién lo paga. Llame al 211 y pregunte quién lo presta.',
      mental_health:
        'Si quiere hablar con alguien, llame al 988 a toda hora y oprima 2. Podemos buscar con usted a un consejero.',
      grief:
        'Cuando alguien ha muerto, puede hablar con el 988 a toda hora; oprima 2. Pregunte en un hospicio por un grupo gratis.',
      substance_use:
        'Para dejar el alcohol o las drogas, llame al 1-800-662-4357. Es gratis y privado, y le buscan un lugar cerca.',
      money: 'Para el dinero y las cuentas, anote qué se vence primero. Llame al 211 y pregunte quién ayuda.',
      debt: 'Para una deuda, muestre la carta en la ayuda legal gratis antes de pagar o firmar. Hay deudas que ya no se cobran.',
      wages:
        'Para que le paguen lo que le deben, anote sus días y horas. Luego llame a la oficina de trabajo del estado; es gratis.',
      legal: 'Para la ley o la corte, llame a la ayuda legal gratis. Guarde cada carta y anote cada fecha.',
      record:
        'Si tiene antecedentes, llame a la ayuda legal gratis y pregunte si se pueden borrar. En un centro de trabajo saben quién contrata.',
      warrant:
        'Si faltó a la corte, llame primero al defensor público o a la ayuda legal. Ellos pueden pedir otra fecha.',
      immigration:
        'Para sus papeles de migración, llame a la ayuda legal gratis y pida un abogado. No le pague a quien dice que es rápido.',
      childcare:
        'Para que cuiden a sus hijos, llame al 211 y pregunte quién tiene lugar y quién ayuda a pagar.',
      family:
        'Para su familia, díganos con quién quiere estar. Podemos planear con usted la primera llamada o visita.',
      children_away:
        'Para estar con sus hijos, pregunte en servicios de menores por la próxima visita y qué pide la corte. Llame a la ayuda legal gratis.',
      carer:
        'Si cuida a alguien en casa, llame al 1-800-677-1116 y pregunte quién puede cubrirle para que usted descanse.',
      documents:
        'Para su carnet o sus papeles, anote cuáles le faltan. Buscamos con usted dónde sacar cada uno.',
      transport:
        'Para ir a su cita, llame al número de su tarjeta de salud y pida que le lleven. Pídanos un pase de autobús.',
      car: 'Para su carro, llame al 211 y pregunte si hay un fondo para arreglarlo. Pídanos que le lleven hasta que camine.',
      work: 'Para el trabajo, vaya a un American Job Center y pida hablar con un guía de empleo. Es gratis.',
      learning: 'Para estudiar, pregunte en su biblioteca qué clases son gratis y cuándo empiezan.',
      language: 'En toda cita o llamada diga "intérprete, por favor" y su idioma. Es gratis y es su derecho.',
      digital:
        'Para el teléfono o el internet, pida ayuda en la biblioteca para entrar a Lifeline. Baja la cuenta.',
      loneliness:
        'Para estar con gente amable, elija un lugar cerca, como una clase o un grupo. Vaya una vez esta semana.',
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
