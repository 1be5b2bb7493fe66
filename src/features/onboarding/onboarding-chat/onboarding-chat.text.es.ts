import type { onboardingChatText as English } from './onboarding-chat.text.ts'

export const onboardingChatText: typeof English = {
  answeredElsewhere: {
    title: 'Esta pregunta ya tiene respuesta',
    body: 'Se respondió en otro dispositivo. No se perdió nada: lo que escribió sigue en el cuadro.',
  },
  isThatRight: 'Así lo entendimos. ¿Es correcto? Basta con oprimir una vez.',
  settled: 'Guardado. Puede cambiarlo cuando quiera.',
  finished: 'Ya terminó los primeros pasos',
  finishedHint: 'Su lista y sus próximos pasos están en su página de inicio.',
  toDashboard: 'Ir a su página de inicio',
  said: name => `${name}:`,
}
