import type { verificationMailText as English } from './verification.mail.text.ts'

export const verificationMailText: typeof English = {
  code: {
    subject: 'Su código',
    body: (code: string) =>
      `Este es su código:\n\n${code}\n\nEscríbalo en la página donde lo pidió. Sirve por 10 minutos.\n\nNadie le pedirá nunca este código. Por favor, no se lo dé a nadie.`,
  },
  known: {
    subject: 'Ya tiene una cuenta',
    body: 'Alguien, seguramente usted, acaba de registrarse con este correo. Ya hay una cuenta con él, así que no creamos otra.\n\nPuede entrar con ella. Si no recuerda su contraseña, elija "¿Olvidó su contraseña?" en esa página.',
  },
  addressChanged: {
    subject: 'Se cambió su correo',
    body: 'Alguien, seguramente usted, cambió a dónde le escribimos. De ahora en adelante nuestros correos van a otra dirección.\n\n¿No fue usted? Entonces entre, cámbielo de nuevo y elija otra contraseña.',
  },
  newPassword: {
    subject: 'Su nueva contraseña',
    body: 'Usted pidió elegir una contraseña nueva. El enlace de abajo sirve por una hora y una sola vez.\n\n¿No lo pidió usted? Entonces puede dejar este correo. Su contraseña sigue igual.',
  },
  verification: {
    subject: 'Confirme su correo, por favor',
    body: 'Por favor, confirme que este es su correo. El enlace de abajo sirve por un día. Tal vez tenga que entrar primero.',
  },
}
