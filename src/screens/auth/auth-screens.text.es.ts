import type { authScreensText as English } from './auth-screens.text.ts'

export const authScreensText: typeof English = {
  signUp: {
    meta: 'Crear una cuenta',
    description:
      'Abra su cuenta gratis en un minuto: bastan su nombre, correo, teléfono y una contraseña. Siempre es gratis y puede irse cuando quiera.',
    badge: 'Siempre gratis para pacientes',
    title: 'Abra su cuenta',
    lead: 'Sus próximos pasos, sus metas y su equipo en un solo lugar.',
    submit: 'Registrarme',
    busy: 'Creando su cuenta...',
    other: '¿Ya tiene una cuenta?',
    otherLink: 'Entrar',
  },
  logIn: {
    meta: 'Entrar',
    description:
      'Entre para leer sus mensajes, ver su próximo paso y sus citas, o seguir con un formulario donde lo dejó. Gratis, en español y en inglés.',
    badge: 'Portal del paciente',
    title: 'Qué gusto verle de nuevo',
    lead: 'Entre con su correo y su contraseña.',
    submit: 'Entrar',
    busy: 'Entrando...',
    other: '¿Es su primera vez?',
    otherLink: 'Registrarse',
  },
  administrator: {
    meta: 'Entrada de administradores',
    description:
      'La entrada para administradores, gestores de casos y especialistas: inicie sesión o cree su organización con una prueba gratis y sin tarjeta.',
    title: 'Entrada de administradores',
    lead: 'Para administradores, gestores de casos y especialistas.',
    tabs: 'Entrar o registrarse',
    login: 'Entrar',
    signUp: 'Registrarse',
    submitLogin: 'Entrar',
    busyLogin: 'Entrando...',
    submitSignUp: 'Crear cuenta',
    busySignUp: 'Creando su cuenta...',
    signUpNote: 'Una cuenta nueva comienza su propia organización, con una prueba gratis.',
    patientNote: '¿Es paciente?',
    patientLink: 'Entrada de pacientes',
  },
  founding: {
    meta: 'Fundar su organización',
    title: 'Funde su organización',
    lead: 'Este enlace de un solo uso le da su primera cuenta de administración.',
    submit: 'Crear cuenta',
    busy: 'Creando su cuenta...',
    goneTitle: 'Este enlace no abre',
    goneBody:
      'Ya se usó, hay uno más nuevo o le falta una parte. Quien maneja esta copia encuentra el enlace más nuevo en su terminal. Si ya tiene una cuenta, entre.',
    logIn: 'Entrar',
    loading: 'Revisando el enlace',
  },
  invitation: {
    meta: 'Su invitación',
    titles: {
      patient: 'Su portal está listo',
      case_manager: 'Únase como gestor de casos',
      specialist: 'Únase como especialista',
      administrator: 'Únase como administrador',
    },
    lead: (name, organization, invitedBy) =>
      invitedBy
        ? `Hola, ${name}. ${invitedBy}, de ${organization}, le envió esta invitación.`
        : `Hola, ${name}. ${organization} le envió esta invitación.`,
    forAddress: email => `Esta invitación es para ${email}.`,
    newPassword: 'Elija una contraseña. La usará con este correo para entrar.',
    knownAccount: 'Usted ya tiene una cuenta. Entre para aceptar.',
    signedInAs: email => `Su sesión está abierta como ${email}.`,
    otherPerson: (email, invited) =>
      `Su sesión está abierta como ${email}, pero esta invitación es para ${invited}. Cierre la sesión para aceptarla.`,
    accept: 'Aceptar la invitación',
    accepting: 'Aceptando...',
    signUp: 'Crear mi cuenta',
    signingUp: 'Creando su cuenta...',
    logIn: 'Entrar y aceptar',
    loggingIn: 'Entrando...',
    signOut: 'Cerrar sesión',
    over: {
      used: {
        title: 'Esta invitación ya se usó',
        body: 'Alguien ya dijo que sí. Si fue usted, solo entre: todo está allí.',
      },
      declined: {
        title: 'Esta invitación fue rechazada',
        body: 'Alguien dijo que no. Si cambió de opinión, pida otra a la persona que le invitó.',
      },
      withdrawn: {
        title: 'Esta invitación fue retirada',
        body: 'Quien la envió la retiró, o la envió a otro correo. Si cree que es un error, pregúntele.',
      },
      expired: {
        title: 'Esta invitación venció',
        body: 'Servía por 14 días. Pida que se la envíen otra vez: este mismo enlace servirá entonces.',
      },
      unknown: {
        title: 'Esta invitación no abre',
        body: 'Le falta una parte al enlace, o ya no existe lo que abría. Ábralo otra vez desde el correo, o pregunte a quien le invitó.',
      },
    },
    account: 'Ir a mi cuenta',
    home: 'Volver al inicio',
    loading: 'Abriendo su invitación',
  },
}
