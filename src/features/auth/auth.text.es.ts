import { brand } from '#lib/brand.ts'
import type { authText as English } from './auth.text.ts'

export const authText: typeof English = {
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  password: 'Contraseña',
  confirmPassword: 'Repita la contraseña',
  passwordHint: 'Al menos 8 letras o números. Una frase corta es fácil de recordar.',
  validationError: 'Revise sus datos',
  patientSignedUp: {
    title: '¡Cuenta creada!',
    body: `Le damos la bienvenida a ${brand.name}. Ya puede entrar a su portal.`,
  },
  patientSignedIn: { title: '¡Qué gusto verle de nuevo!', body: 'Ya entró a su cuenta.' },
  administratorSignedIn: { title: 'Listo', body: '¡Ya entró a su cuenta!' },
  administratorSignedUp: { title: 'Listo', body: '¡Su cuenta está creada! Ya puede entrar.' },
  failures: {
    patientSignUp: 'No se creó la cuenta',
    patientSignIn: 'No pudo entrar',
    administratorSignUp: 'No se creó la cuenta',
    signOut: { title: 'Error', body: 'Su sesión sigue abierta. Revise su conexión e intente otra vez.' },
    organization: { title: 'Error', body: 'No se pudo cambiar de organización. Intente otra vez.' },
    error: 'Error',
  },
  badCredentials: {
    title: 'No pudo entrar',
    body: 'El correo o la contraseña no son correctos. Intente otra vez.',
  },
  accountExists: {
    title: 'La cuenta ya existe',
    body: 'Ya hay una cuenta con este correo. Entre con ella.',
  },
  refusals: {
    credentials: 'El correo o la contraseña no son correctos. Intente otra vez.',
    addressTaken: 'Este correo ya tiene una cuenta. Entre con ella.',
    tooMany: 'Demasiados intentos. Espere un minuto e intente otra vez.',
    noOrganization: 'Todavía no hay un equipo en esta dirección. Pida el enlace a su equipo.',
    linkOver: 'Este enlace ya se usó, venció o le falta una parte.',
    otherAddress: 'Esta invitación es para otro correo.',
    passwordNeeded: 'Elija una contraseña nueva para aceptar esta invitación.',
    offline:
      'No pudimos llegar al servidor. Lo que escribió no se perdió. Revise su conexión e intente otra vez.',
    away: 'Por un momento no podemos consultar los datos. Lo que escribió no se perdió. Intente otra vez en un momento.',
    other: 'Algo falló de nuestro lado. Lo que escribió no se perdió. Intente otra vez.',
  },
  samples: {
    title: 'Pruebe con personas de ejemplo',
    note: 'Esta es una copia de prueba, por eso estas contraseñas son públicas. Elija a alguien para llenar el formulario.',
    hats: {
      administrator: 'Administración',
      case_manager: 'Gestión de casos',
      specialist: 'Especialista',
      patient: 'Paciente',
    },
    password: password => `Contraseña: ${password}`,
  },
  problems: {
    nameShort: 'El nombre debe tener al menos 2 letras',
    nameLong: 'El nombre puede tener como máximo 100 letras',
    emailInvalid: 'Este correo no es válido',
    emailLong: 'El correo puede tener como máximo 255 letras',
    phoneShort: 'El teléfono debe tener al menos 10 números',
    phoneLong: 'El teléfono puede tener como máximo 20 números',
    passwordShort: 'La contraseña debe tener al menos 8 letras o números',
    passwordShortForStaff: 'La contraseña debe tener al menos 6 letras o números',
    passwordLong: 'La contraseña puede tener como máximo 100 letras',
    passwordCommon:
      'Muchas personas usan esta contraseña, por eso es fácil de adivinar. Pruebe con tres o cuatro palabras que solo usted juntaría.',
    passwordOwn:
      'Esto es poco más que su nombre, su correo o nuestro nombre, por eso es fácil de adivinar. Pruebe con tres o cuatro palabras que solo usted juntaría.',
    mailCodeShape: 'Escriba los 6 números del correo',
    mailCodeWrong: 'Este no es el código del correo. Mírelo otra vez.',
    mailCodeOver: 'Este código ya no sirve. Pida uno nuevo aquí abajo.',
    passwordMissing: 'Escriba su contraseña',
    passwordsDiffer: 'Las contraseñas no son iguales',
    other: 'Revise lo que escribió aquí',
  },
}
