import { brand } from '#lib/brand.ts'
import type { caseFilesText as English } from './case-files.text.ts'

export const caseFilesText: typeof English = {
  title: 'Expedientes y procesos',
  description: `Una página por persona en ${brand.name}: próximo paso, tareas con fecha, lista, contacto seguro e historia, abierta solo a quien puede verla.`,
  heading: 'Todo sobre una persona, en una página.',
  lead: 'Ni cinco pestañas, ni tres contraseñas, ni una carpeta compartida. Usted abre a una persona y ve qué sigue, qué se prometió, cómo contactarla sin riesgo y qué pasó desde la última vez.',
  shownTitle: 'Lo que hay que saber antes de marcar',
  shownLead:
    'Cómo comunicarse sin riesgo está antes que el número. Al lado están el próximo paso y el último contacto.',
  demo: 'Pedir una demostración',
  pricing: 'Ver los precios',
  picture: {
    label:
      'La página de una paciente: cómo le gusta que la llamen, su próximo paso, dos tareas y cómo contactarla sin riesgo.',
    name: 'Rosa',
    full: 'Nombre completo: Rosario Delgado',
    badges: ['Activa', 'ella', 'Lee español', 'Intérprete: español'],
    step: 'Próximo paso',
    stepWhat: 'Acompañarla a la clínica',
    stepWhen: 'Antes del vie, 20 nov',
    tasks: 'Tareas',
    taskRows: [
      { title: 'Traer dos talones de pago', state: 'Completada' },
      { title: 'Firmar el contrato de renta', state: 'Para el 19 nov' },
    ],
    safe: 'Cómo contactarla sin riesgo',
    safeLines: ['Se le puede mandar texto', 'No dejar recado', 'De 9:00 a 15:00, hora de ella'],
  },
  todayTitle: 'Qué hay en la página',
  today: [
    {
      title: 'Un próximo paso con fecha',
      body: 'Una línea: qué sigue y para cuándo. Cuando el día ya pasó, la persona aparece sola en su lista.',
      where: 'Next step',
    },
    {
      title: 'Tareas que contestan',
      body: 'Ponga una tarea con prioridad y fecha. El paciente la ve en su portal, la marca como completa y a usted le avisan.',
      where: 'Tasks',
    },
    {
      title: 'Una lista en palabras sencillas',
      body: 'Ocho partes de la vida, y un próximo paso para cada punto abierto. Márquenla juntos y guarden una nota que los dos pueden leer.',
      where: 'Checklist',
    },
    {
      title: 'Primero, el contacto seguro',
      body: 'Qué formas y qué horas están bien, y si se puede dejar un recado: lo elige el propio paciente.',
      where: 'How to reach them safely',
    },
    {
      title: 'El nombre que usa',
      body: 'El nombre preferido, los pronombres, el idioma y el intérprete están arriba, donde nadie deja de verlos.',
      where: 'Página del paciente',
    },
    {
      title: 'La historia mientras pasa',
      body: 'Los mensajes, formularios, tareas cumplidas y puntos logrados llegan a la actividad mientras usted mira. No hay que volver a cargar nada.',
      where: 'Activity',
    },
    {
      title: 'Una nota y lo que sigue',
      body: 'Un solo acto: qué pasó, el próximo paso y su cita. Una nota firmada queda como estaba, y lo que se añade después lo dice.',
      where: 'Notes',
    },
    {
      title: 'Una persona, un registro',
      body: 'Quien se parece a alguien que ya está se muestra antes de abrir otro registro. Dos registros se vuelven uno, y se puede deshacer por 30 días.',
      where: '“Create New Patient” y Administración',
    },
  ],
  moveTitle: 'Cuando una persona cambia de manos',
  moveLead: 'El personal se va. El registro no debe irse.',
  move: [
    {
      label: 'El administrador asigna',
      description:
        'A una persona, o todos los casos de alguien en un paso revisado, a uno o a varios colegas.',
    },
    {
      label: 'El nuevo gestor tiene todo',
      description: 'Próximo paso, tareas, lista y los mensajes con su historia.',
    },
    {
      label: 'El anterior ya no tiene nada',
      description: 'El acceso termina al momento, también en las páginas abiertas.',
    },
    {
      label: 'El cambio queda anotado',
      description: 'Quién lo hizo y cuándo, en un registro que no se puede reescribir.',
    },
  ],
  never: [
    'No abre ningún registro a otra organización.',
    'No le muestra al equipo a nadie que no esté a su cuidado.',
    'No le quita al paciente lo que el paciente escribió: sus notas siguen siendo suyas.',
    'No manda referencias a otras agencias.',
  ],
  later: [
    'Firmar en la pantalla un documento que se subió. Un formulario puede pedir una firma; la página que se firmó en papel se sube en foto o PDF.',
  ],
  whoLead:
    'La página viene con todos los planes. Para el equipo, subir archivos es Premium; leerlos no lo es nunca, y el paciente manda los suyos gratis.',
  uses: [
    {
      who: 'Gestores',
      does: 'Sus propios casos: crear, poner el próximo paso y las tareas, marcar la lista, escribir.',
    },
    {
      who: 'Especialistas',
      does: 'Los pacientes que tienen asignados: leer, escribir, poner el próximo paso, metas y tareas.',
    },
    {
      who: 'Administradores',
      does: 'Todos los pacientes de la organización: crear, importar de un archivo, cambiar, asignar, unir y, si lo piden, borrar.',
    },
    { who: 'Pacientes', does: 'Su propio registro en su propio portal, y quién lo abrió.' },
  ],
  closingTitle: 'Abra a una persona. Vea todo.',
  closingBody: `${brand.demoMinutes} minutos en una copia con personas de muestra. Traiga el caso que nunca cabe en el formulario.`,
}
