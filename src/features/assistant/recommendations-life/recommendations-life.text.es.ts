import type { lifeRecommendationsText as English } from './recommendations-life.text.ts'

/** First steps for work, family, safety, papers and rides (Spanish). */
export const lifeRecommendationsText: typeof English = {
  work_next_step: {
    general: 'Anote una cosa que le gustaría hacer y un paso chico hacia ella. Enséñela a su equipo.',
    needs: {
      work: 'Visite un American Job Center y pida una charla gratis con un asesor. Lleve una lista de lo que ha hecho.',
      learning:
        'Pregunte en su biblioteca por una clase gratis de lo que quiere aprender. Vaya a la primera.',
      childcare:
        'Pregunte a un programa de trabajo o estudio si ayuda a pagar el cuidado de los hijos. Muchos lo hacen.',
      legal:
        'Busque quién da trabajo a gente con un pasado. Pregunte en la ayuda legal si eso se puede borrar.',
      language: 'Tome una clase de inglés gratis que sirva para el trabajo. En su biblioteca saben de una.',
      health:
        'Pregunte en la oficina de rehabilitación vocacional de su estado por trabajos que le convengan a su salud. Es gratis.',
    },
  },
  work_resume: {
    general:
      'Escriba cada trabajo o tarea que ha hecho, con o sin pago. Un centro de empleo puede convertirlo en currículum gratis.',
    needs: {
      work: 'Lleve su lista de trabajos a un American Job Center esta semana. Le ayudan con el currículum el mismo día.',
      digital: 'Use una computadora de la biblioteca. Pida que le muestren una hoja de ejemplo.',
      legal:
        'Pregunte a un asesor cómo hablar de un tiempo sin trabajo o de los antecedentes. Puede practicar antes la respuesta.',
    },
  },
  work_search: {
    general: 'Elija tres trabajos que vayan con su horario y su transporte, y solicite uno esta semana.',
    needs: {
      work: 'Vaya esta semana a un American Job Center o a una feria de empleo y pregunte quién contrata ahora.',
      transport: 'Busque trabajos en su línea de autobús o desde casa, y pregunte por ayuda para el pasaje.',
      childcare:
        'Busque un horario que vaya con la escuela o la guardería, y pregunte por ayuda para pagarla mientras busca.',
      legal:
        'Pregunte en el centro de empleo por empresas que contratan a personas con antecedentes. Para ellas hay una fianza gratis.',
      health:
        'Pida en el trabajo un cambio que le ayude, como una silla o más descansos. Puede que tenga derecho a ello.',
    },
  },
  learning_class: {
    general: 'Pregunte en su biblioteca o escuela para adultos por una clase gratis y anote el primer día.',
    needs: {
      language:
        'Inscríbase en una clase gratis de inglés en una biblioteca, escuela o iglesia. Pida un horario que le convenga.',
      learning:
        'Llame a la escuela para adultos más cercana y pregunte cuándo empieza el GED o la capacitación y cuánto cuesta.',
      digital: 'Pregunte en la biblioteca por una primera clase de computadora. Pregunte si las prestan.',
      childcare: 'Pregunte por una clase con cuidado de niños o por una que pueda tomar desde casa.',
      money: 'Pregunte por clases gratis y becas que no se devuelven, antes de pedir un préstamo.',
    },
  },
  family_people: {
    general:
      'Anote los nombres de dos personas a quienes podría llamar. Si no se le ocurre nadie, su equipo puede ayudarle a encontrar un grupo.',
    needs: {
      loneliness: 'Elija un lugar con gente amable, como una clase o un grupo. Vaya una vez esta semana.',
      family:
        'Cuente a su equipo con quién quisiera volver a estar cerca y pregunte qué hace falta para una primera llamada o visita.',
      safety:
        'Elija a alguien de confianza y una palabra que diga "ven a ayudarme". Que quede entre los dos.',
      mental_health:
        'Pregunte por un grupo de personas que han pasado por algo parecido. Al principio puede solo escuchar.',
    },
  },
  family_care: {
    general:
      'Llame al 211 y pregunte por guarderías, por ayuda para pagarlas o por un descanso para quien cuida a un adulto.',
    needs: {
      childcare:
        'Pida la ayuda de su estado para pagar quién los cuide. Pregunte por Head Start: es gratis para muchos.',
      family:
        'Llame al 211 y pregunte quién puede cubrirle, para que usted descanse. Se llama "respite care".',
      work: 'Pida un cuidado que cubra su horario de trabajo. Algunos programas abren temprano o funcionan en la noche.',
    },
  },
  family_children: {
    general: 'Anote a quién quiere tener más cerca y qué haría posible una primera llamada o visita.',
    needs: {
      legal:
        'Pida un abogado de familia gratis antes de su próxima fecha en la corte y lleve todas las cartas que tenga.',
      family:
        'Pida por escrito a su trabajador social la fecha de la próxima visita y qué tiene que hacer antes.',
      transport: 'Pida ayuda al programa para ir a las visitas, o para verse por video.',
      safety:
        'Pida que la visita sea en un lugar cuidado, o pida una orden. En el 1-800-799-7233 le explican las dos cosas.',
    },
  },
  family_community: {
    general: 'Elija un lugar cercano que le dé curiosidad y visítelo una vez. Puede irse cuando quiera.',
    needs: {
      loneliness:
        'Vaya esta semana a una actividad abierta en una biblioteca o centro comunitario. Lleve a alguien si así le es más fácil.',
      language: 'Busque un grupo que hable su idioma. Su biblioteca o su consulado suele conocer alguno.',
      substance_use: 'Pruebe una reunión de recuperación o un grupo sin alcohol, en persona o por teléfono.',
      health:
        'Pregunte por una clase suave, como caminar o estirarse, en un centro comunitario. Muchas son gratis.',
    },
  },
  safety_feel_safe: {
    general:
      'Guarde el 1-800-799-7233 con un nombre que solo usted conozca. Puede llamar a toda hora, aunque sea solo para preguntar.',
    needs: {
      safety:
        'Llame al 1-800-799-7233 desde un teléfono seguro y pida ayuda con un plan de seguridad. Si está en peligro, llame al 911.',
      no_home:
        'Pida un lugar donde estar a salvo en el 1-800-799-7233. Pueden buscarlo con usted, de día y de noche.',
      legal:
        'Pida en la ayuda legal gratis una orden para que esa persona no se acerque. Alguien puede ir con usted.',
      childcare: 'Llame al 1-800-799-7233 y diga la edad de sus hijos. Pueden ayudarle a planear para todos.',
    },
  },
  safety_plan: {
    general:
      'Anote dos personas y dos números para un día difícil, como el 988 y el 211. Lleve la lista con usted.',
    needs: {
      mental_health:
        'Anote qué le ayuda en un día difícil, a quién puede llamar y el 988. Compártalo con alguien de confianza.',
      substance_use:
        'Ponga en la lista a su persona de apoyo y el 1-800-662-4357, y pregunte en una farmacia por naloxona gratis.',
      safety:
        'Haga un plan de seguridad con una persona de apoyo en el 1-800-799-7233 y guárdelo donde nadie más lo vea.',
      health: 'Ponga en la lista a su médico, su farmacia y sus medicinas, para que puedan ayudarle rápido.',
    },
  },
  legal_help: {
    general:
      'Busque ayuda legal gratuita en LawHelp.org y, antes de llamar, anote su pregunta y todas las fechas.',
    needs: {
      legal:
        'Llame esta semana a la ayuda legal gratuita y anote su próxima fecha en la corte donde la vea. Vaya a todas las fechas.',
      housing: 'Lleve hoy el papel de desalojo a la ayuda legal. A veces dan pocos días para contestar.',
      family: 'Pida en la ayuda legal un abogado de familia. Anote cada visita y cada llamada con sus hijos.',
      money:
        'Pida en la ayuda legal que revisen una carta de deuda antes de pagar o firmar. Algunas deudas ya no se pueden cobrar.',
      documents:
        'Busque un abogado o un ayudante con licencia. No le pague a un "notario" que le dice que será rápido.',
    },
  },
  documents_id: {
    general:
      'Empiece por su acta de nacimiento y siga con su identificación. Su equipo puede decirle adónde ir y cómo pedir que no le cobren.',
    needs: {
      documents:
        'Haga una lista de lo que le falta. Pida primero el acta de nacimiento, porque los demás papeles dependen de ella.',
      money:
        'Pida en la oficina que no le cobren la identificación o el acta. Una carta de su equipo puede ayudar.',
      no_home:
        'Pregunte en un refugio o centro de día si puede usar su dirección para su correo y su identificación.',
      legal: 'Pregunte en su consulado o en la ayuda legal qué carnet puede sacar ahora. Nadie más lo sabrá.',
      transport: 'Pregunte si puede solicitarla por correo o por internet, para ir una sola vez.',
    },
  },
  documents_copies: {
    general: 'Tome fotos de sus papeles y deje una copia con alguien de confianza.',
    needs: {
      safety:
        'Guarde copias con una amistad o una persona de apoyo, fuera de casa. Allí puede tener también una bolsa con papeles y llaves.',
      no_home: 'Pida a su equipo o a un centro de día un lugar seguro para guardar sus papeles.',
      legal: 'Copie cada carta de la corte o de inmigración en cuanto llegue y escriba en ella la fecha.',
    },
  },
  transport_rides: {
    general: 'Anote sus próximos dos viajes y pregunte a su equipo por pases de autobús y transporte.',
    needs: {
      health:
        'Llame al número de su tarjeta del seguro y pida un viaje gratis a su cita. Resérvelo unos días antes.',
      money:
        'Pida el pasaje más bajo en la línea de autobuses. Muchas lo dan si gana poco, es mayor o vive con algo que le limita.',
      work: 'Pida a su programa de empleo ayuda para el pasaje o la gasolina hasta su primer pago.',
      transport: 'Pida a su equipo un pase de autobús o un viaje a su próxima cita, y diga el día y la hora.',
      documents:
        'Pregunte qué se necesita para sacar o recuperar la licencia y qué multas se pueden pagar en partes.',
    },
  },
  language_help: {
    general:
      'Diga su idioma e "intérprete, por favor" cuando llame o vaya a una cita. Es gratis y usted tiene derecho a ello.',
    needs: {
      language:
        'Pida desde ahora un intérprete para su próxima cita, para que ya esté allí. No tiene que llevar a su familia a traducir.',
      learning:
        'Inscríbase en una clase gratis de inglés o de lectura en su biblioteca, a la hora que le convenga.',
      legal: 'Pida un intérprete a la corte antes de su fecha. Es gratis.',
      health: 'Pida en su clínica que anoten su idioma en su hoja. Así no tiene que pedirlo cada vez.',
    },
  },
}
