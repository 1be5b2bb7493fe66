import type { idleText as english } from './idle.text.ts'

export const idleText: typeof english = {
  title: '¿Sigue ahí?',
  body: 'No ha pasado nada aquí por un rato. Para que nadie más vea lo que está abierto, su sesión se cerrará en un minuto. Lo que escribió se guarda.',
  left: seconds => (seconds === 1 ? 'Queda 1 segundo' : `Quedan ${seconds} segundos`),
  stay: 'Seguir conectado',
  ended: {
    idle: 'Su sesión se cerró porque no pasó nada por un rato. Inicie sesión y volverá a donde estaba. Lo que escribió se guarda.',
    over: 'Su sesión ya no está abierta en este dispositivo. Inicie sesión y volverá a donde estaba. Lo que escribió se guarda.',
  },
}
