import type { demoPortalText as English } from './demo-portal.text.ts'

export const demoPortalText: typeof English = {
  title: 'Un portal de ejemplo',
  description: 'Vea un portal del paciente con datos inventados.',
  lead: 'Mire antes de registrarse. El ejemplo es de Jordan, que no existe: tres metas, tres mensajes, dos citas y tres documentos.',
  points: [
    { title: 'Mis metas', body: 'En qué trabaja Jordan, en pasos pequeños.' },
    { title: 'Mensajes', body: 'Qué escribió el gestor de casos y qué contestó Jordan.' },
    { title: 'Citas y documentos', body: 'Cuándo es la próxima cita y qué llevar.' },
  ],
  note: 'El ejemplo se está preparando en esta página. El portal de verdad ya está abierto, y siempre es gratis para pacientes.',
}
