import type { passkeysText as English } from './passkeys.text.ts'

export const passkeysText: typeof English = {
  title: 'Llaves de acceso',
  what: 'Con una llave de acceso usted entra con su huella, su cara o el bloqueo de su pantalla, sin contraseña. La llave se queda en su aparato.',
  notAlone:
    'Una llave de acceso es otra forma de entrar. No reemplaza el segundo paso que su organización pueda pedir.',
  empty: 'Todavía no tiene llaves de acceso.',
  unsupported: 'Este navegador no puede crear llaves de acceso.',
  list: 'Sus llaves de acceso',
  unnamed: 'Llave de acceso sin nombre',
  added: date => `Agregada el ${date}`,
  name: 'Nombre',
  nameHint: 'Para que la reconozca, por ejemplo "Mi teléfono".',
  cancel: 'Cancelar',
  add: {
    button: 'Agregar una llave',
    title: 'Agregar una llave de acceso',
    body: 'Escriba su contraseña. Después su aparato le pide su huella, su cara o el bloqueo de su pantalla.',
    submit: 'Continuar',
    busy: 'Esperando a su aparato...',
    done: name => ({ title: 'Llave agregada', body: `Ya puede entrar con "${name}".` }),
    stopped: 'Su aparato no terminó, así que no se agregó nada. Puede intentar otra vez.',
    known: 'Este aparato ya tiene una llave de acceso para su cuenta.',
  },
  rename: {
    button: name => `Cambiar el nombre de ${name}`,
    title: 'Cambiar el nombre de esta llave',
    submit: 'Guardar',
    done: { title: 'Guardado', body: 'Su llave tiene su nuevo nombre.' },
    failed: { title: 'No se guardó', body: 'El nombre no cambió. Intente otra vez.' },
  },
  remove: {
    button: name => `Quitar ${name}`,
    title: '¿Quitar esta llave de acceso?',
    body: name => `"${name}" ya no le dejará entrar aquí. Quizá quiera borrarla también en el aparato.`,
    submit: 'Quitar',
    done: { title: 'Llave quitada', body: 'Ya no sirve para entrar.' },
    failed: { title: 'No se quitó', body: 'La llave sigue ahí. Intente otra vez.' },
  },
  signIn: {
    button: 'Entrar con una llave de acceso',
    busy: 'Esperando a su aparato...',
    or: 'o',
    stopped: 'Su aparato no terminó. Intente otra vez, o use su contraseña.',
    unknown: 'Esta llave no abre ninguna cuenta aquí. Intente con otra, o use su contraseña.',
  },
  problems: {
    other: 'Revise lo que escribió aquí',
    nameMissing: 'Póngale un nombre',
    nameLong: 'Use como máximo 60 letras',
  },
}
