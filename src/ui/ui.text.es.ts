import type { uiText as English } from './ui.text.ts'

export const uiText: typeof English = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  saved: 'Guardado',
  loading: 'Cargando…',
  tryAgain: 'Intentar otra vez',
  optional: 'opcional',
  found: count => (count === 1 ? '1 resultado' : `${count} resultados`),
  fewDigits: 'Escriba al menos cuatro números de un teléfono.',
  nobodyFound: 'No hay nadie con esas palabras. Revise cómo está escrito.',
  choose: 'Elija una opción',
  filters: set => (set > 0 ? `Filtros (${set})` : 'Filtros'),
  copy: 'Copiar',
  copied: 'Copiado',
  deleteHere: 'Borrar de este dispositivo',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  notifications: 'Avisos',
  tooLong: over =>
    `${over === 1 ? 'Sobra una letra' : `Sobran ${over.toLocaleString('es-US')} letras`}. No se quitó nada: acórtelo y luego envíelo.`,
  tooMany: minutes =>
    `Eso fue mucho en poco tiempo. Puede enviarlo otra vez en ${
      minutes <= 1 ? 'un minuto' : minutes <= 90 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
    }. Sus palabras se quedan aquí hasta entonces.`,
  offline: 'Está sin conexión',
  sentLater: 'Esto se enviará cuando vuelva la conexión. Deje esta página abierta hasta entonces.',
  failureTitle: 'No se pudo cargar',
  failureBody: 'No se perdió nada. Revise su conexión y vuelva a intentar.',
  outdatedTitle: 'Hay una versión más nueva',
  outdatedBody: 'Vuelva a cargar la página para seguir. Lo que escribió se queda guardado.',
  loadAnew: 'Volver a cargar',
  percent: (percent: number) => `${percent} %`,
  completionGood: 'Va muy bien',
  completionFair: 'En camino',
  completionPoor: 'Necesita apoyo',
  stepDone: 'Listo',
  stepCurrent: 'Usted está aquí',
  stepToCome: 'Falta por hacer',
  counted: (label: string, count: number | string) => `${label}, ${count}`,
  count: (count: number) => `(${count})`,
}
