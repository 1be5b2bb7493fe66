// The three forms that a new organization starts with. They are short, ask only what helps the care team to help,
// and contain no licensed questionnaire. Almost every question may be left empty.

import type { FormField } from './questions/questions.rules.ts'

export interface FormDefault {
  key: string
  title: string
  titleEs: string
  description: string
  descriptionEs: string
  required: boolean
  fields: readonly FormField[]
}

const aboutYou: FormDefault = {
  key: 'about_you',
  title: 'About you and how to reach you',
  titleEs: 'Sobre usted y cómo comunicarnos',
  description:
    'So that we call you by the right name, in the right language, at a time that is safe for you.',
  descriptionEs: 'Para llamarle por su nombre, en su idioma y a una hora segura para usted.',
  required: true,
  fields: [
    {
      name: 'name_you_go_by',
      label: 'What name would you like us to call you?',
      labelEs: '¿Cómo le gusta que le llamemos?',
      type: 'text',
      required: true,
      fact: 'preferredName',
    },
    {
      name: 'pronouns',
      label: 'Which pronouns do you use, if you want to share them?',
      labelEs: '¿Qué pronombres usa, si desea compartirlos?',
      type: 'text',
      required: false,
      fact: 'pronouns',
    },
    {
      name: 'best_way_to_reach_you',
      label: 'What is the best way to reach you?',
      labelEs: '¿Cuál es la mejor manera de comunicarnos con usted?',
      type: 'select',
      required: true,
      options: ['A message here', 'Text message', 'Phone call', 'Email', 'In person'],
      optionsEs: ['Un mensaje aquí', 'Mensaje de texto', 'Llamada', 'Correo electrónico', 'En persona'],
    },
    {
      name: 'safe_to_leave_message',
      label: 'Is it okay to leave a message if you do not answer?',
      labelEs: '¿Podemos dejarle un mensaje si no contesta?',
      type: 'select',
      required: true,
      options: ['Yes', 'Only say that I should call back', 'No, please do not leave a message'],
      optionsEs: ['Sí', 'Solo digan que devuelva la llamada', 'No, por favor no dejen ningún mensaje'],
    },
    {
      name: 'best_time',
      label: 'What time of day is best for you?',
      labelEs: '¿A qué hora del día le conviene más?',
      type: 'select',
      required: false,
      options: ['Morning', 'Afternoon', 'Evening', 'Any time'],
      optionsEs: ['Por la mañana', 'Por la tarde', 'Por la noche', 'A cualquier hora'],
    },
    {
      name: 'language_and_interpreter',
      label: 'Which language do you like to speak, and would you like an interpreter?',
      labelEs: '¿En qué idioma prefiere hablar y le gustaría tener un intérprete?',
      type: 'text',
      required: false,
    },
    {
      name: 'anything_to_know',
      label: 'Is there anything we should know before we contact you?',
      labelEs: '¿Hay algo que debamos saber antes de comunicarnos con usted?',
      type: 'textarea',
      required: false,
    },
  ],
}

const dailyLife: FormDefault = {
  key: 'health_and_daily_life',
  title: 'Your health and daily life',
  titleEs: 'Su salud y su vida diaria',
  description: 'Share what you want us to know. You can leave any question empty.',
  descriptionEs: 'Cuéntenos lo que quiera que sepamos. Puede dejar cualquier pregunta en blanco.',
  required: false,
  fields: [
    {
      name: 'health_days',
      label: 'How is your health most days?',
      labelEs: '¿Cómo está su salud la mayoría de los días?',
      type: 'select',
      required: false,
      options: ['Good', 'Some good days, some hard days', 'Hard most days', 'I would rather not say'],
      optionsEs: [
        'Bien',
        'Unos días bien y otros difíciles',
        'Difícil la mayoría de los días',
        'Prefiero no decirlo',
      ],
    },
    {
      name: 'doctor_or_clinic',
      label: 'Which doctor or clinic do you go to, if you have one?',
      labelEs: '¿A qué médico o clínica va, si tiene?',
      type: 'text',
      required: false,
    },
    {
      name: 'allergies',
      label: 'Do you have any allergies that we should know about?',
      labelEs: '¿Tiene alguna alergia que debamos conocer?',
      type: 'text',
      required: false,
    },
    {
      name: 'makes_visits_easier',
      label: 'What would make visits and appointments easier for you?',
      labelEs: '¿Qué le haría más fáciles las visitas y las citas?',
      type: 'select',
      required: false,
      options: [
        'A ride',
        'Child care',
        'An interpreter',
        'A phone or video visit',
        'Wheelchair access',
        'Nothing',
      ],
      optionsEs: [
        'Transporte',
        'Cuidado de niños',
        'Un intérprete',
        'Una cita por teléfono o video',
        'Acceso para silla de ruedas',
        'Nada',
      ],
    },
    {
      name: 'people_at_home',
      label: 'How many people live with you, counting yourself?',
      labelEs: '¿Cuántas personas viven en su casa, contando con usted?',
      type: 'number',
      required: false,
    },
    {
      name: 'what_helps',
      label: 'What helps you on a hard day?',
      labelEs: '¿Qué le ayuda en un día difícil?',
      type: 'textarea',
      required: false,
    },
  ],
}

const helpFirst: FormDefault = {
  key: 'help_first',
  title: 'What you want help with first',
  titleEs: 'En qué quiere ayuda primero',
  description: 'You decide what comes first. You can change it at any time.',
  descriptionEs: 'Usted decide qué va primero. Puede cambiarlo cuando quiera.',
  required: true,
  fields: [
    {
      name: 'first_need',
      label: 'What would you like help with first?',
      labelEs: '¿En qué le gustaría recibir ayuda primero?',
      type: 'select',
      required: true,
      options: [
        'Housing',
        'Food',
        'Money and benefits',
        'Health and medicine',
        'Work or learning',
        'Family and children',
        'Safety or legal help',
        'Documents or rides',
        'Something else',
      ],
      optionsEs: [
        'Vivienda',
        'Comida',
        'Dinero y beneficios',
        'Salud y medicinas',
        'Trabajo o estudios',
        'Familia e hijos',
        'Seguridad o ayuda legal',
        'Documentos o transporte',
        'Otra cosa',
      ],
    },
    {
      name: 'in_your_words',
      label: 'Tell us a little more, in your own words.',
      labelEs: 'Cuéntenos un poco más, con sus propias palabras.',
      type: 'textarea',
      required: false,
    },
    {
      name: 'how_soon',
      label: 'How soon do you need this?',
      labelEs: '¿Qué tan pronto lo necesita?',
      type: 'select',
      required: true,
      options: ['Today or tomorrow', 'This week', 'This month', 'There is no rush'],
      optionsEs: ['Hoy o mañana', 'Esta semana', 'Este mes', 'No hay prisa'],
    },
    {
      name: 'already_tried',
      label: 'Have you already tried something, or is someone else helping?',
      labelEs: '¿Ya intentó algo o hay alguien más que le esté ayudando?',
      type: 'textarea',
      required: false,
    },
    {
      name: 'good_at',
      label: 'What are you good at, or proud of?',
      labelEs: '¿Qué cosas hace bien o le dan orgullo?',
      type: 'textarea',
      required: false,
    },
    {
      name: 'success',
      label: 'What would be better in three months if this goes well?',
      labelEs: 'Si todo sale bien, ¿qué habrá mejorado en tres meses?',
      type: 'textarea',
      required: false,
    },
  ],
}

/** The forms in the order in which they are offered. */
export const formDefaults: readonly FormDefault[] = [aboutYou, dailyLife, helpFirst]
