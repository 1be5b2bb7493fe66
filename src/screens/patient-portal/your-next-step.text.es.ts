import type { yourNextStepText as English } from './your-next-step.text.ts'

export const yourNextStepText: typeof English = {
  title: 'Su próximo paso',
  loading: 'Buscando lo que sigue …',
  after: what => `Después: ${what}`,
  help: {
    title: 'Hoy hay alguien para usted',
    body: 'Hable o escriba con alguien, gratis y en privado, a toda hora.',
    go: 'Ver cómo comunicarse',
    done: 'Ya estoy bien',
  },
  answer: {
    title: time => `¿Puede el ${time}?`,
    by: name => `${name} le ofrece esta hora.`,
    byTeam: 'Su equipo le ofrece esta hora.',
    yes: 'Sí, puedo',
    no: 'No',
    other: 'Otra hora',
    after: time => `responder sobre el ${time}`,
  },
  form: {
    title: form => `Termine el formulario “${form}”`,
    asked: form => `Llene el formulario “${form}”`,
    due: day => `Envíelo, por favor, a más tardar el ${day}.`,
    kept: 'Lo que escribió está guardado. Puede parar y volver.',
    go: 'Continuar',
    after: form => `el formulario “${form}”`,
  },
  task: { due: day => `A más tardar el ${day}`, done: 'Marcar como completada', after: task => task },
  questions: {
    title: 'Cuéntenos qué necesita',
    body: 'Unas preguntas cortas, para que su plan sea para usted. Puede saltar cualquiera.',
    go: 'Empezar',
    after: 'unas preguntas cortas',
  },
  step: {
    helps: name => `${name} le ayuda con esto.`,
    teamHelps: 'Su equipo le ayuda con esto.',
    by: day => `A más tardar el ${day}`,
    write: name => `Escribir a ${name}`,
    after: step => step,
  },
  write: {
    title: name => `Escriba a ${name}`,
    titleUnnamed: 'Escriba a su equipo',
    body: 'Ahora no hay nada pendiente. Cuente cómo va, o pregunte lo que quiera saber.',
    go: 'Escribir un mensaje',
    after: 'unas palabras a su equipo, cuando quiera',
  },
  news: {
    title: 'Nuevo',
    messages: count => (count === 1 ? '1 mensaje nuevo' : `${count} mensajes nuevos`),
    form: form => `${form} está listo para usted`,
    visit: time => `Su próxima cita: ${time}`,
    none: 'Nada nuevo por ahora.',
  },
}
