import { brand } from '#lib/brand.ts'
import type { patientPortalText as English } from './patient-portal.text.ts'

export const patientPortalText: typeof English = {
  title: 'Portal del paciente',
  description: 'Su equipo, su plan y su próximo paso en un solo lugar. Siempre gratis para pacientes.',
  badge: 'Siempre gratis para pacientes',
  heading: 'Su plan y su gente, en un solo lugar.',
  lead: `${brand.name} ayuda a que usted y su gestor de casos vayan al mismo paso. Usted ve qué sigue y puede escribirle a una persona de verdad.`,
  signUp: 'Abrir su cuenta',
  login: 'Entrar',
  example: 'Ver primero un ejemplo',
  giftsTitle: 'Qué encontrará',
  gifts: [
    {
      title: 'Una primera charla',
      body: 'Conteste unas preguntas con sus palabras. Una a la vez y sin prisa.',
    },
    { title: 'Su propia lista', body: 'Pasos pequeños hechos con sus respuestas, para saber qué sigue.' },
    { title: 'Su gestor de casos', body: 'Escríbale aquí. Verá su respuesta en cuanto la envíe.' },
    { title: 'Sus metas', body: 'Ponga sus metas, marque lo que ya hizo y vea cuánto ha avanzado.' },
  ],
  stepsTitle: 'Cómo se empieza',
  steps: [
    { label: 'Abra su cuenta', description: 'Su nombre, correo y teléfono. Toma dos minutos.' },
    {
      label: 'Tenga la primera charla',
      description: 'No diga lo que no quiera decir. Vuelva cuando quiera.',
    },
    {
      label: 'Reciba su lista',
      description: 'Ahí están sus próximos pasos, y su gestor de casos también los ve.',
    },
  ],
  careTitle: 'Hecho para su seguridad',
  care: [
    'Solo usted y su equipo pueden ver su registro. Usted puede ver quién lo abrió.',
    'Los títulos de las páginas y los correos no dicen de qué se trata.',
    'En una emergencia llame al 911. Para hablar con alguien a cualquier hora, llame o escriba al 988.',
  ],
  closingTitle: 'Cuando usted quiera.',
  closingBody: 'No necesita referencia ni tarjeta. Solo un nombre y dos minutos.',
}
