import type { safetyText as English } from './safety.text.ts'

/** The words of the help card and of the alert to the care team (Spanish). */
export const safetyText: typeof English = {
  title: 'Usted es importante. Hay ayuda ahora mismo.',
  openings: {
    emergency: 'Esto parece una emergencia. Si usted u otra persona está en peligro, llame al 911 ahora.',
    self_harm:
      'Gracias por decirlo. No tiene que cargar con esto a solas. Una persona puede hablar con usted ahora mismo.',
    abuse: 'Lo que escribió importa y no es su culpa. Puede hablar ahora con una persona, en privado.',
    harm_to_others:
      'Gracias por decirlo. Una persona puede hablar con usted ahora mismo, antes de que pase algo.',
  },
  helpLines: {
    crisis: {
      name: 'Línea 988 de Prevención del Suicidio y Crisis',
      about: 'Gratis y en privado, de día y de noche, para cualquier tipo de crisis.',
      actions: [
        { label: 'Llamar al 988 y oprimir 2', href: 'tel:988' },
        { label: 'Enviar AYUDA al 988', href: 'sms:988?body=AYUDA' },
        { label: 'Chatear con el 988', href: 'https://988lineadevida.org/chat/' },
      ],
      note: 'Al llamar al 988, oprima 2 para español. También puede enviar la palabra AYUDA en un mensaje de texto al 988.',
    },
    emergency: {
      name: '911',
      about: 'Si alguien está en peligro en este momento o necesita una ambulancia.',
      actions: [{ label: 'Llamar al 911', href: 'tel:911' }],
      note: 'Si hablar no es seguro, intente enviar un mensaje de texto al 911. Funciona en muchos lugares.',
    },
    abuse: {
      name: 'Línea Nacional contra la Violencia Doméstica',
      about: 'Gratis y en privado, de día y de noche, para quien sufre maltrato o le tiene miedo a alguien.',
      actions: [
        { label: 'Llamar al 1-800-799-7233', href: 'tel:18007997233' },
        { label: 'Enviar START al 88788', href: 'sms:88788?body=START' },
      ],
      note: 'Si alguien puede revisar su teléfono, use uno que esa persona no pueda ver. Con la salida rápida puede dejar esta página al instante.',
    },
  },
  closing: 'Puede parar aquí y volver cuando quiera. No se pierde nada de lo que escribió.',
  seen: when => `Alguien de su equipo de atención lo vio a las ${when}.`,
  notTold: 'Esto todavía no se ha enviado. Aún no hemos avisado a nadie.',
  toldCaseManager: 'Ya avisamos a su gestor de casos para que se comunique con usted.',
  privateNote: 'Este cuaderno es suyo. No hemos avisado a nadie.',
  tellCaseManager: 'Avisar a mi gestor de casos',
  notWatched:
    'Aquí no se leen los mensajes de día y de noche. Si necesita ayuda ahora, llame o escriba al 988.',
  close: 'Cerrar',
}
