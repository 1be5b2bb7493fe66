import { brand } from '#lib/brand.ts'
import type { healthcareText as English } from './healthcare.text.ts'

export const healthcareText: typeof English = {
  title: 'Salud y salud mental',
  description: `${brand.name} para clínicas, hospitales y equipos de salud mental.`,
  lead: `Entre una visita y otra se pierden muchas cosas: la referencia que nadie contestó, el formulario que quedó en una bolsa, la persona que dejó de responder. ${brand.name} mantiene a todo el equipo en una misma línea.`,
  points: [
    {
      title: 'Después del alta',
      body: 'Un próximo paso con fecha y con alguien a cargo, para que la primera semana en casa no sea la semana en que todos sueltan la mano.',
    },
    {
      title: 'Entre visitas',
      body: 'Los pacientes escriben a su gestor de casos desde el teléfono. Sin instalar nada y sin pagar nada.',
    },
    {
      title: 'En todo el equipo',
      body: 'El gestor de casos y el especialista ven el mismo registro. Quien no debe verlo, no puede.',
    },
  ],
  note: `Esta página crecerá para mostrar un alta médica día por día. Mientras tanto, la forma más rápida de ver ${brand.name} es una demostración.`,
}
