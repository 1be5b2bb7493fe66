import type { onboardingText as English } from './onboarding.text.ts'

/** The words of the onboarding chat, its progress, its notices and its task (Spanish). */
export const onboardingText: typeof English = {
  heading: 'Primeros pasos',
  intro: 'Unas preguntas cortas para que su plan sea a su medida. Puede parar y volver cuando quiera.',
  chatLabel: 'Conversación con el asistente de bienvenida',
  assistantName: 'Asistente',
  you: 'Usted',
  typing: 'El asistente está escribiendo...',
  starting: 'Preparando su primera pregunta...',
  inputLabel: 'Su respuesta',
  inputPlaceholder: 'Escriba su respuesta o "saltar"',
  send: 'Enviar',
  skip: 'Saltar esta pregunta',
  skipReply: 'saltar',
  progressLabel: 'Su avance',
  progress: (completed, total) => `${completed} de ${total} preguntas respondidas`,
  percentage: percent => `${percent} %`,
  tryAgain: 'Intentar otra vez',
  answerMissing: 'Escriba una respuesta o elija "Saltar esta pregunta".',
  answerLong: 'Use como máximo 4,000 letras en una respuesta.',
  whoReads: 'Su equipo puede leer sus respuestas. El asistente es un programa, no una persona.',
  notWatched:
    'Este chat no se lee de día y de noche. Si necesita ayuda ahora, llame al 988 y oprima 2, o llame al 911.',
  completed: {
    title: '¡Primeros pasos completos! 🎉',
    body: 'Revise su correo y su panel para ver los próximos pasos.',
  },
  failures: {
    settle: {
      title: 'No se guardó',
      body: 'Su elección no nos llegó. Su respuesta está guardada; oprima otra vez.',
    },
    load: { title: 'Error', body: 'No se pudo cargar la conversación de bienvenida' },
    start: { title: 'Error', body: 'No se pudo iniciar la conversación de bienvenida' },
    send: { title: 'Error', body: 'No se pudo enviar el mensaje' },
    tooMany: {
      title: 'Demasiadas solicitudes',
      body: 'Espere un momento antes de enviar otro mensaje, por favor.',
    },
    unavailable: {
      title: 'Servicio no disponible',
      body: 'Comuníquese con el equipo de soporte para recibir ayuda, por favor.',
    },
  },
  prefersNotToSay: 'Prefiere no decirlo',
  activities: {
    started: 'Inició los primeros pasos',
    completed: 'Completó los primeros pasos',
  },
  assistant: {
    hello: name => `Hola, ${name}. Nos alegra que esté aquí.`,
    helloUnnamed: 'Hola. Nos alegra que esté aquí.',
    explanation: questions =>
      questions === 1
        ? 'Soy un asistente, un programa y no una persona. Tengo una pregunta corta para que su plan sea a su medida. Puede escribir "saltar" si prefiere no responder.'
        : `Soy un asistente, un programa y no una persona. Tengo ${questions} preguntas cortas para que su plan sea a su medida. Puede escribir "saltar" en cualquiera de ellas, y parar y volver cuando quiera.`,
    askAbout: title => `¿Cómo le va con esto: ${title}?`,
    afterHelpCard:
      'Gracias por decírmelo. Lo que escribió es importante y una persona puede ayudarle ahora mismo: por favor, mire los números en esta página. Podemos parar aquí. No se pierde nada.',
    whenReady: question => `Si quiere seguir, y cuando quiera, la próxima pregunta es: ${question}`,
    closing: name =>
      `Gracias, ${name}. Esa fue la última pregunta y sus respuestas están guardadas. Su lista y sus próximos pasos estarán en su panel. Puede agregar o cambiar cosas cuando quiera.`,
    closingUnnamed:
      'Gracias. Esa fue la última pregunta y sus respuestas están guardadas. Su lista y sus próximos pasos estarán en su panel. Puede agregar o cambiar cosas cuando quiera.',
    closingAfterHelpCard:
      'Esa fue la última pregunta y sus respuestas están guardadas. Lo demás puede esperar.',
    nothingToAsk: 'Por ahora no hay preguntas para usted. Su lista y sus próximos pasos estarán en su panel.',
  },
}
