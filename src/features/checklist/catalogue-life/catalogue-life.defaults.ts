// The second half of the starting checklist: work, people, safety, papers and getting around.
import type { CategoryDraft } from '../catalogue-home/catalogue-home.defaults.ts'

export const lifeCategories: readonly CategoryDraft[] = [
  {
    key: 'work',
    name: 'Work and learning',
    nameEs: 'Trabajo y estudios',
    description: 'A job, a class or a skill, when you are ready for it.',
    descriptionEs: 'Un trabajo, una clase o una habilidad nueva, cuando usted lo decida.',
    items: [
      {
        key: 'work_next_step',
        title: 'Choose a next step in work or learning',
        titleEs: 'Elegir el próximo paso en el trabajo o los estudios',
        description: 'One thing you would like to try. It can be small, and you can change your mind.',
        descriptionEs: 'Algo que le gustaría intentar. Puede ser pequeño y puede cambiar de idea.',
        question: 'Is there a job, a class or a skill you would like to work toward?',
        questionEs: '¿Le gustaría conseguir algún trabajo, tomar una clase o aprender algo nuevo?',
      },
      {
        key: 'work_resume',
        title: 'Get a resume ready',
        titleEs: 'Preparar un currículum',
        description: 'One page with what you have done, at work, at home or as a volunteer.',
        descriptionEs: 'Una página con lo que ha hecho, en el trabajo, en casa o como voluntario.',
      },
      {
        key: 'work_search',
        title: 'Look for work that fits your life',
        titleEs: 'Buscar un trabajo que se adapte a su vida',
        description: 'Hours, distance and pay that work for you, and employers who give second chances.',
        descriptionEs:
          'Horario, distancia y sueldo que le convengan, y empresas que dan segundas oportunidades.',
      },
      {
        key: 'learning_class',
        title: 'Sign up for a class or training',
        titleEs: 'Inscribirse en una clase o capacitación',
        description: 'A high school diploma, English, computers or a trade. Many classes are free.',
        descriptionEs:
          'El diploma de preparatoria, inglés, computación o un oficio. Muchas clases son gratis.',
      },
    ],
  },
  {
    key: 'family',
    name: 'Family and support',
    nameEs: 'Familia y apoyo',
    description: 'The people around you, and care for those you look after.',
    descriptionEs: 'Las personas que le rodean y el cuidado de quienes dependen de usted.',
    items: [
      {
        key: 'family_people',
        title: 'Have people you can count on',
        titleEs: 'Contar con personas de confianza',
        description: 'Family, friends or neighbors who are good for you.',
        descriptionEs: 'Familiares, amigos o vecinos que le hacen bien.',
        question: 'Is there someone in your life you can count on?',
        questionEs: '¿Hay alguien en su vida con quien pueda contar?',
      },
      {
        key: 'family_care',
        title: 'Find care for children or others you look after',
        titleEs: 'Encontrar quién cuide a sus hijos o a otras personas a su cargo',
        description: 'Child care, school programs, or a break for you when you care for an adult.',
        descriptionEs: 'Guarderías, programas escolares o un descanso para usted si cuida a un adulto.',
      },
      {
        key: 'family_children',
        title: 'Stay in touch with your children and family',
        titleEs: 'Mantener el contacto con sus hijos y su familia',
        description: 'Visits, calls, or help with custody and child services, if that is part of your life.',
        descriptionEs: 'Visitas, llamadas o ayuda con la custodia y los servicios de menores, si es su caso.',
      },
      {
        key: 'family_community',
        title: 'Find a place where you feel welcome',
        titleEs: 'Encontrar un lugar donde se sienta a gusto',
        description: 'A group, a faith community, a library, a sport: something near you with kind people.',
        descriptionEs:
          'Un grupo, una comunidad de fe, una biblioteca, un deporte: algo cerca de usted con gente amable.',
      },
    ],
  },
  {
    key: 'safety',
    name: 'Safety and legal help',
    nameEs: 'Seguridad y ayuda legal',
    description: 'Feeling safe, knowing who to call, and knowing your rights.',
    descriptionEs: 'Sentirse a salvo, saber a quién llamar y conocer sus derechos.',
    items: [
      {
        key: 'safety_feel_safe',
        title: 'Feel safe where you are',
        titleEs: 'Sentirse a salvo donde está',
        description: 'Safe at home and with the people around you. You never have to give details.',
        descriptionEs: 'A salvo en casa y con las personas que le rodean. Nunca tiene que dar detalles.',
        question: 'Do you feel safe where you live and with the people around you? A yes or a no is enough.',
        questionEs:
          '¿Se siente a salvo donde vive y con las personas que le rodean? Basta con un sí o un no.',
      },
      {
        key: 'safety_plan',
        title: 'Know who to call on a hard day',
        titleEs: 'Saber a quién llamar en un día difícil',
        description: 'Two or three names and numbers you can reach, day or night.',
        descriptionEs: 'Dos o tres nombres y números a los que pueda llamar, de día o de noche.',
      },
      {
        key: 'legal_help',
        title: 'Get help with a legal question',
        titleEs: 'Recibir ayuda con un asunto legal',
        description:
          'Court, eviction, immigration, custody or an old record. Free legal aid may be able to help.',
        descriptionEs:
          'Corte, desalojo, inmigración, custodia o antecedentes. La ayuda legal gratuita puede apoyarle.',
      },
    ],
  },
  {
    key: 'documents',
    name: 'Documents and getting around',
    nameEs: 'Documentos y transporte',
    description: 'Your papers, your rides, and help in your language.',
    descriptionEs: 'Sus papeles, cómo llegar a donde va y ayuda en su idioma.',
    items: [
      {
        key: 'documents_id',
        title: 'Have your ID and papers',
        titleEs: 'Tener su identificación y sus papeles',
        description:
          'ID, birth certificate, Social Security card, or what you need for the services you use.',
        descriptionEs:
          'Identificación, acta de nacimiento, tarjeta de Seguro Social o lo que pidan los servicios que usa.',
        question: 'Do you have an ID and the papers you need?',
        questionEs: '¿Tiene una identificación y los papeles que necesita?',
      },
      {
        key: 'documents_copies',
        title: 'Keep copies of your papers safe',
        titleEs: 'Guardar copias de sus papeles en un lugar seguro',
        description: 'Photos or copies kept where only you can reach them.',
        descriptionEs: 'Fotos o copias guardadas donde solo usted pueda verlas.',
      },
      {
        key: 'transport_rides',
        title: 'Get where you need to go',
        titleEs: 'Llegar a donde necesita ir',
        description: 'A way to reach appointments, work, school and the store.',
        descriptionEs: 'Una manera de llegar a sus citas, al trabajo, a la escuela y a la tienda.',
        question: 'Do you have a way to get to appointments and other places you need to go?',
        questionEs: '¿Tiene cómo llegar a sus citas y a los otros lugares adonde necesita ir?',
      },
      {
        key: 'language_help',
        title: 'Get help in your language',
        titleEs: 'Recibir ayuda en su idioma',
        description: 'A free interpreter, letters you can read, or someone to fill in forms with you.',
        descriptionEs:
          'Un intérprete gratis, cartas que pueda leer o alguien que llene los formularios con usted.',
      },
    ],
  },
]
