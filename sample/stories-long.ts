/** The two longest stories: Maria, who reads Spanish, and Jay. */
import type { Story } from './story.ts'

export const maria: Story = {
  joinedAgo: 34,
  onboarding: {
    ago: 33,
    answers: [
      'Sí, la clínica de la calle Elm',
      'Sí, pero la medicina de la presión cuesta mucho',
      'Sí, vivo con mi hermana',
      'A veces no alcanza al final del mes',
      'No tengo suficiente para la renta',
      'Quiero aprender inglés y trabajar en una cocina',
      'Mi hermana Lucía',
      'Sí',
      'Me falta renovar mi identificación',
      'Tomo el autobús',
    ],
  },
  ticks: [
    { ago: 21, item: 'food_benefits', notes: 'Solicitud enviada con ayuda de Dana.' },
    { ago: 6, item: 'health_insurance', notes: 'Llegó la tarjeta por correo.' },
  ],
  goals: [
    {
      ago: 30,
      title: 'Hablar inglés en mi trabajo',
      description: 'Ir a la clase de los martes y practicar diez minutos cada día.',
      category: 'Work and learning',
      by: 'patient',
      targetIn: 60,
      notes: 'Ya fui a tres clases.',
    },
    {
      ago: 26,
      title: 'Renovar mi identificación',
      description: 'Juntar los papeles y pedir una cita.',
      category: 'Personal',
      by: 'case_manager',
      targetIn: 14,
      doneAgo: 8,
    },
  ],
  tasks: [
    {
      ago: 20,
      title: 'Traer el recibo de la luz',
      description: 'Lo necesitamos para la solicitud de ayuda con la renta.',
      priority: 'high',
      dueIn: -12,
      doneAgo: 14,
    },
    {
      ago: 4,
      title: 'Llamar a la farmacia por el descuento',
      description: 'Pregunte por el programa de precios bajos para su medicina.',
      priority: 'medium',
      dueIn: 5,
    },
  ],
  forms: [
    {
      ago: 29,
      title: 'What you want help with first',
      answers: {
        first_need: 'Money and benefits',
        in_your_words: 'La renta subió y no nos alcanza.',
        how_soon: 'This month',
      },
    },
  ],
  messages: [
    {
      ago: 31,
      from: 'case_manager',
      text: 'Hola, María. Soy Dana. Leí sus respuestas. ¿Cómo está esta semana?',
    },
    { ago: 31, from: 'patient', text: 'Hola, Dana. Mejor, gracias. Me preocupa la renta de agosto.' },
    {
      ago: 20,
      from: 'case_manager',
      text: 'Encontré una ayuda para la renta. Necesitamos su recibo de la luz.',
    },
    { ago: 14, from: 'patient', text: 'Ya lo tengo. Se lo llevo mañana.' },
    { ago: 1, from: 'patient', text: 'Me llegó la tarjeta del seguro. ¡Gracias!' },
    {
      ago: 10,
      from: 'specialist',
      text: 'María, soy Priya. Podemos revisar juntas sus medicinas cuando guste.',
    },
  ],
  notebook: [{ ago: 5, text: 'Preguntar si mi sobrino también puede venir a la clase.' }],
  appointments: [
    { in: -9, hour: 15, status: 'completed', by: 'staff', notes: 'Papeles para la ayuda con la renta' },
    { in: -20, hour: 16, status: 'missed', by: 'staff', notes: 'Ayuda con la renta, primera conversación' },
    { in: 3, hour: 15, status: 'confirmed', by: 'patient', notes: 'Hablar de la medicina' },
    { in: 6, hour: 18, status: 'offered', by: 'staff', notes: 'La respuesta del programa de renta' },
    {
      in: 2,
      hour: 17,
      status: 'confirmed',
      by: 'staff',
      notes: 'Cómo sigue la rodilla',
      isWithSpecialist: true,
    },
  ],
  nextStep: { step: 'Recibir la respuesta del programa de renta', dueIn: 6 },
  notes: [
    {
      ago: 9,
      minutes: 35,
      way: 'in_person',
      text: 'Met Maria at the office. She brought the light bill; we sent the rent application together. Her sister Lucía may join next time. She asked about lower prices for her blood pressure medicine; Priya will follow up.',
      isSigned: true,
    },
    {
      ago: 1,
      minutes: 10,
      way: 'phone',
      text: 'Card arrived. Ask about the pharmacy program on the next visit.',
      isSigned: false,
    },
  ],
  safeContact: {
    mayEmail: true,
    mayCall: false,
    words: 'Mejor un mensaje aquí; comparto el teléfono con mi hermana.',
  },
}

export const jay: Story = {
  joinedAgo: 48,
  onboarding: {
    ago: 47,
    answers: [
      'No, I have not had a doctor since I moved',
      'I do not take any',
      'I am staying on a friend’s couch',
      'Yes, mostly',
      'No, I lost my job in the spring',
      'I would like to get back into warehouse work',
      'My friend Chris',
      'Yes',
      'skip',
      'I have a bike',
    ],
  },
  ticks: [
    { ago: 30, item: 'work_resume', notes: 'Two pages, up to date.' },
    { ago: 17, item: 'daily_phone', notes: 'Phone plan with data through the city program.' },
    { ago: 3, item: 'health_insurance', notes: 'Approved.' },
  ],
  goals: [
    {
      ago: 45,
      title: 'Find steady work',
      description: 'Send three applications each week.',
      category: 'Work and learning',
      by: 'patient',
      targetIn: 21,
      notes: 'Two interviews so far.',
    },
    {
      ago: 40,
      title: 'A place of my own',
      description: 'Get on the list for the Mill Street apartments.',
      category: 'Home',
      by: 'case_manager',
      targetIn: 45,
    },
  ],
  tasks: [
    {
      ago: 28,
      title: 'Pick three job openings together',
      description: 'Bring the list to our next meeting.',
      priority: 'medium',
      dueIn: -20,
      doneAgo: 22,
    },
    {
      ago: 6,
      title: 'Send the housing application',
      description: 'Page two needs your signature.',
      priority: 'high',
      dueIn: 2,
      isInProgress: true,
    },
  ],
  forms: [
    {
      ago: 44,
      title: 'About you and how to reach you',
      answers: {
        name_you_go_by: 'Jay',
        pronouns: 'they/them',
        best_way_to_reach_you: 'A message here',
        safe_to_leave_message: 'Yes',
      },
    },
  ],
  messages: [
    {
      ago: 46,
      from: 'case_manager',
      text: 'Welcome, Jay. I am glad you are here. What would help most this week?',
    },
    { ago: 46, from: 'patient', text: 'A doctor, honestly. And some quiet.' },
    {
      ago: 45,
      from: 'case_manager',
      text: 'The Elm Street clinic takes new people on Thursdays. Shall I call with you?',
    },
    { ago: 22, from: 'patient', text: 'I had the interview today. It went okay, I think.' },
    { ago: 2, from: 'case_manager', text: 'How did the second interview go?' },
  ],
  appointments: [
    { in: -13, hour: 17, status: 'completed', by: 'patient', notes: 'Places to live' },
    { in: 1, hour: 14, status: 'requested', by: 'patient', notes: 'Housing form' },
  ],
  nextStep: { step: 'Send the Mill Street application', dueIn: -2 },
}
