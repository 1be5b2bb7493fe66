import { brand } from '#lib/brand.ts'
import type { healthcareText as English } from './healthcare.text.ts'

export const healthcareText: typeof English = {
  title: 'Salud y salud mental',
  description: `${brand.name} para clínicas, hospitales y equipos de salud mental: un próximo paso con fecha para cada paciente, y la ayuda primero en una crisis.`,
  heading: 'La semana después del alta es cuando la gente se pierde.',
  lead: 'Una bolsa de papeles, una receta nueva, un teléfono sin saldo. Nadie soltó la mano a propósito. Solo faltaba un próximo paso con nombre y fecha.',
  shownTitle: 'La lista de la mañana, tal como es',
  shownLead:
    'Un paciente que escribió, una visita por confirmar, un paso vencido hace dos días: cada cosa tiene una línea, y la palabra que la resuelve.',
  demo: 'Pedir una demostración',
  security: 'Cómo se guardan los registros',
  picture: {
    label: 'La lista “Needs attention first” de un gestor de casos, con tres pacientes.',
    title: 'Lo primero de hoy',
    rows: [
      { name: 'Robert M.', step: 'Llamar por la medicina nueva, antes del 16 nov', state: 'Atrasado' },
      { name: 'Lena K.', step: 'Decir qué sigue y para cuándo', state: 'Sin próximo paso' },
      { name: 'Andre W.', step: 'Preguntar cómo fue la primera visita', state: 'Para hoy' },
    ],
  },
  dayTitle: 'Un martes en una clínica',
  dayLead:
    'Una gestora de casos, cuarenta y una personas a su cargo y seis minutos entre dos visitas. Las pantallas del equipo están en inglés; las del paciente, en los dos idiomas.',
  day: [
    {
      when: '8:05 AM',
      title: 'Tres nombres van primero',
      body: 'No tiene que buscar a quién se olvidó. Quien escribió, no tiene un próximo paso o ya se le pasó está en una sola lista, y quien lleva más tiempo esperando va primero.',
      where: 'Overview, “Needs attention first”',
    },
    {
      when: '9:20 AM',
      title: 'Un hombre salió ayer del hospital',
      body: 'Ella anota su nombre, correo y teléfono. Sale una invitación. Pone su próximo paso: una llamada por la medicina nueva, antes del jueves.',
      where: 'Patients, “Create New Patient” y “Set next step”',
    },
    {
      when: '11:40 AM',
      title: 'Él contesta desde el autobús',
      body: 'En su propio teléfono, en español, una pregunta a la vez. Se salta dos. En el túnel se corta la señal, y después sigue donde iba.',
      where: 'Portal del paciente, “Primeros pasos”',
    },
    {
      when: '1:15 PM',
      title: 'Una frase que no puede esperar',
      body: 'Una paciente escribe que ya no quiere estar aquí. Al momento ve el 988 y el 911, antes de cualquier otra respuesta. Su gestora encuentra una alerta al inicio de su pantalla y un correo que no nombra a nadie.',
      where: 'Safety alerts',
    },
    {
      when: '4:50 PM',
      title: 'La lista es corta y es cierta',
      body: 'Dos pasos están hechos y uno tiene nueva fecha. Mañana empieza con quien falta, no con una búsqueda entre notas de papel.',
      where: 'Overview y Checklist Status',
    },
  ],
  answersTitle: 'Lo que se escapa y lo que sostiene',
  answers: [
    {
      problem: '“La referencia se mandó. ¿Alguien contestó?”',
      answer: `${brand.name} no manda referencias a otras agencias. Cuida la promesa que hay detrás: una tarea o un próximo paso con fecha, que vuelve a aparecer cuando el día ya pasó.`,
    },
    {
      problem: '“Pidió que no llamáramos a la casa. Estaba en una nota de marzo.”',
      answer:
        'El paciente puede decir qué formas y qué horas son seguras, y si se puede dejar un recado. Está antes que el número en cada pantalla de su registro, y cada correo lo respeta.',
    },
    {
      problem: '“El portal está en inglés. Mis pacientes no.”',
      answer:
        'Todo lo que ve un paciente está en español y en inglés, en palabras sencillas, y sus correos también. El nombre que usa, sus pronombres y si necesita intérprete son parte del registro.',
    },
    {
      problem: '“Escribí veinte minutos y se cerró la sesión.”',
      answer:
        'Lo escrito se guarda mientras avanza, las respuestas del paciente y las notas de usted, y sigue ahí al volver a entrar. Un mensaje escrito sin señal espera y sale una sola vez cuando vuelve la línea.',
    },
  ],
  rulesTitle: 'Las normas de su campo',
  rulesLead: 'Qué piden, qué hacemos por ellas y qué no puede hacer por usted ningún programa.',
  rules: [
    {
      name: 'HIPAA',
      asks: 'La regla de seguridad pide una cuenta por persona, acceso según el puesto, un registro de quién miró y una forma de saber que nada fue alterado. La regla de privacidad da al paciente derecho a su registro.',
      here: 'Cada persona tiene su propia cuenta. La base de datos decide quién ve qué. Abrir o cambiar un registro deja una entrada que se puede sumar, pero no reescribir. El paciente puede descargar lo que se guarda sobre él.',
      yours:
        'Su análisis de riesgos, sus políticas y su capacitación, y un acuerdo de socio comercial con quien opera su copia. Ninguna agencia certifica programas para HIPAA, y no decimos tener un certificado.',
    },
    {
      name: '42 CFR Parte 2',
      asks: 'Los registros de un programa con ayuda federal para el consumo de sustancias solo se comparten con consentimiento por escrito o por una excepción. Un aviso acompaña lo compartido, y los registros tienen una protección fuerte en la corte.',
      here: 'Nada sale de su organización por sí solo. No hay una red compartida donde buscar, y no se puede dar a otra organización una ventana a la suya. Adentro, cada gestor ve solo a sus pacientes.',
      yours:
        'Los consentimientos y el aviso. Aquí todavía no se registran consentimientos de la Parte 2, y una descarga no lleva el aviso. Deje ese proceso donde está hoy.',
    },
    {
      name: 'Acceso en su idioma (Sección 1557)',
      asks: 'Quien habla poco inglés tiene derecho a ayuda gratis y a tiempo en su idioma en programas de salud que reciben dinero federal.',
      here: 'Las pantallas y los correos del paciente están en español y en inglés, con direcciones propias. El registro muestra quién necesita intérprete y de qué idioma.',
      yours: 'Los intérpretes, los otros idiomas y su aviso de disponibilidad.',
    },
  ],
  partsLead: 'Empiece por donde más duele.',
  parts: [
    {
      to: '/product/messaging',
      why: 'El paciente escribe entre dos visitas y usted lo ve al momento. Gratis para los dos.',
    },
    {
      to: '/product/ai-copilot',
      why: 'Cómo la ayuda va antes que el asistente, y lo que la guía nunca hace.',
    },
    {
      to: '/product/case-files',
      why: 'Todo sobre una persona en una página: paso, tareas, lista y contacto.',
    },
  ],
  closingTitle: 'Traiga su alta más difícil.',
  closingBody: `${brand.demoMinutes} minutos, sus preguntas y ninguna diapositiva. Respondemos en un día hábil.`,
  closingSecond: 'Seguridad y confianza',
}
