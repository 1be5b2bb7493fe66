import type { homeRecommendationsText as English } from './recommendations-home.text.ts'

/** First steps for health, home, food and money (Spanish). */
export const homeRecommendationsText: typeof English = {
  health_doctor: {
    general:
      'Llame a un centro de salud comunitario cerca de usted y pida una primera cita. Atienden con o sin seguro médico.',
    needs: {
      pregnancy:
        'Llame esta semana a un centro de salud y pida una cita prenatal. Atienden con o sin seguro médico.',
      health:
        'Llame hoy a una clínica, diga qué le duele o le preocupa y pida la cita más próxima. Si empeora rápido, llame al 911.',
      language:
        'Pida un intérprete gratis al hacer la cita. Diga primero su idioma; la clínica tiene que ofrecerlo.',
      transport:
        'Pida una cita por teléfono o video, o un viaje. Muchas clínicas y planes de salud ofrecen las dos cosas.',
      money:
        'Pida en la clínica un precio según sus ingresos ("sliding fee"). Puede preguntar antes de hacer la cita.',
    },
  },
  health_insurance: {
    general:
      'Pida un seguro en CuidadoDeSalud.gov o en la oficina de Medicaid. Alguien puede llenarlo con usted gratis.',
    needs: {
      pregnancy: 'Solicite Medicaid y diga que espera un bebé. Muchas veces paga las primeras citas.',
      health:
        'Pregunte en la recepción de la clínica por alguien que ayude con los seguros. A menudo empiezan la solicitud el mismo día.',
      documents:
        'Pregunte qué papeles pide la solicitud antes de empezar. Muchas veces puede solicitar ya y enviar los papeles después.',
      work: 'Pregunte por el seguro entre un trabajo y otro: si perdió su empleo, puede inscribirse fuera de las fechas normales.',
    },
  },
  health_medication: {
    general:
      'Haga una lista de sus medicinas y llévela a su próxima cita. Pida a la farmacia que le avise antes de que se acaben.',
    needs: {
      pregnancy:
        'Pregunte en la farmacia qué pastillas son seguras para el bebé. Hágalo antes de dejar o tomar una.',
      money:
        'Pregunte en la farmacia por el precio más bajo y por medicinas genéricas. Muchas tienen tarjetas de descuento gratis.',
      medication:
        'Llame hoy a su farmacia y pida que le surtan la receta, o medicina para unos días mientras consultan a su médico.',
      transport: 'Pida a su farmacia que le lleve o le envíe las medicinas. Muchas lo hacen sin costo.',
    },
  },
  health_mood: {
    general:
      'Elija a una persona de confianza y dígale que quizás la llame en un día difícil. A toda hora puede llamar al 988 y oprimir 2.',
    needs: {
      mental_health:
        'Pida a su clínica o a su gestor de casos una primera cita con un consejero. Puede decir qué horario le conviene.',
      loneliness:
        'Llame a una línea de apoyo o vaya a un grupo esta semana. Puede escuchar primero y hablar cuando quiera.',
      family:
        'Pregunte por sesiones en familia o por un grupo para quienes cuidan a otros. No tiene que cargar con todo a solas.',
    },
  },
  health_substances: {
    general:
      'Guarde este número por si lo quiere usar: 1-800-662-4357. Es gratis, privado y contestan de día y de noche.',
    needs: {
      substance_use:
        'Llame al 1-800-662-4357 y pregunte por un lugar cercano con cupo. Puede preguntar primero y decidir después.',
      medication:
        'Pregunte en una clínica por medicinas que ayudan con las ganas de consumir. Son un tratamiento de verdad y mucha gente las usa.',
      work: 'Pregunte por reuniones en la noche o por teléfono, para conservar su horario de trabajo.',
    },
  },
  housing_safe_place: {
    general:
      'Llame al 211 y pregunte por un lugar donde quedarse. Diga quién está con usted, para que busquen un lugar para todos.',
    needs: {
      housing: 'Llame hoy al 211 y pida ayuda para quedarse donde está, y un cuarto por si no puede.',
      safety:
        'Llame al 1-800-799-7233 desde un teléfono seguro y pida un lugar donde estar a salvo. Es privado, de día y de noche.',
      no_home:
        'Llame hoy al 211 y pida una cama o un cuarto para esta noche. Después escriba a su equipo, para que le den seguimiento.',
      childcare: 'Pida al 211 un refugio para familias o un vale de motel, y diga la edad de sus hijos.',
    },
  },
  housing_bills: {
    general:
      'Anote qué pagos de renta, luz y agua tiene pendientes y cuándo se vencen. Luego llame al 211 y pregunte por ayuda para pagar.',
    needs: {
      no_home:
        'Llame hoy al 211 y pregunte por ayuda para el primer mes de renta, para que sea más fácil conseguir un lugar.',
      housing:
        'Llame hoy al 211 y pida ayuda con la renta. Avise por escrito a su casero que ya la solicitó y guarde una copia.',
      utilities:
        'Llame hoy a la compañía y pida más tiempo o pagar en partes. Pregunte al 211 por LIHEAP, que ayuda con la luz y el gas.',
      legal:
        'Lleve cualquier papel de desalojo a la ayuda legal gratuita esta semana y vaya a la corte ese día. Si no va, puede perder el caso.',
      money:
        'Llame a cada compañía antes del vencimiento y pida un plan de pagos. Pregunte por LIHEAP, que ayuda con la luz y el gas.',
    },
  },
  housing_long_term: {
    general:
      'Pregunte en la oficina local de vivienda qué listas de espera están abiertas y anótese en las que le convengan.',
    needs: {
      no_home:
        'Pida en el 211 la entrada a la lista ("coordinated entry") y haga la entrevista. Pida su lugar por escrito.',
      legal:
        'Pregunte por casas que aceptan a gente con antecedentes. La ayuda legal es gratis y puede verlo con usted.',
      documents:
        'Empiece por su carnet y por un papel de lo que gana: es lo primero que piden. Su equipo le ayuda a sacarlos.',
      health:
        'Pregunte por viviendas con apoyo o sin escaleras, y pida a su médico una carta sobre lo que usted necesita.',
    },
  },
  housing_repairs: {
    general: 'Escriba a su casero qué está dañado, con fotos y la fecha. Guarde una copia de lo que envía.',
    needs: {
      no_home:
        'Guarde esto para cuando tenga un lugar propio. Para esta noche, llame al 211 y pida una cama o un cuarto.',
      health: 'Pida a su médico una carta sobre lo que su casa necesita por su salud y envíela a su casero.',
      legal:
        'Llame a la ayuda legal gratuita antes de dejar de pagar la renta por reparaciones. Hay reglas que le protegen si las sigue.',
      safety:
        'Pida por escrito una cerradura nueva. Si alguien le pone en peligro, en muchos estados tiene derecho a cambiarla.',
    },
  },
  food_enough: {
    general:
      'Llame al 211 y pregunte por la despensa de comida más cercana y su horario. Casi todas dan comida el mismo día.',
    needs: {
      pregnancy:
        'Llame a WIC y pida una primera cita: da comida a quienes están embarazadas. Para comida hoy, llame al 211.',
      food: 'Vaya esta semana a una despensa: llame al 211 y pregunte cuál abre hoy. Allí mismo pregunte por SNAP.',
      childcare:
        'Pida comidas gratis en la escuela y pregunte por WIC si hay un embarazo o niños menores de cinco años en casa.',
      transport:
        'Pregunte al 211 por una despensa que entregue a domicilio o por comidas llevadas a su casa.',
      health:
        'Pida en la despensa comida que le convenga a su salud y pregunte en su clínica por comidas especiales.',
    },
  },
  food_benefits: {
    general: 'Pida SNAP por internet o en su oficina. Diga si es urgente: puede llegar en siete días.',
    needs: {
      pregnancy:
        'Llame a WIC para una cita y diga que está embarazada. Puede tener SNAP y WIC al mismo tiempo.',
      food: 'Pida SNAP esta semana y diga que es urgente. Puede llegar en siete días.',
      childcare:
        'Llame a WIC para una cita si hay un embarazo o niños menores de cinco años. Puede tener SNAP y WIC a la vez.',
      work: 'Avise a la oficina de SNAP si cambia su sueldo o su horario. Cuando gana menos, su ayuda puede subir.',
      legal:
        'Pregunte en la ayuda legal gratuita cómo afectan los beneficios a su caso de inmigración. Los hijos pueden calificar aunque los padres no.',
    },
  },
  daily_clothing: {
    general:
      'Haga una lista corta de lo que necesita, con tallas. Luego llame al 211 y pregunte dónde dan ropa gratis.',
    needs: {
      childcare:
        'Pregunte al 211 por un banco de pañales y por ropa para niños. Muchos dan un paquete cada mes.',
      work: 'Pregunte en un American Job Center por ropa gratis para entrevistas y para el trabajo.',
      no_home: 'Pregunte en un centro de día dónde puede bañarse, lavar ropa y guardar sus cosas.',
    },
  },
  daily_phone: {
    general: 'Pida Lifeline, que baja el pago del teléfono. Pida ayuda a su compañía o en la biblioteca.',
    needs: {
      digital: 'Pida ayuda en la biblioteca para entrar a Lifeline. Use el wifi de ahí hasta que empiece.',
      safety:
        'Cambie la clave de su teléfono y apague la ubicación cuando sea seguro. Alguien de la línea puede verlo con usted.',
      work: 'Busque trabajo en una computadora de la biblioteca. Ahí le ayudan a abrir un correo.',
    },
  },
  money_basics: {
    general:
      'Anote lo que entra y lo que tiene que pagar este mes. Muéstrelo a su equipo para ver qué ayuda le conviene.',
    needs: {
      pregnancy:
        'Pregunte por WIC y por la ayuda en efectivo para familias (TANF), y diga para cuándo espera a su bebé.',
      money:
        'Llame al 211 y pregunte por ayuda en dinero y para las cuentas. Pregunte primero por la más rápida.',
      work: 'Pida el seguro de desempleo esta semana si perdió su trabajo o sus horas. Hágalo aunque tenga dudas.',
      health:
        'Pregunte por el pago del Seguro Social si su salud no le deja trabajar. La ayuda legal es gratis.',
      childcare:
        'Pregunte por la ayuda en dinero para familias (TANF) y por los créditos de impuestos para quienes tienen hijos.',
    },
  },
  money_benefits: {
    general:
      'Revise con su equipo a qué beneficios tiene derecho. Lleve un talón de pago, un recibo y su identificación, si los tiene.',
    needs: {
      money: 'Pida primero la ayuda que llega más rápido, como SNAP o dinero. Podemos verlo juntos.',
      health:
        'Pregunte por SSI o SSDI si su salud limita su trabajo y guarde todos los papeles de su médico.',
      legal:
        'Pregunte en la ayuda legal gratuita antes de solicitar si tiene un caso de inmigración. Le dirán qué es seguro para usted.',
      food: 'Pida primero SNAP: con la misma hoja se abren muchas veces otras ayudas.',
    },
  },
  money_plan: {
    general: 'Anote cuatro pagos en orden: vivienda, comida, luz y transporte. Este mes, pague en ese orden.',
    needs: {
      money:
        'Pida una primera charla gratis sobre sus deudas con un consejero sin fines de lucro. No pague a quien prometa borrarlas.',
      safety:
        'Abra una cuenta a su nombre si es seguro para usted, con las cartas a un lugar que usted elija.',
      housing:
        'Ponga la renta primero en el plan y pida a su casero una fecha de pago cercana a su día de cobro.',
    },
  },
}
