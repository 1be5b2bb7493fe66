import type { proofScreensText as English } from './proof-screens.text.ts'

export const proofScreensText: typeof English = {
  forgot: {
    meta: '¿Olvidó su contraseña?',
    description:
      '¿Olvidó su contraseña? Escriba su correo y elija una nueva con un enlace que le enviamos. El enlace sirve durante una hora y una sola vez.',
    title: '¿Olvidó su contraseña?',
    lead: 'Eso pasa. Díganos su correo y le enviaremos un enlace para elegir una nueva.',
    submit: 'Enviarme un enlace',
    busy: 'Enviando...',
    patientLogin: 'Volver a la entrada de pacientes',
    staffLogin: 'Volver a la entrada de administradores',
  },
  newPassword: {
    meta: 'Elija una contraseña nueva',
    title: 'Elija una contraseña nueva',
    lead: email => `Para ${email}. Su sesión se cerrará en todos los demás lugares.`,
    submit: 'Guardar mi contraseña nueva',
    busy: 'Guardando su contraseña...',
    loading: 'Abriendo su enlace',
    goneTitle: 'Este enlace no abre',
    goneBody: 'Ya se usó, tiene más de una hora o le falta una parte. Solo pida uno nuevo.',
    again: 'Enviarme un enlace nuevo',
  },
  verify: {
    meta: 'Confirme su correo',
    title: '¿Es este su correo?',
    ask: email => `Va a confirmar ${email}.`,
    confirm: 'Sí, confirmarlo',
    confirming: 'Confirmando...',
    loading: 'Abriendo su enlace',
    logInFirst: email => `Por favor, entre primero como ${email}. Después, esta página confirma su correo.`,
    patientLogin: 'Entrada de pacientes',
    staffLogin: 'Entrada de administradores',
    otherPerson: (email, other) =>
      `Su sesión está abierta como ${other}, pero este enlace es para ${email}. Cierre la sesión y entre como ${email}.`,
    signOut: 'Cerrar sesión',
    doneTitle: 'Su correo está confirmado',
    doneBody: email => `${email} es suyo. No hay nada más que hacer.`,
    goOn: 'Continuar',
    goneTitle: 'Este enlace no abre',
    goneBody:
      'Ya se usó, tiene más de un día o le falta una parte. Puede pedir uno nuevo en la página de su perfil o de su cuenta.',
    home: 'Volver al inicio',
  },
}
