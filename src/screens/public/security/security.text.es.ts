import { brand } from '#lib/brand.ts'
import type { securityText as English } from './security.text.ts'

export const securityText: typeof English = {
  title: 'Seguridad y confianza',
  description: `Cómo protege ${brand.name} la historia de una vida.`,
  lead: 'El registro de una persona es la historia de una vida, no una fila de datos. Por eso la regla de quién puede leerlo vive en la propia base de datos, donde ninguna pantalla puede olvidarla.',
  points: [
    {
      title: 'Cada puesto ve su parte',
      body: 'Administrador, gestor de casos, especialista y paciente son papeles separados de la base de datos, hasta cada campo.',
    },
    {
      title: 'Cada mirada queda anotada',
      body: 'Abrir un registro, una conversación o un archivo deja una entrada que nadie puede cambiar.',
    },
    {
      title: 'Una organización, un muro',
      body: 'Ningún registro de una organización se alcanza desde otra.',
    },
    {
      title: 'IA bajo control',
      body: 'Nombres, direcciones y números se quitan antes de que un modelo lea una palabra. Se puede apagar.',
    },
    { title: 'Sus datos son suyos', body: 'Los pacientes ven quién abrió su registro y pueden llevárselo.' },
    {
      title: 'Hecho pensando en las normas',
      body: 'HIPAA, 42 CFR Parte 2, FERPA y GDPR dieron forma a los registros, el consentimiento y el borrado.',
    },
  ],
  note: 'Esta página crecerá para describir cada control por completo. Si hoy necesita una respuesta para una revisión, escríbanos.',
}
