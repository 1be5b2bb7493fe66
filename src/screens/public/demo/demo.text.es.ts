import { brand } from '#lib/brand.ts'
import type { demoText as English } from './demo.text.ts'

export const demoText: typeof English = {
  title: 'Pedir una demostración',
  description: `Treinta minutos con ${brand.name} y con alguien que lo conoce.`,
  lead: `Treinta minutos, sus preguntas y ${brand.name} como lo usaría su equipo. Respondemos en un día hábil.`,
  points: [
    { title: 'Díganos quiénes son', body: 'Su organización, su campo y cuántas personas son.' },
    {
      title: 'Díganos qué hacen',
      body: 'Admisión, gestión de casos, resultados, subvenciones, trabajo en equipo.',
    },
    { title: 'Díganos cómo encontrarle', body: 'Un nombre y un correo. El teléfono solo si usted quiere.' },
  ],
  note: 'Aquí estará el formulario. Mientras tanto, escriba esas tres cosas en un correo; llega a las mismas personas.',
}
