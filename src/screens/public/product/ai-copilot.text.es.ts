import type { aiCopilotText as English } from './ai-copilot.text.ts'

export const aiCopilotText: typeof English = {
  title: 'Copiloto de IA',
  description: 'Borradores de notas, planes y cartas que una persona revisa.',
  lead: 'El copiloto escribe la primera versión de una nota, un plan o una carta, y muestra de dónde la sacó. Pasa a ser parte del registro solo cuando una persona la acepta.',
  points: [
    {
      title: 'Un borrador es un borrador',
      body: 'Así se marca hasta que alguien lo lee, cambia lo necesario y lo firma.',
    },
    {
      title: 'La ayuda va antes que cualquier modelo',
      body: 'Las palabras de peligro se reconocen primero, en español y en inglés. La persona ve de inmediato cómo pedir ayuda.',
    },
    {
      title: 'Se puede apagar',
      body: 'Para una organización, para un puesto o por completo. El trabajo sigue sin él.',
    },
  ],
  note: 'Esta página crecerá para mostrar el copiloto en un escritorio real. Mientras tanto, pida una demostración y traiga un caso difícil.',
}
