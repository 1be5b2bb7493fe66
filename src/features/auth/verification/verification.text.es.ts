import type { verificationText as English } from './verification.text.ts'

export const verificationText: typeof English = {
  code: {
    title: 'Revise su correo',
    sent: email => `Enviamos un correo a ${email}. Si trae un código, escriba aquí los 6 números.`,
    label: 'Código del correo',
    hint: 'Sirve por 10 minutos.',
    submit: 'Continuar',
    busy: 'Revisando el código...',
    noMail: '¿No le llegó? Mire en el correo no deseado o pídalo otra vez.',
    back: 'Cambiar lo que escribí',
  },
  resend: 'Enviar el correo otra vez',
  resendIn: seconds => `Otra vez en ${seconds} s`,
  resending: 'Enviando...',
  evaluation: 'Esta es una copia de prueba: sus correos están en una página.',
  mailbox: 'Abrir el buzón',
  forgotLink: '¿Olvidó su contraseña?',
  forgotten: {
    title: 'Revise su correo',
    sent: email =>
      `Si ${email} tiene una cuenta, ya va en camino un correo con un enlace. El enlace sirve por una hora.`,
    noMail:
      '¿No le llegó? Mire en el correo no deseado o revise si este es el correo con el que se registró. Si nos pidió no enviarle correos, llame a su equipo de apoyo.',
  },
  card: {
    title: 'Su correo',
    verified: 'Confirmado',
    unverified: 'Todavía sin confirmar',
    proven: 'Si olvida su contraseña, le enviamos un enlace a este correo.',
    why: 'Confirme su correo para poder volver a entrar si olvida su contraseña.',
    send: 'Enviarme un enlace',
    sent: email => `Enviamos un enlace a ${email}. Ábralo aquí, donde tiene su sesión abierta.`,
  },
  changed: { title: 'Su contraseña nueva está lista', body: 'Ya puede entrar con ella.' },
  failures: {
    forgotten: 'No se envió el correo',
    newPassword: 'No se cambió la contraseña',
    verification: 'No se confirmó el correo',
  },
  otherAccount: 'Este enlace es para otra cuenta.',
}
