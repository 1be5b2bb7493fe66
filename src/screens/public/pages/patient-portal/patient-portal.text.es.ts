import { brand } from '#lib/brand.ts'
import type { patientPortalText as English } from './patient-portal.text.ts'

export const patientPortalText: typeof English = {
  title: 'Su propia página: gratis y privada',
  description:
    'Vea su próximo paso, escriba a su gestor de casos y pida citas. Gratis para pacientes, seguro para usar en casa, en español y en inglés.',
  badge: 'Siempre gratis para pacientes',
  heading: 'Su plan y su gente, en un solo lugar.',
  lead: `${brand.name} ayuda a que usted y su gestor de casos vayan al mismo paso. Usted ve qué sigue y puede escribirle a una persona de verdad.`,
  signUp: 'Abrir su cuenta',
  login: 'Entrar',
  example: 'Ver primero un ejemplo',
  pictureLabel: 'Un ejemplo: lo que Maya ve en su teléfono',
  picture: {
    hello: 'Hola, Maya',
    nextStep: 'Su próximo paso',
    step: 'Llamar a la clínica',
    stepWhen: 'Hoy',
    sender: 'Dana, su gestora de casos',
    message: 'Su formulario de la renta ya está entregado. No tiene que hacer nada hasta que contesten.',
    appointment: 'Llamada con Dana',
    appointmentWhen: 'mar, 10 de mar, 2:30 p. m.',
  },
  giftsTitle: 'Lo que puede hacer aquí',
  gifts: [
    {
      title: 'Ver su próximo paso',
      body: 'Usted contesta unas preguntas. Recibe pasos pequeños según lo que contestó.',
    },
    {
      title: 'Escribirle a una persona de verdad',
      body: 'Escriba a su gestor de casos. Verá la respuesta en cuanto la envíe.',
    },
    {
      title: 'Pedir una cita',
      body: 'Escoja el día y la hora. Su gestor de casos dice que sí o le ofrece otra hora.',
    },
    { title: 'Llenar formularios con calma', body: 'Una pregunta a la vez. Se guarda solo.' },
    { title: 'Ponerse sus propias metas', body: 'Con sus palabras. Marque lo que ya hizo.' },
    { title: 'Tener un cuaderno privado', body: 'Para lo que es solo suyo.' },
  ],
  worriesTitle: 'Lo primero que preocupa',
  worries: [
    {
      question: '¿Cuesta algo?',
      answer: 'No. Ni ahora ni después. Nadie le va a pedir una tarjeta.',
    },
    {
      question: '¿Y si alguien en mi casa no debe ver esto?',
      answer:
        'Cada página de pacientes tiene una salida rápida. Púlsela una vez, o pulse Escape dos veces: se cierra su sesión, queda en una página cualquiera y el botón Atrás no vuelve aquí. Los títulos de las páginas y los correos no dicen de qué se trata. Usted elige cómo y cuándo su equipo puede buscarle.',
    },
    {
      question: '¿Una computadora decide sobre mí?',
      answer:
        'No. Deciden las personas. Una guía integrada propone pasos pequeños de una lista que escribieron personas. Ningún modelo de IA lee sus palabras si usted no dice que sí. Si dice que no, no pierde nada.',
    },
    {
      question: '¿Y si no quiero contestar?',
      answer: 'No conteste. Puede saltar cualquier pregunta de la primera charla, parar y volver después.',
    },
    {
      question: '¿Y si tengo una mala semana?',
      answer: 'Guardamos su lugar. Nada vuelve a cero. Cuando regrese, le recibimos con gusto.',
    },
    {
      question: '¿Puedo irme y llevarme lo mío?',
      answer:
        'Sí. Puede descargar todo lo que se guarda sobre usted cuando quiera. También puede pedir, en Mi perfil, que lo borren.',
    },
  ],
  urgentTitle: 'Si necesita ayuda ahora mismo',
  urgentBody: 'Los mensajes de aquí no se vigilan día y noche.',
  urgentWays: [
    { label: 'Llame al 911', href: 'tel:911', about: 'si alguien está en peligro' },
    { label: 'Llame al 988', href: 'tel:988', about: 'y oprima 2, para hablar a cualquier hora' },
    { label: 'Escriba AYUDA al 988', href: 'sms:988', about: 'si prefiere escribir' },
  ],
  readersTitle: 'Quién puede leer qué',
  readers: [
    { what: 'Su perfil, sus metas, su plan y sus formularios', who: 'Usted y su equipo' },
    {
      what: 'Sus mensajes',
      who: 'Usted y las personas que se nombran encima de la conversación. También quien dirige su equipo. Si le toca otro gestor de casos, podrá leer lo anterior.',
    },
    { what: 'Su cuaderno privado', who: 'Solo usted' },
    { what: 'La lista de quién abrió su registro', who: 'Usted. Está en Mi perfil.' },
    { what: 'Lo suyo, por otros pacientes', who: 'Nadie' },
  ],
  stepsTitle: 'Cómo se entra',
  steps: [
    {
      label: 'Abra su cuenta',
      description: 'Su nombre, correo, teléfono y una contraseña. Toma dos minutos.',
    },
    {
      label: 'Tenga la primera charla',
      description: 'Preguntas cortas, una a la vez. Salte las que quiera.',
    },
    {
      label: 'Reciba su lista',
      description: 'Ahí están sus próximos pasos. Su gestor de casos también los ve.',
    },
  ],
  invitedTitle: '¿Su equipo ya le espera?',
  invited:
    'Si le mandaron un enlace, ábralo: ahí está su registro. Si no, abra su cuenta con el correo que ellos tienen y confírmelo cuando se lo pidamos.',
  needsTitle: 'Lo que necesita',
  needs: [
    'Un teléfono, una tableta o una computadora. La de la biblioteca sirve.',
    'Un correo electrónico y un número de teléfono',
  ],
  needsNotTitle: 'Lo que no necesita',
  needsNot: [
    'Instalar una aplicación',
    'Una tarjeta del banco',
    'Una tarjeta del seguro',
    'Una carta del médico',
  ],
  closingTitle: 'Cuando usted quiera.',
  closingBody: 'Un nombre, un correo y dos minutos. Puede mirar primero.',
}
