import type { demoPortalText as English } from './demo-portal.text.ts'

export const demoPortalText: typeof English = {
  title: 'Una página de ejemplo',
  description:
    'Mire un portal del paciente antes de abrir su cuenta: metas, mensajes, citas y documentos de una persona inventada. Aquí no se guarda nada.',
  heading: 'El portal de Maya',
  lead: 'Mire antes de abrir su cuenta. Maya es inventada, y nada de lo que haga aquí se guarda.',
  tabsLabel: 'El portal de Maya',
  goals: 'Mis metas',
  messages: 'Mensajes',
  appointments: 'Citas',
  documents: 'Documentos',
  goalsProgress: 'Metas cumplidas',
  goalsDone: (done, total) => `${done} de ${total} metas cumplidas`,
  myGoals: [
    {
      title: 'Conseguir mi inhalador',
      from: 'Mi propia meta',
      state: 'Cumplida el jue, 5 de mar',
      note: 'La farmacia lo tuvo listo en una hora.',
      isDone: true,
    },
    {
      title: 'Conservar mi apartamento',
      from: 'De mi gestora de casos',
      state: 'Para el mar, 31 de mar',
      note: 'El formulario de ayuda con la renta salió el 4 de marzo. Contestan en diez días.',
      isDone: false,
    },
    {
      title: 'Encontrar horas fijas',
      from: 'Mi propia meta',
      state: 'Para el jue, 30 de abr',
      note: 'Taller de currículum en el centro de empleo, los lunes a las 10.',
      isDone: false,
    },
  ],
  unread: 'Nuevo',
  myMessages: [
    {
      sender: 'Dana, su gestora de casos',
      when: 'jue, 5 de mar, 9:05 a. m.',
      body: 'Buenas noticias: la oficina de la renta ya tiene su formulario. No tiene que hacer nada hasta que contesten.',
      isUnread: true,
    },
    {
      sender: 'Priya, su especialista de apoyo',
      when: 'mié, 4 de mar, 4:40 p. m.',
      body: 'El centro de empleo da un taller de currículum los lunes a las 10. ¿Le aparto un lugar?',
      isUnread: true,
    },
    {
      sender: 'Dana, su gestora de casos',
      when: 'lun, 2 de mar, 3:15 p. m.',
      body: 'Gracias por contarme tanto hoy. Ya está en su registro, así que no tendrá que contarlo otra vez.',
      isUnread: false,
    },
  ],
  reply: 'Responder',
  replyTo: sender => `Responder a ${sender}`,
  myAppointments: [
    {
      title: 'Llamada con Dana',
      when: 'mar, 10 de mar, 2:30 p. m.',
      state: 'Confirmada',
      note: 'Dana le llama. Recibe un aviso el día antes.',
      isConfirmed: true,
    },
    {
      title: 'Ver a Dana en la oficina',
      when: 'mié, 18 de mar, 10:00 a. m.',
      state: 'Pedida',
      note: 'Usted pidió esta hora. Dana todavía no contesta.',
      isConfirmed: false,
    },
  ],
  myDocuments: [
    { title: 'Mi plan', about: 'Sus pasos, hechos con su primera charla', when: 'lun, 2 de mar' },
    { title: 'Formulario de vivienda', about: 'Las respuestas que envió', when: 'mié, 4 de mar' },
    {
      title: 'Todo sobre mí',
      about: 'Todo lo que se guarda sobre usted, para leer, imprimir o guardar',
      when: 'jue, 5 de mar',
    },
  ],
  invitationTitle: 'En su propio portal, aquí contesta usted.',
  invitationBody:
    'Su mensaje le llega a su gestor de casos, y usted ve la respuesta en cuanto la envíe. Es gratis y se empieza en dos minutos.',
  signUp: 'Abrir su cuenta',
  login: 'Ya tengo una: entrar',
  stay: 'Seguir mirando',
}
