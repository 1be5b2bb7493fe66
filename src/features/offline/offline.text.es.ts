import type { offlineText as English } from './offline.text.ts'

export const offlineText: typeof English = {
  gate: {
    title: 'No hay conexión',
    body: 'Sus páginas se abrirán en cuanto vuelva la conexión. No se perdió nada de lo que escribió.',
    help: 'Si necesita ayuda ahora mismo, puede llamar o enviar un mensaje de texto al 988, o llamar al 911. Los dos funcionan sin internet.',
    keptTitle: 'Abrir lo último que vio',
    keptBody: 'Este aparato guarda sus últimas páginas. Escriba el código que eligió.',
    code: 'Su código para este aparato',
    open: 'Abrir mis páginas',
    busy: 'Abriendo...',
    wrong: triesLeft =>
      triesLeft === 1
        ? 'Ese no es el código. Le queda 1 intento. Después se borra lo que está guardado aquí.'
        : `Ese no es el código. Le quedan ${triesLeft} intentos.`,
    removed:
      'Ese fue el último intento, así que se borró lo que estaba guardado aquí. Su expediente está a salvo: inicie sesión cuando vuelva la conexión.',
    nothing: 'Aquí todavía no hay nada guardado. Inicie sesión cuando vuelva la conexión.',
  },
  device: {
    title: 'Usar sin conexión',
    ask: '¿Este aparato es suyo y nadie más lo abre? Entonces puede guardar las últimas páginas que vio, para leerlas sin internet. Se cierran con un código que solo usted conoce.',
    shared: 'Si comparte este aparato, deje esto apagado.',
    turnOn: 'Este aparato es mío',
    code: 'Un código para este aparato',
    codeHint:
      'Al menos 6 letras o números. Que no sea su contraseña. Solo lo necesita cuando no hay conexión.',
    again: 'El mismo código otra vez',
    keep: 'Guardar mis páginas aquí',
    keeping: 'Preparando...',
    cancel: 'Ahora no',
    on: 'Este aparato guarda las últimas páginas que vio, cerradas con su código. Al cerrar sesión o salir rápido se borran.',
    turnOff: 'Dejar de guardar y borrar todo',
    turnedOff: { title: 'Borrado', body: 'Este aparato ya no guarda ninguna de sus páginas.' },
    turnedOn: { title: 'Listo', body: 'Las páginas que abra ahora se pueden leer sin conexión.' },
    problems: {
      short: 'Elija al menos 6 letras o números.',
      differs: 'Los dos códigos no son iguales.',
    },
    failed: 'Este navegador no puede guardar páginas. Una ventana privada, por ejemplo, no guarda nada.',
  },
}
