import type { copilotDemoText as English } from './copilot-demo.text.ts'

export const copilotDemoText: typeof English = {
  title: 'De una mañana difícil a un plan',
  lead: 'Maya y Dana son inventadas. El camino no: una preocupación se vuelve un plan, y en cada vuelta decide una persona.',
  stepsLabel: 'Los cuatro pasos del ejemplo',
  pause: 'Pausar',
  play: 'Seguir',
  steps: [
    {
      label: 'Maya escribe',
      title: 'Empieza con sus propias palabras.',
      body: 'Sin casillas donde encajar. Las palabras de peligro se reconocen antes que nada: ella vería de inmediato cómo llamar al 988 y al 911.',
    },
    {
      label: 'El asistente propone',
      title: 'El borrador muestra de dónde sale.',
      body: 'Nombra cada necesidad y las palabras en que la oyó. Está marcado como borrador y no es parte de su registro.',
    },
    {
      label: 'Dana decide',
      title: 'Una persona tiene la última palabra.',
      body: 'Dana lee el borrador, cambia lo que diría de otro modo, y lo acepta o lo descarta. El registro guarda quién decidió y cuándo.',
    },
    {
      label: 'Hay un plan',
      title: 'Cada paso tiene nombre y fecha.',
      body: 'Maya lo lee en su teléfono y en su idioma. Dana ve qué sigue para cada persona a su cuidado.',
    },
  ],
  writing: {
    question: '¿Qué necesita hoy?',
    words: 'Me quitaron horas en el trabajo y voy corta con la renta. Y ya casi no me queda inhalador.',
    sent: 'Maya, 8:14 a. m.',
  },
  draft: {
    badge: 'Borrador',
    title: 'Lo que oyó el asistente',
    heard: [
      { need: 'Vivienda', words: 'corta con la renta' },
      { need: 'Medicinas', words: 'casi no me queda inhalador' },
      { need: 'Trabajo', words: 'horas en el trabajo' },
    ],
    source:
      'Sale de lo que Maya escribió a las 8:14 a. m. Lo hizo la guía integrada: ningún texto salió del servidor.',
  },
  decision: {
    title: 'Primeros pasos propuestos',
    accepted: 'Aceptado',
    changed: 'Cambiado',
    leftOut: 'Fuera por ahora',
    refill: 'Pedir a la farmacia medicina para unos días.',
    rentBefore: 'Llamar al 211 por ayuda con la renta.',
    rentAfter: 'Llenar juntas el formulario de ayuda con la renta.',
    work: 'Ir al centro de empleo.',
    decided: 'Decidió Dana, 8:31 a. m.',
  },
  plan: {
    title: 'El plan de Maya',
    steps: [
      { what: 'Llamar a la farmacia', who: 'Maya · hoy' },
      { what: 'Llenar el formulario de la renta', who: 'Maya y Dana · mié, 4 de mar' },
      { what: 'Hablar por teléfono', who: 'Maya y Dana · mar, 10 de mar, 2:30 p. m.' },
    ],
  },
}
