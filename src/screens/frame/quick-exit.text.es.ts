import type { quickExitText as English } from './quick-exit.text.ts'

/** The words of quick exit (Spanish). */
export const quickExitText: typeof English = {
  label: 'Salida rápida',
  title: 'Salir de este sitio al instante (o presione Escape dos veces)',
  hint: {
    title: 'Puede irse en cualquier momento',
    words: 'Salida rápida, o Escape dos veces, lo saca al instante.',
    more: 'Qué hace',
    body: 'Se cierra su sesión, se borra lo que este sitio guardó en este dispositivo y se abre una página del tiempo. El botón Atrás no regresa aquí.',
    history:
      'Este sitio queda en el historial de su navegador. Si alguien puede verlo, bórrelo ahí, o use una ventana privada la próxima vez.',
    dismiss: 'Entendido',
  },
}
