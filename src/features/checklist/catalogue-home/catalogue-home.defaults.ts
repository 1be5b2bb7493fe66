// The first half of the starting checklist: health, home, food and money.
/** An item as it is written down: its place in the list is its order. */
export interface ItemDraft {
  key: string
  title: string
  titleEs: string
  description: string
  descriptionEs: string
  question?: string
  questionEs?: string
}

export interface CategoryDraft {
  key: string
  name: string
  nameEs: string
  description: string
  descriptionEs: string
  items: readonly ItemDraft[]
}

export const homeCategories: readonly CategoryDraft[] = [
  {
    key: 'health',
    name: 'Health and medicine',
    nameEs: 'Salud y medicinas',
    description: 'Care for your body and mind, at your own pace.',
    descriptionEs: 'El cuidado de su cuerpo y su mente, a su propio ritmo.',
    items: [
      {
        key: 'health_doctor',
        title: 'Have a doctor or clinic',
        titleEs: 'Tener un médico o una clínica',
        description: 'A place you can go when you feel sick or have a question about your health.',
        descriptionEs: 'Un lugar adonde ir cuando se siente mal o tiene una pregunta sobre su salud.',
        question: 'Do you have a doctor or a clinic you can go to when you need one?',
        questionEs: '¿Tiene un médico o una clínica adonde ir cuando lo necesita?',
      },
      {
        key: 'health_insurance',
        title: 'Have health coverage',
        titleEs: 'Tener seguro médico',
        description:
          'Medicaid, Medicare or another plan, so that a visit does not cost more than you can pay.',
        descriptionEs:
          'Medicaid, Medicare u otro plan, para que una consulta no le cueste más de lo que puede pagar.',
      },
      {
        key: 'health_medication',
        title: 'Get the medicine you need',
        titleEs: 'Conseguir las medicinas que necesita',
        description: 'You can get your medicine on time, and you know how to take it.',
        descriptionEs: 'Puede conseguir sus medicinas a tiempo y sabe cómo tomarlas.',
        question: 'If you take any medicine, are you able to get it on time?',
        questionEs: 'Si toma alguna medicina, ¿puede conseguirla a tiempo?',
      },
      {
        key: 'health_mood',
        title: 'Have someone to talk to when things feel heavy',
        titleEs: 'Tener con quién hablar en los momentos difíciles',
        description: 'A counselor, a group or a person you trust. You choose who, and how much you say.',
        descriptionEs:
          'Un consejero, un grupo o una persona de confianza. Usted decide con quién y cuánto contar.',
      },
      {
        key: 'health_substances',
        title: 'Have support with alcohol or drugs, if you want it',
        titleEs: 'Tener apoyo con el alcohol o las drogas, si lo desea',
        description: 'Free and private support is there whenever you want it. There is no wrong time to ask.',
        descriptionEs:
          'Hay apoyo gratis y privado cuando usted lo quiera. Cualquier momento es bueno para preguntar.',
      },
    ],
  },
  {
    key: 'housing',
    name: 'Housing',
    nameEs: 'Vivienda',
    description: 'A place to sleep now, and a home that lasts.',
    descriptionEs: 'Un lugar para dormir hoy y un hogar que dure.',
    items: [
      {
        key: 'housing_safe_place',
        title: 'Have a safe place to sleep',
        titleEs: 'Tener un lugar seguro para dormir',
        description: 'A place for tonight and for the rest of this week.',
        descriptionEs: 'Un lugar para esta noche y para el resto de la semana.',
        question: 'Do you have a safe place to sleep this week?',
        questionEs: '¿Tiene un lugar seguro para dormir esta semana?',
      },
      {
        key: 'housing_bills',
        title: 'Keep up with rent, lights and water',
        titleEs: 'Estar al día con la renta, la luz y el agua',
        description: 'There are funds for rent and utility bills. The earlier you ask, the more they can do.',
        descriptionEs:
          'Existen ayudas para la renta y los servicios de la casa. Mientras más pronto pregunte, más pueden hacer.',
      },
      {
        key: 'housing_long_term',
        title: 'Apply for long-term housing',
        titleEs: 'Solicitar una vivienda a largo plazo',
        description: 'Get on the lists that fit you, and know where you stand on each one.',
        descriptionEs: 'Anótese en las listas que le convienen y sepa en qué lugar está en cada una.',
      },
      {
        key: 'housing_repairs',
        title: 'Have a home that is safe and works',
        titleEs: 'Tener un hogar seguro y en buen estado',
        description:
          'Heat, locks, smoke alarm, no leaks or pests, and room to move if you have a disability.',
        descriptionEs:
          'Calefacción, cerraduras, alarma de humo, sin goteras ni plagas, y espacio para moverse si tiene una discapacidad.',
      },
    ],
  },
  {
    key: 'daily',
    name: 'Food and daily needs',
    nameEs: 'Comida y necesidades diarias',
    description: 'Food, clothes, and a way for people to reach you.',
    descriptionEs: 'Comida, ropa y una manera de que puedan comunicarse con usted.',
    items: [
      {
        key: 'food_enough',
        title: 'Have enough to eat',
        titleEs: 'Tener suficiente comida',
        description: 'Enough food this week for you and the people who live with you.',
        descriptionEs: 'Suficiente comida esta semana para usted y para quienes viven con usted.',
        question: 'Do you have enough food this week, for you and anyone who lives with you?',
        questionEs: '¿Tiene suficiente comida esta semana, para usted y para quienes viven con usted?',
      },
      {
        key: 'food_benefits',
        title: 'Apply for food benefits',
        titleEs: 'Solicitar ayuda para alimentos',
        description: 'SNAP helps you buy food. WIC helps during pregnancy and with children under five.',
        descriptionEs:
          'SNAP le ayuda a comprar comida. WIC ayuda en el embarazo y con niños menores de cinco años.',
      },
      {
        key: 'daily_clothing',
        title: 'Have clothes and everyday things',
        titleEs: 'Tener ropa y cosas de uso diario',
        description: 'Clothes for the weather, soap, diapers, bedding and other basics.',
        descriptionEs: 'Ropa para el clima, jabón, pañales, ropa de cama y otras cosas básicas.',
      },
      {
        key: 'daily_phone',
        title: 'Have a phone and internet you can count on',
        titleEs: 'Tener un teléfono e internet con los que pueda contar',
        description: 'So that calls, messages and appointments reach you.',
        descriptionEs: 'Para que le lleguen las llamadas, los mensajes y las citas.',
      },
    ],
  },
  {
    key: 'money',
    name: 'Money and benefits',
    nameEs: 'Dinero y beneficios',
    description: 'Money for the basics, and the help you have a right to.',
    descriptionEs: 'Dinero para lo básico y la ayuda a la que tiene derecho.',
    items: [
      {
        key: 'money_basics',
        title: 'Have money for the basics',
        titleEs: 'Tener dinero para lo básico',
        description: 'Enough coming in for food, a place to live and getting around.',
        descriptionEs: 'Ingresos suficientes para la comida, la vivienda y el transporte.',
        question: 'Is there enough money coming in for the basics right now?',
        questionEs: '¿Le alcanza el dinero para lo básico en este momento?',
      },
      {
        key: 'money_benefits',
        title: 'Check which benefits you can get',
        titleEs: 'Ver qué beneficios puede recibir',
        description:
          'Help with food, cash, disability, children or energy bills. One check can show several.',
        descriptionEs:
          'Ayuda con comida, dinero, discapacidad, hijos o energía. Una sola revisión puede mostrar varias.',
      },
      {
        key: 'money_plan',
        title: 'Make a simple plan for your money',
        titleEs: 'Hacer un plan sencillo para su dinero',
        description: 'What comes in, what goes out, and which bill comes first. A plan for any debt, too.',
        descriptionEs: 'Lo que entra, lo que sale y qué se paga primero. También un plan para las deudas.',
      },
    ],
  },
]
