import type { waitingText as English } from './waiting.text.ts'

export const waitingText: typeof English = {
  note: 'Esta parte se está construyendo. Lo que guardó sigue en su lugar.',
  goOn: 'Seguir desde aquí',
  authPatientLogin: {
    title: 'Qué gusto verle de nuevo',
    body: 'Los pacientes entran aquí con su correo y su contraseña.',
  },
  authPatientSignup: {
    title: 'Abra su cuenta',
    body: 'Su nombre, correo, teléfono y una contraseña: no hace falta más, y siempre es gratis.',
  },
  authAdministratorLogin: {
    title: 'Entrada de administradores',
    body: 'Aquí entran los administradores y el equipo, y aquí comienzan las organizaciones nuevas.',
  },
  authInvitation: { title: 'Su invitación', body: 'El enlace que recibió abre aquí su cuenta.' },
  authFounding: {
    title: 'Fundar su organización',
    body: 'El enlace de un solo uso crea aquí al primer administrador.',
  },
  patientGettingStarted: {
    title: 'Primeros pasos',
    body: 'Una primera charla tranquila, una pregunta a la vez, que termina con su propia lista.',
  },
  patientDashboard: { title: 'Su día', body: 'Sus metas, sus tareas y su próxima cita, de un vistazo.' },
  patientFormsAndTasks: {
    title: 'Formularios y tareas',
    body: 'Lo que pidió su equipo y lo que usted ya terminó.',
  },
  patientMessages: { title: 'Mensajes', body: 'Escriba a su gestor de casos y lea su respuesta.' },
  patientProfile: { title: 'Mi perfil', body: 'Su nombre, cómo encontrarle y sus metas.' },
  caseManagerOverview: {
    title: 'Your caseload',
    body: 'Who is waiting longest, and what happened since yesterday.',
  },
  caseManagerPatients: { title: 'Patients', body: 'Everyone in your care, to search and to open.' },
  caseManagerPatient: { title: 'Patient', body: 'One person’s checklist, tasks, messages and activity.' },
  caseManagerMessages: { title: 'Messages', body: 'Your conversations, the newest first.' },
  caseManagerFiles: { title: 'Files', body: 'Papers of your patients, uploaded and listed by date.' },
  caseManagerChecklistStatus: {
    title: 'Checklist status',
    body: 'Each checklist item, and where every patient stands with it.',
  },
  caseManagerActivity: { title: 'Activity', body: 'What your patients did, as it happens.' },
  adminAdmin: {
    title: 'Administration Dashboard',
    body: 'Patients, case managers, specialists, tasks and forms of your organization.',
  },
  mailboxMailbox: { title: 'Mailbox', body: 'Every mail that this evaluation copy would have sent.' },
}
