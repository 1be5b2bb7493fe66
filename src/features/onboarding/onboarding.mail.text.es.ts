import type { onboardingEmailText as English } from './onboarding.mail.text.ts'

export const onboardingEmailText: typeof English = {
  subject: 'Tiene una novedad',
  body: (name: string | null) =>
    [
      name ? `Hola, ${name}:` : 'Hola:',
      'Gracias por responder a nuestras preguntas. Sus respuestas están guardadas.',
      'En su página hay ahora una lista de pasos hecha con lo que nos contó, y una cosa para ver en los próximos siete días.',
      'Vaya a su propio ritmo. Marque lo que ya hizo y pregunte lo que no entienda.',
    ].join('\n\n'),
}
