import type { sessionsText as English } from './sessions.text.ts'

export const sessionsText: typeof English = {
  title: 'Dónde tiene su sesión abierta',
  body: 'Cada línea es un navegador con su sesión abierta. Si no conoce alguno, cierre la sesión allí y cambie su contraseña.',
  list: 'Dónde tiene su sesión abierta',
  thisDevice: 'Este aparato',
  device: (browser, system) =>
    browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'Aparato desconocido'),
  systems: {
    iphone: 'iPhone',
    ipad: 'iPad',
    androidPhone: 'teléfono Android',
    androidTablet: 'tableta Android',
    chromebook: 'Chromebook',
    windows: 'Windows',
    mac: 'Mac',
    linux: 'Linux',
  },
  begun: date => `Entró el ${date}`,
  lastUsed: when => `Última vez: ${when}`,
  end: 'Cerrar sesión',
  endOn: device => `Cerrar sesión: ${device}`,
  ended: { title: 'Sesión cerrada', body: 'Ese navegador tiene que entrar otra vez.' },
  endOthers: 'Cerrar las demás sesiones',
  othersEnded: count => ({
    title: 'Las demás sesiones están cerradas',
    body:
      count === 1
        ? 'Se cerró la sesión en otro navegador.'
        : `Se cerró la sesión en otros ${count} navegadores.`,
  }),
  onlyHere: 'Su sesión está abierta solo aquí.',
  endAll: {
    button: 'Cerrar todas las sesiones',
    title: '¿Cerrar todas las sesiones?',
    body: 'Su sesión se cierra en todos los aparatos, aquí también. Para volver, entre otra vez.',
    submit: 'Cerrar todas',
    cancel: 'Seguir aquí',
  },
  failed: { title: 'No se hizo', body: 'No pudimos cerrar esa sesión. Intente otra vez.' },
  loadFailed: 'No pudimos cargar dónde tiene su sesión abierta',
  password: {
    title: 'Contraseña',
    body: 'Al cambiarla, se cierran sus otras sesiones.',
    button: 'Cambiar la contraseña',
    dialogTitle: 'Cambie su contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    nextHint: 'Al menos 8 letras o números. Una frase corta es fácil de recordar.',
    again: 'La contraseña nueva otra vez',
    submit: 'Cambiar la contraseña',
    busy: 'Cambiando...',
    cancel: 'Cancelar',
    done: { title: 'Contraseña cambiada', body: 'Se cerraron sus otras sesiones.' },
  },
  language: {
    title: 'Idioma',
    body: 'Para estas páginas y para los correos que le enviamos.',
    label: 'Su idioma',
    names: { en: 'English', es: 'Español' },
    failed: { title: 'No se guardó', body: 'Su idioma no se guardó. Intente otra vez.' },
  },
  problems: {
    other: 'Revise lo que escribió aquí',
    passwordMissing: 'Escriba su contraseña actual',
    passwordWrong: 'Esta no es su contraseña actual. Intente otra vez.',
    passwordShort: 'La contraseña debe tener al menos 8 letras o números',
    passwordLong: 'La contraseña puede tener como máximo 100 letras',
    passwordCommon: 'Demasiadas personas usan esta contraseña. Elija una que sea solo suya.',
    passwordOwn:
      'Esto es poco más que su nombre, su correo o nuestro nombre. Elija una que nadie adivinaría.',
    passwordsDiffer: 'Las contraseñas no son iguales',
  },
}
