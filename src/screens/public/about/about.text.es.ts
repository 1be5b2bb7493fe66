import { brand } from '#lib/brand.ts'
import type { aboutText as English } from './about.text.ts'

export const aboutText: typeof English = {
  title: 'Quiénes somos',
  description: `Por qué existe ${brand.name} y para quién.`,
  lead: 'Un pasamanos no sube la escalera por usted. Está ahí cuando usted lo busca. Esa es la ayuda que construimos.',
  points: [
    {
      title: 'Dos personas deciden cada pantalla',
      body: 'Alguien con el teléfono roto y una mala semana. Y alguien con cuarenta personas a su cuidado y seis minutos antes de la próxima visita.',
    },
    {
      title: 'Palabras sencillas, dos idiomas',
      body: 'Todo lo que leen los pacientes está en español y en inglés, en palabras fáciles.',
    },
    { title: 'Gratis para pacientes, para siempre', body: 'Quien necesita ayuda no debe pagar por pedirla.' },
    {
      title: 'Abierto para quien quiera mirar',
      body: `${brand.name} es código abierto. Cualquiera puede leer cómo funciona y usar su propia copia.`,
    },
  ],
  note: '¿Preguntas, ideas o una historia que debamos oír? Escríbanos.',
}
